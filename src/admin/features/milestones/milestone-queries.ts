import type { QueryClient } from '@tanstack/react-query'
import { milestoneCalls } from '../../../domain/site/overview-calls.ts'
import { readOf } from '../../data/calls.ts'

/** The milestones the coach has not been told of; fetched where one may just have been reached, never by itself. */
export const milestonesQuery = readOf(
  milestoneCalls.list,
  {},
  { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY },
)

/** Looks whether something is out for the first time. Without an answer it is told at the next occasion. */
export function lookForMilestones(client: QueryClient): Promise<void> {
  return client.prefetchQuery({ ...milestonesQuery, staleTime: 0 })
}
