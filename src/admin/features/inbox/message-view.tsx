import { useQuery } from '@tanstack/react-query'
import { Archive, ArrowLeft, CheckCheck, MailOpen, Reply, Send, ShieldAlert, ShieldCheck } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import {
  type InboxMessage,
  MAX_REPLY_LENGTH,
  type MessageState,
  messageCalls,
} from '../../../domain/contact/message-calls.ts'
import { replyLink } from '../../../domain/contact/reply-link.ts'
import { formatDateAndTime } from '../../../domain/time/zoned-time.ts'
import { Button, buttonClass } from '../../../web/ui/button.tsx'
import { classNames } from '../../../web/ui/class-names.ts'
import { TextArea } from '../../../web/ui/field.tsx'
import { LoadingText, Skeleton } from '../../../web/ui/skeleton.tsx'
import { showToast } from '../../../web/ui/toast.ts'
import { ApiError, describeFailure } from '../../data/api.ts'
import { useChange } from '../../data/calls.ts'
import { useSite } from '../../data/use-site.ts'
import { StateBadge } from '../../ui/badges.tsx'
import { LineButton } from '../../ui/buttons.tsx'
import { Form } from '../../ui/form.tsx'
import { EmptyState, FailureNote } from '../../ui/list-states.tsx'
import { readTypedAnswer, removeTypedAnswer, storeTypedAnswer } from '../editor/autosave/typed-answers.ts'
import { DeliveryState } from '../outbox/delivery-state.tsx'
import {
  MESSAGE_STATE_WORDS,
  messageQuery,
  nameMessageLetter,
  useMarkAsRead,
  useMoveMessage,
} from './inbox-queries.ts'

interface MessageViewProps {
  id: number
  /** The message from the list, shown until the answer arrives. */
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
    // It may load late: what is being typed meanwhile must keep the focus.
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
    <div className="-mx-3 grid grid-cols-[auto_auto] justify-start gap-y-1 max-[20rem]:flex max-[20rem]:flex-wrap sm:flex sm:flex-wrap">
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

/** The form for an answer to a message: stored while it is typed, sent as a letter. */
function ReplyForm({ message }: { message: InboxMessage }) {
  const { id, first_name, email } = message
  const [text, setText] = useState(() => readTypedAnswer('reply', id) ?? '')
  const [isKept, setKept] = useState(true)
  const hint = useId()
  const send = useChange(messageCalls.reply, {
    onSuccess: (_answer, { body }) => {
      removeTypedAnswer('reply', id)
      // What was typed after sending stays.
      setText((typed) => (typed.trim() === body.text.trim() ? '' : typed))
      showToast({ title: 'Your answer is on its way', description: `To ${first_name}, by mail.` })
    },
  })
  const isEmpty = text.trim() === ''

  function submit(): void {
    if (!isEmpty && !send.isPending) send.mutate({ params: { id }, body: { text } })
  }
  function sendByKeys(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return
    event.preventDefault()
    submit()
  }
  return (
    <Form onSubmit={submit} className="grid gap-3 border-t-[1.5px] border-line px-4 py-5 sm:px-6">
      <TextArea
        label={`Your answer to ${first_name}`}
        value={text}
        maxLength={MAX_REPLY_LENGTH}
        rows={5}
        dir="auto"
        error={send.error ? `It was not sent. ${whyNot(send.error)} Your text is still here.` : null}
        onKeyDown={sendByKeys}
        onChange={({ target }) => {
          setText(target.value)
          setKept(storeTypedAnswer('reply', id, target.value))
          if (send.isError) send.reset()
        }}
        className="max-w-(--hf-measure)"
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" size="small" disabled={isEmpty || send.isPending} aria-describedby={hint}>
          <Send aria-hidden className="size-4.5" />
          {send.isPending ? 'Sending...' : 'Send answer'}
        </Button>
        <ReplyByMail message={message} />
        <p id={hint} className="min-w-0 basis-full text-label wrap-anywhere text-muted">
          To {email}, with the message below it.{' '}
          {!isEmpty &&
            (isKept ? 'Kept on this device.' : 'This browser won’t keep it, so please send it soon.')}
        </p>
      </div>
    </Form>
  )
}

/** The alternative: answers in the coach's own mail program, with the message quoted. */
function ReplyByMail({ message }: { message: InboxMessage }) {
  const { time_zone } = useSite()
  const move = useMoveMessage()
  return (
    <a
      href={replyLink(message, time_zone)}
      onClick={() =>
        message.state !== 'answered' &&
        move.mutate({ params: { id: message.id }, body: { state: 'answered' } })
      }
      className={classNames(
        buttonClass({ look: 'line', size: 'small' }),
        'border-transparent px-3 text-muted hover:text-ink',
      )}
    >
      <Reply aria-hidden className="size-4.5" />
      Reply by mail
    </a>
  )
}

function whyNot(error: Error): string {
  const reason = describeFailure(error)
  return error instanceof ApiError && !/[.!?]$/.test(reason) ? `${reason}.` : reason
}

/** Lists the answers to a message, oldest first, each with the state of its letter. */
function Replies({ message: { replies } }: { message: InboxMessage }) {
  const { time_zone } = useSite()
  return replies.map(({ id, text, created_at, letter }) => (
    <article
      key={id}
      aria-label="Your answer"
      className="grid gap-2.5 border-t-[1.5px] border-line bg-ground px-4 py-5 sm:px-6"
    >
      <p className="text-label text-muted">
        <span className="font-[650] text-ink">You answered</span> ·{' '}
        <time dateTime={created_at}>{formatDateAndTime(created_at, time_zone)}</time>
      </p>
      <p dir="auto" className="max-w-(--hf-measure) whitespace-pre-wrap wrap-anywhere">
        {text}
      </p>
      {letter ? (
        <DeliveryState delivery={letter} name="Your answer" />
      ) : (
        <p className="text-label text-muted">What became of this email is no longer kept.</p>
      )}
    </article>
  ))
}
