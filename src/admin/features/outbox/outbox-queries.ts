import type { LetterState } from '../../../domain/mail/letters.ts'
import { type OutboxAnswer, outboxCalls } from '../../../domain/mail/outbox-calls.ts'
import { SECOND } from '../../../domain/time/durations.ts'
import { showToast } from '../../../web/ui/toast.ts'
import { pagesOf, readOf, useChange } from '../../data/calls.ts'

const PER_PAGE = 30
/** Polling interval of letters being sent. */
export const WATCH_EVERY = 4 * SECOND

/** Returns the query for the letters in a state, or all of them, newest first. */
export function outboxPages(state: LetterState | null) {
  return pagesOf(
    outboxCalls.list,
    PER_PAGE,
    { state },
    {
      refetchOnMount: 'always',
      refetchInterval: (query) => watchWhileGoingOut(query.state.data?.pages[0]?.counts),
    },
  )
}

function watchWhileGoingOut(counts: OutboxAnswer['counts'] | undefined): number | false {
  return counts && counts.waiting + counts.sending > 0 ? WATCH_EVERY : false
}

/** Returns the query for the state of mail, without the letters. */
export function mailHealthQuery() {
  return readOf(
    outboxCalls.list,
    { query: { limit: 1 } },
    {
      refetchOnMount: 'always',
      refetchInterval: ({ state: { data } }) => watchWhileGoingOut(data?.counts),
    },
  )
}

export function useRetry() {
  return useChange(outboxCalls.retry, {
    failure: 'We couldn’t try the letter again',
    onSuccess: () => showToast({ title: 'The letter is being tried again' }),
  })
}
