import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { InboxMessage } from '../../../domain/admin/inbox.ts'
import { formatDateAndTime } from '../../../domain/time/zoned-time.ts'
import { LoadingText, Skeleton } from '../../../web/ui/skeleton.tsx'
import { ApiError } from '../../data/api.ts'
import { useSite } from '../../data/use-site.ts'
import { StateBadge } from '../../ui/badges.tsx'
import { EmptyState, FailureNote } from '../../ui/list-states.tsx'
import { messageQuery } from './inbox-queries.ts'
import { MessageActions } from './message-actions.tsx'
import { MessageLetters } from './message-letters.tsx'
import { MESSAGE_STATE_WORDS } from './message-words.ts'
import { useMarkAsRead } from './use-message-state.ts'

interface MessageViewProps {
  id: number
  /** The same as the list has it, shown until the answer comes. */
  listed: InboxMessage | undefined
  onClose: () => void
}

/** A message opened: who wrote, when, what, and what can be done with it. */
export function MessageView({ id, listed, onClose }: MessageViewProps) {
  const { data, error, refetch } = useQuery({ ...messageQuery(id), placeholderData: listed })
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
        <OpenMessage message={data} />
      ) : error instanceof ApiError && error.status === 404 ? (
        <EmptyState title="This message is not here">It may have been removed.</EmptyState>
      ) : error ? (
        <FailureNote onRetry={() => void refetch()}>The message could not be loaded.</FailureNote>
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

function OpenMessage({ message }: { message: InboxMessage }) {
  const { time_zone } = useSite()
  const heading = useRef<HTMLHeadingElement>(null)
  const { id } = message
  useMarkAsRead(message)
  useEffect(() => {
    // It may come late: what she has begun to type meanwhile goes on where she types it.
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
      <section
        aria-labelledby={`letters-of-${id}`}
        className="grid gap-3 border-t-[1.5px] border-line px-4 py-5 sm:px-6"
      >
        <h3 id={`letters-of-${id}`} className="font-body text-small font-bold">
          Letters sent because of it
        </h3>
        <MessageLetters message={message} />
      </section>
    </>
  )
}
