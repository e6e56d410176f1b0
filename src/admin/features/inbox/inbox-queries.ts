import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { type InboxMessage, type MessageState, messageCalls } from '../../../domain/contact/message-calls.ts'
import { parseId } from '../../../domain/items/item-address.ts'
import type { LetterKind } from '../../../domain/mail/letters.ts'
import { MINUTE } from '../../../domain/time/durations.ts'
import { showToast } from '../../../web/ui/toast.ts'
import { pagesOf, readOf, useChange } from '../../data/calls.ts'
import { reportError } from '../../data/report-error.ts'
import type { BadgeLook } from '../../ui/badges.tsx'
import { WATCH_EVERY } from '../outbox/outbox-queries.ts'

export const MESSAGE_STATE_WORDS: Record<MessageState, { label: string; look: BadgeLook; done: string }> = {
  unread: { label: 'Unread', look: 'open', done: 'Marked as unread' },
  read: { label: 'Read', look: 'quiet', done: 'Marked as read' },
  answered: { label: 'Answered', look: 'good', done: 'Marked as answered' },
  archived: { label: 'Archived', look: 'quiet', done: 'Moved to the archive' },
  spam: { label: 'Spam', look: 'bad', done: 'Set aside as spam' },
}

/** Returns the name of a letter about a message, shown with the message itself. */
export function nameMessageLetter(kind: LetterKind, firstName: string): string {
  return kind === 'contact_to_coach' ? 'The message by mail, to you' : `Thanks for writing, to ${firstName}`
}

const PER_PAGE = 30

export interface InboxFilter {
  q: string
  /** Null shows everything but spam. */
  state: MessageState | null
}

/** Returns the query for the messages of a filter, newest first, fetched on each visit: new ones arrive on their own. */
export function messagePages(filter: InboxFilter) {
  return pagesOf(messageCalls.list, PER_PAGE, filter, { refetchOnMount: 'always' })
}

export function unreadMessagesQuery() {
  return readOf(messageCalls.list, { query: { limit: 1, state: 'unread' } }, { refetchInterval: MINUTE })
}

/** Returns the query for one message, polled while its letters are being sent. */
export function messageQuery(id: number) {
  return readOf(
    messageCalls.read,
    { params: { id } },
    {
      refetchOnMount: 'always',
      refetchInterval: ({ state: { data } }) =>
        data && hasLettersOnTheirWay(data.message) ? WATCH_EVERY : false,
    },
  )
}

function hasLettersOnTheirWay({ letters, replies }: InboxMessage): boolean {
  const all = [...letters, ...replies.flatMap(({ letter }) => letter ?? [])]
  return all.some(({ state }) => state === 'waiting' || state === 'sending')
}

/**
 * Marks an unread message as read when it is first opened (CONTACT-INBOX-1).
 *
 * @param isFresh whether it was fetched since it was opened: one that the list shows as unread may be answered by now
 */
export function useMarkAsRead({ id, state }: InboxMessage, isFresh: boolean): void {
  // On failure it stays unread, and is marked the next time.
  const { mutate } = useChange(messageCalls.move, { onError: reportError })
  const opened = useRef<number>(null)
  useEffect(() => {
    if (!isFresh || opened.current === id) return
    opened.current = id
    if (state === 'unread') mutate({ params: { id }, body: { state: 'read' } })
  }, [id, state, isFresh, mutate])
}

export function useMoveMessage() {
  return useChange(messageCalls.move, {
    failure: 'We couldn’t move the message',
    onSuccess: ({ message }) => showToast({ title: MESSAGE_STATE_WORDS[message.state].done }),
  })
}

interface OpenedMessage {
  id: number | null
  /** The address of this page with a message opened. */
  hrefOf: (id: number) => string
  close: () => void
}

/** Returns which message is open. The address contains it, so that going back closes it. */
export function useOpenedMessage(): OpenedMessage {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const id = parseId(search.get('id') ?? '')
  const hrefWith = (opened: number | null) => {
    const next = new URLSearchParams(search)
    if (opened === null) next.delete('id')
    else next.set('id', String(opened))
    return next.size === 0 ? '/admin/messages' : `/admin/messages?${next}`
  }
  const lastId = useRef(id)
  useEffect(() => {
    // The focus returns to the row from which the message was opened.
    if (id === null) document.getElementById(`message-${lastId.current}`)?.focus()
    lastId.current = id
  }, [id])
  return {
    id,
    hrefOf: hrefWith,
    close: () => void navigate(hrefWith(null), { replace: true, preventScrollReset: true }),
  }
}
