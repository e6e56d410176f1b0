import { useQuery } from '@tanstack/react-query'
import { Archive, ArrowLeft, CheckCheck, MailOpen, ShieldAlert, ShieldCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { InboxMessage, MessageState } from '../../../domain/contact/message-calls.ts'
import { formatDateAndTime } from '../../../domain/time/zoned-time.ts'
import { LoadingText, Skeleton } from '../../../web/ui/skeleton.tsx'
import { ApiError } from '../../data/api.ts'
import { useSite } from '../../data/use-site.ts'
import { StateBadge } from '../../ui/badges.tsx'
import { LineButton } from '../../ui/buttons.tsx'
import { EmptyState, FailureNote } from '../../ui/list-states.tsx'
import { DeliveryState } from '../outbox/delivery-state.tsx'
import {
  MESSAGE_STATE_WORDS,
  messageQuery,
  nameMessageLetter,
  useMarkAsRead,
  useMoveMessage,
} from './inbox-queries.ts'
import { Replies, ReplyForm } from './message-reply.tsx'

interface MessageViewProps {
  id: number
  /** The same as the list has it, shown until the answer comes. */
  listed: InboxMessage | undefined
  onClose: () => void
}

export function MessageView({ id, listed, onClose }: MessageViewProps) {
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    ...messageQuery(id),
    placeholderData: listed && { message: listed },
  })
  return (
    <section
      aria-label="Message"
      className="min-w-0 rounded-field border-[1.5px] border-line bg-surface xl:sticky xl:top-8 xl:max-h-[calc(100dvh-4rem)] xl:overflow-y-auto"
    >
      <button
        type="button"
        onClick={onClose}
        className="ml-2 inline-flex min-h-12 items-center gap-2 px-2 text-small font-semibold hover:underline xl:hidden"
      >
        <ArrowLeft aria-hidden className="size-4.5" />
        All messages
      </button>
      {data ? (
        <OpenMessage message={data.message} isFresh={isFetchedAfterMount} />
      ) : error instanceof ApiError && error.status === 404 ? (
        <EmptyState picture="glass" title="This message isn’t here">
          It may have been removed.
        </EmptyState>
      ) : error ? (
        <FailureNote onRetry={() => void refetch()}>We couldn’t load the message.</FailureNote>
      ) : (
        <div className="grid gap-3 p-5">
          <LoadingText>Loading message...</LoadingText>
          <Skeleton className="h-8 w-3/5" />
          <Skeleton className="h-40" />
        </div>
      )}
    </section>
  )
}

function OpenMessage({ message, isFresh }: { message: InboxMessage; isFresh: boolean }) {
  const { time_zone } = useSite()
  const heading = useRef<HTMLHeadingElement>(null)
  const { id } = message
  useMarkAsRead(message, isFresh)
  useEffect(() => {
    // It may come late: what is being typed meanwhile goes on where it is typed.
    if (!document.activeElement?.matches('input, textarea')) heading.current?.focus()
  }, [id])
  const { label, look } = MESSAGE_STATE_WORDS[message.state]
  return (
    <>
      <div className="grid gap-4 border-b-[1.5px] border-line px-4 pt-2 pb-5 sm:px-6 xl:pt-6">
        <div className="grid gap-2">
          <h2 ref={heading} tabIndex={-1} className="type-h3 wrap-anywhere focus:outline-none">
            {message.subject}
          </h2>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
            <span className="font-[650] wrap-anywhere">
              {message.first_name} {message.last_name}
            </span>
            <span className="wrap-anywhere text-muted">{message.email}</span>
          </p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-label text-muted">
            <StateBadge look={look}>{label}</StateBadge>
            <time dateTime={message.received_at}>
              {formatDateAndTime(message.received_at, time_zone)} ({time_zone})
            </time>
          </p>
        </div>
        <MessageActions message={message} />
      </div>
      <p className="max-w-(--hf-measure) px-4 py-6 whitespace-pre-wrap wrap-anywhere sm:px-6">
        {message.message}
      </p>
      <Replies message={message} />
      {message.state !== 'spam' && <ReplyForm key={id} message={message} />}
      <section
        aria-labelledby={`letters-of-${id}`}
        className="grid gap-3 border-t-[1.5px] border-line px-4 py-5 sm:px-6"
      >
        <h3 id={`letters-of-${id}`} className="font-body text-small font-bold">
          Emails about it
        </h3>
        <MessageLetters message={message} />
      </section>
    </>
  )
}

const MOVES = [
  { to: 'answered', label: 'Mark as answered', icon: CheckCheck, from: ['unread', 'read', 'archived'] },
  { to: 'archived', label: 'Archive', icon: Archive, from: ['unread', 'read', 'answered'] },
  { to: 'unread', label: 'Mark as unread', icon: MailOpen, from: ['read', 'answered', 'archived'] },
  { to: 'spam', label: 'Spam', icon: ShieldAlert, from: ['unread', 'read', 'answered', 'archived'] },
  { to: 'unread', label: 'Not spam', icon: ShieldCheck, from: ['spam'] },
] as const satisfies { to: MessageState; label: string; icon: typeof Archive; from: MessageState[] }[]

function MessageActions({ message }: { message: InboxMessage }) {
  const move = useMoveMessage()
  const moves = MOVES.filter(({ from }) => from.some((state) => state === message.state))
  return (
    <div className="-mx-3 grid grid-cols-[auto_auto] justify-start gap-y-1 sm:flex sm:flex-wrap">
      {moves.map(({ to, label, icon: Icon }) => (
        <LineButton
          icon={Icon}
          key={label}
          disabled={move.isPending}
          onClick={() => move.mutate({ params: { id: message.id }, body: { state: to } })}
          className="justify-start border-transparent px-3 text-muted hover:text-ink"
        >
          {label}
        </LineButton>
      ))}
    </div>
  )
}

function MessageLetters({ message }: { message: InboxMessage }) {
  const letters = message.letters.filter(({ kind }) => kind !== 'contact_reply')
  if (letters.length === 0) {
    return (
      <p className="text-small text-muted">
        {message.state === 'spam'
          ? 'No email was sent: it looked like spam.'
          : message.replies.length > 0
            ? 'No other email was sent.'
            : 'No email was sent about it.'}
      </p>
    )
  }
  return (
    <ul className="grid gap-4">
      {letters.map((letter) => {
        const name = nameMessageLetter(letter.kind, message.first_name)
        return (
          <li key={letter.id} className="grid gap-1.5">
            <p className="text-small font-semibold wrap-anywhere">{name}</p>
            <DeliveryState delivery={letter} name={name} />
          </li>
        )
      })}
    </ul>
  )
}
