import type { QueryClient } from '@tanstack/react-query'
import { milestoneCalls } from '../../../domain/site/overview-calls.ts'
import { readOf } from '../../data/calls.ts'

/** The milestones not yet shown to the coach; fetched where one may just have been reached, never automatically. */
export const milestonesQuery = readOf(
  milestoneCalls.list,
  {},
  { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY },
)

/** Checks whether something was published for the first time. On failure it is shown at the next occasion. */
export function checkMilestones(client: QueryClient): Promise<void> {
  return client.prefetchQuery({ ...milestonesQuery, staleTime: 0 })
}
