import { Check, CircleAlert, CircleCheck, Send } from 'lucide-react'
import { type KeyboardEvent, type ReactElement, useId, useRef } from 'react'
import {
  CONTACT_FIELDS,
  type ContactField,
  checkContactMessage,
  messageVerdict,
} from '../../../domain/contact/contact-rules.ts'
import { CONTACT_LIMITS } from '../../../domain/contact/limits.ts'
import { HONEYPOT_FIELD } from '../../../domain/newsletter/honeypot.ts'
import { useSettings } from '../../data/site-context.ts'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { HoneypotField, TextArea, TextField } from '../../ui/field.tsx'
import type { ToastMessage } from '../../ui/toast.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useBotSignals } from '../forms/form-hooks.ts'
import { CONTACT_PATH } from './contact-outcome.ts'
import { type ContactState, shownProblem, useDraft, whatIsMissing } from './contact-state.ts'
import paperPlane from './paper-plane.svg'
import { useContactForm, useOutcomeFocus } from './use-contact-form.ts'

const COOLDOWN_HINT = 'Please wait a moment before submitting again'

/** The contact form (CONTACT-FORM-4). Without JavaScript it posts, and the server answers with a page. */
export function ContactForm() {
  const hydrated = useHydrated()
  const hintId = useId()
  const box = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const { state, dispatch, submit, emailQuestion, isCooling } = useContactForm(useBotSignals(form))
  useDraft(form, state.values, (values) => dispatch({ type: 'restored', values }))
  useOutcomeFocus(box, state.phase)
  const isSending = state.phase === 'sending'
  const missing = whatIsMissing(state.values)
  // Missing fields are not reported before the visitor has begun.
  const hasBegun = state.left.size > 0 || Object.values(state.values).some((value) => value.trim() !== '')
  const isBlocked = hydrated && (isSending || isCooling || missing !== null)

  function trySending() {
    const [problem] = checkContactMessage(state.values)
    if (problem && !isCooling) form.current?.querySelector<HTMLElement>(`[name="${problem.field}"]`)?.focus()
    submit()
  }

  // A disabled button swallows Enter, so the form would not report what is missing.
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !isBlocked || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    trySending()
  }

  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {state.phase === 'sent' ? (
        <ContactThanks sender={state.sender} notices={state.notices} />
      ) : (
        <form
          ref={form}
          method="post"
          action={CONTACT_PATH}
          noValidate={hydrated}
          aria-label="Contact"
          aria-describedby={hintId}
          aria-busy={isSending || undefined}
          onKeyDown={onKeyDown}
          onSubmit={(event) => {
            event.preventDefault()
            trySending()
          }}
          className="relative grid gap-5"
        >
          <HoneypotField name={HONEYPOT_FIELD} />
          <ContactFields
            state={state}
            emailQuestion={emailQuestion}
            onType={(field, value) => dispatch({ type: 'typed', field, value })}
            onLeave={(field) => dispatch({ type: 'left', field })}
          />
          <ContactNotices notices={state.notices} />
          <div className="flex min-h-12 flex-wrap items-center gap-x-5 gap-y-3">
            <Button type="submit" disabled={isBlocked} aria-describedby={hintId} className="max-sm:w-full">
              {isSending ? 'Sending Message...' : 'Send message'}
              <Send aria-hidden className="size-5" />
            </Button>
            <div id={hintId} className="type-small text-muted min-w-0 flex-1 basis-48">
              <p role="status">{isCooling && !isSending && COOLDOWN_HINT}</p>
              {hasBegun && !isSending && !isCooling && missing && <p>{missing}</p>}
            </div>
          </div>
        </form>
      )}
    </div>
  )
}

/** Repeats the toasts' text beside the form, with no time limit. The toasts have announced it already. */
function ContactNotices({ notices }: { notices: readonly ToastMessage[] }) {
  if (notices.length === 0) return null
  return (
    <div data-notices tabIndex={-1} className="grid gap-3 outline-none">
      {notices.map(({ title, description, kind }) => {
        const Icon = kind === 'alert' ? CircleAlert : CircleCheck
        return (
          <div
            key={title}
            className={classNames(
              'grid grid-cols-[auto_1fr] gap-x-3 rounded-paper px-4 py-3.5 text-small',
              kind === 'alert' ? 'bg-danger-bg' : 'bg-ok-bg',
            )}
          >
            <Icon
              aria-hidden
              className={classNames('mt-px size-5', kind === 'alert' ? 'text-danger' : 'text-ok')}
            />
            <div className="min-w-0 whitespace-pre-line wrap-anywhere">
              <strong className="block font-bold">{title}</strong>
              {description}
            </div>
          </div>
        )
      })}
    </div>
  )
}

