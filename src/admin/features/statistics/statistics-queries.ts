import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { forwardsAnswer } from '../../../domain/statistics/forward.ts'
import { lastDays, type Period } from '../../../domain/statistics/periods.ts'
import { statisticsSchema, surroundingsSchema } from '../../../domain/statistics/statistics.ts'
import { SECOND } from '../../../domain/time/durations.ts'
import { callApi } from '../../data/api.ts'

/** Who reads now is asked so often, while the tab is looked at. */
const LIVE_EVERY_MS = 30 * SECOND
const PATH = '/api/admin/statistics'
/** What all numbers stand under. */
export const STATISTICS_KEY = ['admin', 'statistics'] as const

const search = ({ from, to }: Period) => new URLSearchParams({ from, to })

/** The numbers of some days. Visits come in by themselves, so each look asks anew; meanwhile the former stay. */
export function statisticsQuery(period: Period) {
  return queryOptions({
    queryKey: [...STATISTICS_KEY, 'period', period],
    queryFn: ({ signal }) => callApi(statisticsSchema, `${PATH}?${search(period)}`, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

/** The days before those, and what was new. */
export function surroundingsQuery(period: Period) {
  return queryOptions({
    queryKey: [...STATISTICS_KEY, 'surroundings', period],
    queryFn: ({ signal }) =>
      callApi(surroundingsSchema, `${PATH}/surroundings?${search(period)}`, { signal }),
    refetchOnMount: 'always',
  })
}

/** Who reads now; it rests while the tab is hidden. */
export function liveQuery(today: string) {
  return queryOptions({
    queryKey: [...STATISTICS_KEY, 'live', today],
    queryFn: ({ signal }) => callApi(statisticsSchema, `${PATH}?${search(lastDays(1, today))}`, { signal }),
    select: ({ live }) => live,
    refetchInterval: LIVE_EVERY_MS,
    refetchOnMount: 'always',
  })
}

/** Missed addresses that lead to a page. */
export const forwardsQuery = queryOptions({
  queryKey: ['admin', 'forwards'],
  queryFn: ({ signal }) => callApi(forwardsAnswer, '/api/admin/forwards', { signal }),
})

/** The numbers as a spreadsheet. */
export function csvPath(period: Period): string {
  return `${PATH}.csv?${search(period)}`
}
