import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type OutboxAnswer, outboxAnswer, outboxLetterAnswer } from '../../../domain/admin/outbox.ts'
import type { LetterState } from '../../../domain/mail/letters.ts'
import { SECOND } from '../../../domain/time/durations.ts'
import { showToast } from '../../../web/ui/toast.ts'
import { callApi, describeFailure } from '../../data/api.ts'

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

/** Tries a failed letter again; wherever letters are shown, they are asked for anew. */
export function useRetry() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) =>
      callApi(outboxLetterAnswer, `/api/admin/outbox/${id}/retry`, { method: 'POST' }),
    onSuccess: () => showToast({ title: 'The letter is being tried again' }),
    onError: (error) =>
      showToast({
        kind: 'alert',
        title: 'We couldn’t try the letter again',
        description: describeFailure(error),
      }),
    onSettled: () => {
      for (const area of ['outbox', 'messages', 'issues'])
        void client.invalidateQueries({ queryKey: ['admin', area] })
    },
  })
}