interface ContactThanksProps {
  sender: ContactState['sender']
  notices: readonly ToastMessage[]
}

/** Replaces the form for four seconds. */
function ContactThanks({ sender, notices }: ContactThanksProps) {
  const coach = useSettings().coach_name.split(' ')[0]
  const id = useId()
  return (
    <section
      data-thanks
      tabIndex={-1}
      aria-labelledby={id}
      className="surface-leaf relative grid scroll-mt-6 content-start overflow-hidden sm:min-h-[min(40rem,80dvh)] rounded-field px-[clamp(1.25rem,.5rem+3vw,3rem)] pt-[clamp(2rem,1rem+3vw,3.5rem)] pb-[44%]"
    >
      <h2 id={id} className="type-h3">
        Message Sent!
      </h2>
      <p className="type-d2 mt-3 max-w-[14ch] wrap-anywhere">Thank you, {sender.firstName}</p>
      <p className="type-lead mt-6 max-w-120">
        A confirmation email is on its way to{' '}
        <strong className="font-[650] wrap-anywhere">{sender.email}</strong>. {coach} replies within{' '}
        <span className="whitespace-nowrap">24-48 hours</span>.
      </p>
      {notices.slice(1).map(({ title, description }) => (
        <p key={title} className="type-small text-muted mt-4">
          {description}
        </p>
      ))}
      <p className="mt-6">
        <ArrowLink href="/blog">Read something in the meantime</ArrowLink>
      </p>
      <img
        src={paperPlane}
        alt=""
        width={640}
        height={260}
        className="absolute bottom-0 left-0 h-auto w-full"
      />
    </section>
  )
}

interface ContactFieldsProps {
  state: ContactState
  /** The question shown for an address that looks like a slip. */
  emailQuestion: ReactElement | null
  onType: (field: ContactField, value: string) => void
  onLeave: (field: ContactField) => void
}

function ContactFields({ state, emailQuestion, onType, onLeave }: ContactFieldsProps) {
  const propsOf = (field: ContactField) => ({
    label: CONTACT_FIELDS[field].label,
    name: field,
    required: true,
    maxLength: CONTACT_FIELDS[field].max,
    disabled: state.phase === 'sending',
    value: state.values[field],
    error: shownProblem(state, field),
    onChange: (event: { currentTarget: { value: string } }) => onType(field, event.currentTarget.value),
    onBlur: () => onLeave(field),
  })
  const { message } = state.values
  // A message that is too short is reported beside its counter; one sentence is enough.
  const isShort =
    message.trim() !== '' && !messageVerdict(message).good && state.refused.message === undefined
  const isShortAndLeft = isShort && state.left.has('message')
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField {...propsOf('firstName')} autoComplete="given-name" />
        <TextField {...propsOf('lastName')} autoComplete="family-name" />
      </div>
      <TextField
        {...propsOf('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        hint={emailQuestion}
      />
      <TextField {...propsOf('subject')} autoComplete="off" />
      <TextArea
        {...propsOf('message')}
        minLength={CONTACT_LIMITS.messageMin}
        {...(isShort && { error: null, 'aria-invalid': isShortAndLeft || undefined })}
        hint={<MessageHint message={message} isProblem={isShortAndLeft} />}
      />
    </>
  )
}

interface MessageHintProps {
  message: string
  /** True once the field has lost the focus with a message that is too short. */
  isProblem: boolean
}

/** Verdict left, counter right. Only success is announced: announcing every key press would be too much. */
function MessageHint({ message, isProblem }: MessageHintProps) {
  const { good, text } = messageVerdict(message)
  return (
    <span className="flex justify-between gap-4">
      <span>
        <span role="status" className="inline-flex items-center gap-[.4em] font-semibold text-ok">
          {good && (
            <>
              <Check aria-hidden className="size-4 flex-none" />
              {text}
            </>
          )}
        </span>
        {!good && (
          <span
            className={
              isProblem ? 'inline-flex items-center gap-[.4em] font-semibold text-danger' : undefined
            }
          >
            {isProblem && <CircleAlert aria-hidden className="size-4 flex-none" />}
            {text}
          </span>
        )}
      </span>
      <span className="[font-variant-numeric:tabular-nums]">
        {message.length}/{CONTACT_LIMITS.messageMax}
      </span>
    </span>
  )
}
