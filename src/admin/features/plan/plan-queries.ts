import { planCalls } from '../../../domain/newsletter/plan-calls.ts'
import { readOf } from '../../data/calls.ts'

export const PLAN_PATH = '/admin/plan'

export function planQuery() {
  return readOf(planCalls.list, {}, { refetchOnMount: 'always' })
}

/** Returns the query for one day, as it is when its form is opened. */
export function planDayQuery(day: string) {
  return readOf(
    planCalls.read,
    { params: { day } },
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnReconnect: false },
  )
}
