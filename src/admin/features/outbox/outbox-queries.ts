import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { type OutboxAnswer, outboxAnswer } from '../../../domain/admin/outbox.ts'
import type { LetterState } from '../../../domain/mail/letters.ts'
import { SECOND } from '../../../domain/time/durations.ts'
import { callApi } from '../../data/api.ts'

const PER_PAGE = 30
/** How often letters that are on their way are looked after. */
export const WATCH_EVERY = 4 * SECOND

/** The letters in a state, or all of them, newest first. */
export function outboxPages(state: LetterState | null) {
  return infiniteQueryOptions({
    queryKey: ['admin', 'outbox', 'list', { state }],
    queryFn: ({ pageParam, signal }) => {
      const search = new URLSearchParams({ limit: String(PER_PAGE), page: String(pageParam) })
      if (state) search.set('state', state)
      return callApi(outboxAnswer, `/api/admin/outbox?${search}`, { signal })
    },
    initialPageParam: 1,
    getNextPageParam: ({ total }, _pages, page) => (page * PER_PAGE < total ? page + 1 : undefined),
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) => watchWhileGoingOut(data?.pages[0]?.counts),
  })
}

function watchWhileGoingOut(counts: OutboxAnswer['counts'] | undefined): number | false {
  return counts && counts.waiting + counts.sending > 0 ? WATCH_EVERY : false
}

/** How mail is doing, without the letters. */
export function mailHealthQuery() {
  return queryOptions({
    queryKey: ['admin', 'outbox', 'health'],
    queryFn: async ({ signal }) => {
      const { counts, health } = await callApi(outboxAnswer, '/api/admin/outbox?limit=1', { signal })
      return { counts, health }
    },
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) => watchWhileGoingOut(data?.counts),
  })
}
