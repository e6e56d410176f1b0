import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import {
  type InboxMessage,
  type MessageState,
  messageAnswer,
  messageListAnswer,
} from '../../../domain/admin/inbox.ts'
import { MINUTE } from '../../../domain/time/durations.ts'
import { showToast } from '../../../web/ui/toast.ts'
import { callApi, describeFailure } from '../../data/api.ts'
import { reportError } from '../editor/report-error.ts'
import { WATCH_EVERY } from '../outbox/outbox-queries.ts'
import { MESSAGE_STATE_WORDS } from './message-words.ts'

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

/** How many messages nobody has opened yet, asked anew every minute. */
export function unreadMessagesQuery() {
  return queryOptions({
    queryKey: ['admin', 'messages', 'list', 'unread'],
    queryFn: async ({ signal }) =>
      (await callApi(messageListAnswer, '/api/admin/messages?limit=1&state=unread', { signal })).counts
        .unread,
    refetchInterval: MINUTE,
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

function hasLettersOnTheirWay({ letters, replies }: InboxMessage): boolean {
  const all = [...letters, ...replies.flatMap(({ letter }) => letter ?? [])]
  return all.some(({ state }) => state === 'waiting' || state === 'sending')
}

async function saveState(id: number, state: MessageState): Promise<InboxMessage> {
  const call = { method: 'PUT', body: { state } } as const
  return (await callApi(messageAnswer, `/api/admin/messages/${id}`, call)).message
}

/** Takes a message as it is now: it and every list show it so. */
export function takeMessage(client: QueryClient, message: InboxMessage): void {
  client.setQueryData(messageQuery(message.id).queryKey, message)
  void client.invalidateQueries({ queryKey: ['admin', 'messages', 'list'] })
  void client.invalidateQueries({ queryKey: ['admin', 'overview'] })
}

/** Marks an unread message as read when it is first opened (CONTACT-INBOX-1). */
export function useMarkAsRead({ id, state }: InboxMessage): void {
  const client = useQueryClient()
  const opened = useRef<number>(null)
  useEffect(() => {
    if (opened.current === id) return
    opened.current = id
    if (state !== 'unread') return
    // It stays unread where that fails, and is marked the next time.
    saveState(id, 'read').then((message) => takeMessage(client, message), reportError)
  }, [client, id, state])
}

/** Moves a message to another state, and says so. */
export function useMessageState(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (state: MessageState) => saveState(id, state),
    onSuccess: (message) => {
      takeMessage(client, message)
      showToast({ title: MESSAGE_STATE_WORDS[message.state].done })
    },
    onError: (error) =>
      showToast({
        kind: 'alert',
        title: 'We couldn’t move the message',
        description: describeFailure(error),
      }),
  })
}

interface OpenedMessage {
  id: number | null
  /** The address of this page with a message opened. */
  hrefOf: (id: number) => string
  close: () => void
}

/** Which message is open. It stands in the address, so that the way back closes it. */
export function useOpenedMessage(): OpenedMessage {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const asked = search.get('id') ?? ''
  const id = /^[1-9]\d{0,14}$/.test(asked) ? Number(asked) : null
  const hrefWith = (opened: number | null) => {
    const next = new URLSearchParams(search)
    if (opened === null) next.delete('id')
    else next.set('id', String(opened))
    return next.size === 0 ? '/admin/messages' : `/admin/messages?${next}`
  }
  const lastId = useRef(id)
  useEffect(() => {
    // Back to the line it was opened from.
    if (id === null) document.getElementById(`message-${lastId.current}`)?.focus()
    lastId.current = id
  }, [id])
  return {
    id,
    hrefOf: hrefWith,
    close: () => void navigate(hrefWith(null), { replace: true, preventScrollReset: true }),
  }
}
