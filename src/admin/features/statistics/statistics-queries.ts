import { keepPreviousData } from '@tanstack/react-query'
import { addressOf } from '../../../domain/api/call.ts'
import { lastDays, type Period } from '../../../domain/statistics/statistics.ts'
import { forwardCalls, statisticsCalls } from '../../../domain/statistics/statistics-calls.ts'
import { SECOND } from '../../../domain/time/durations.ts'
import { readOf } from '../../data/calls.ts'

/** Polling interval of live visitors while the tab is visible. */
const LIVE_EVERY_MS = 30 * SECOND

/** Returns the query for the numbers of some days, fetched on each view; the former ones stay until they arrive. */
export function statisticsQuery(period: Period) {
  const query = readOf(statisticsCalls.read, { query: period }, { refetchOnMount: 'always' })
  return { ...query, placeholderData: keepPreviousData }
}

/** Returns the query for the preceding days, and what was new. */
export function surroundingsQuery(period: Period) {
  return readOf(statisticsCalls.surroundings, { query: period }, { refetchOnMount: 'always' })
}

/** Returns the query for the live visitors, part of today's numbers; not refreshed while the tab is hidden. */
export function liveQuery(today: string) {
  return readOf(
    statisticsCalls.read,
    { query: lastDays(1, today) },
    { refetchInterval: LIVE_EVERY_MS, refetchOnMount: 'always' },
  )
}

export const forwardsQuery = readOf(forwardCalls.list, {})

export function csvPath(period: Period): string {
  return `/api${addressOf({ path: '/admin/statistics.csv' }, { query: { ...period } })}`
}
