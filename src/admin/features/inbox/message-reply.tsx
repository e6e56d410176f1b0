import { Reply, Send } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { type InboxMessage, messageCalls, REPLY_MAX } from '../../../domain/contact/message-calls.ts'
import { replyLink } from '../../../domain/contact/reply-link.ts'
import { formatDateAndTime } from '../../../domain/time/zoned-time.ts'
import { Button, buttonClass } from '../../../web/ui/button.tsx'
import { classNames } from '../../../web/ui/class-names.ts'
import { TextArea } from '../../../web/ui/field.tsx'
import { showToast } from '../../../web/ui/toast.ts'
import { ApiError, describeFailure } from '../../data/api.ts'
import { useChange } from '../../data/calls.ts'
import { useSite } from '../../data/use-site.ts'
import { Form } from '../../ui/form.tsx'
import { forgetTypedAnswer, keepTypedAnswer, readTypedAnswer } from '../editor/autosave/typed-answers.ts'
import { DeliveryState } from '../outbox/delivery-state.tsx'
import { useMoveMessage } from './inbox-queries.ts'

/** Where an answer to a message is written: kept while it is typed, sent by a letter. */
export function ReplyForm({ message }: { message: InboxMessage }) {
  const { id, first_name, email } = message
  const [text, setText] = useState(() => readTypedAnswer('reply', id) ?? '')
  const [isKept, setKept] = useState(true)
  const hint = useId()
  const send = useChange(messageCalls.reply, {
    onSuccess: (_answer, { body }) => {
      forgetTypedAnswer('reply', id)
      // What was typed after it was sent stays.
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
        maxLength={REPLY_MAX}
        rows={5}
        dir="auto"
        error={send.error ? `It was not sent. ${whyNot(send.error)} Your text is still here.` : null}
        onKeyDown={sendByKeys}
        onChange={({ target }) => {
          setText(target.value)
          setKept(keepTypedAnswer('reply', id, target.value))
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

/** The other way to answer: in the coach's own mail program, with the message quoted. */
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

/** The answers to a message, oldest first, each with what became of its letter. */
export function Replies({ message: { replies } }: { message: InboxMessage }) {
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
