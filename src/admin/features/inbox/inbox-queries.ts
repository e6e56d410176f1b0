import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import {
  type InboxMessage,
  type MessageState,
  messageAnswer,
  messageListAnswer,
} from '../../../domain/admin/inbox.ts'
import { callApi } from '../../data/api.ts'
import { WATCH_EVERY } from '../outbox/outbox-queries.ts'

const PER_PAGE = 30

export interface InboxFilter {
  q: string
  /** Null shows everything but spam. */
  state: MessageState | null
}

/** The messages of a filter, newest first. New ones come in by themselves, so each visit asks anew. */
export function messagePages({ q, state }: InboxFilter) {
  return infiniteQueryOptions({
    queryKey: ['admin', 'messages', 'list', { q, state }],
    queryFn: ({ pageParam, signal }) => {
      const search = new URLSearchParams({ limit: String(PER_PAGE), page: String(pageParam) })
      if (q) search.set('q', q)
      if (state) search.set('state', state)
      return callApi(messageListAnswer, `/api/admin/messages?${search}`, { signal })
    },
    initialPageParam: 1,
    getNextPageParam: ({ total }, _pages, page) => (page * PER_PAGE < total ? page + 1 : undefined),
    refetchOnMount: 'always',
  })
}

/** One message, looked after while its letters are on their way. */
export function messageQuery(id: number) {
  return queryOptions({
    queryKey: ['admin', 'messages', 'one', id],
    queryFn: async ({ signal }) =>
      (await callApi(messageAnswer, `/api/admin/messages/${id}`, { signal })).message,
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) => (data && hasLettersOnTheirWay(data) ? WATCH_EVERY : false),
  })
}

function hasLettersOnTheirWay({ letters }: InboxMessage): boolean {
  return letters.some(({ state }) => state === 'waiting' || state === 'sending')
}
