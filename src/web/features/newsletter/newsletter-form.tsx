import { ArrowRight } from 'lucide-react'
import { type FormEvent as ReactFormEvent, useRef } from 'react'
import { PLAN_TAG, type ReferralSource } from '../../../domain/newsletter/constants.ts'
import { HONEYPOT_FIELD } from '../../../domain/newsletter/honeypot.ts'
import type { ButtonLook } from '../../ui/button.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { FieldError, TextField } from '../../ui/field.tsx'
import { HoneypotField } from '../../ui/honeypot-field.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useFormSigns } from '../use-form-signs.ts'
import { FORM_LOOKS, FORMS, type FormPaper, type FormState, shownStep } from './form-state.ts'
import letterAtDawn from './letter-at-dawn.svg'
import { SUBSCRIBE_PATH } from './subscribe.ts'
import { useNewsletterForm, useStepFocus, WELCOME } from './use-newsletter-form.ts'

interface NewsletterFormProps {
  source: ReferralSource
  /** The paper it stands on, where that is not the source's usual one. */
  paper?: FormPaper
  onSubscribed?: () => void
}

/** The newsletter form (product §10.1). Without JavaScript it posts the email, and the server answers with a page. */
export function NewsletterForm({ source, paper = FORMS[source].paper, onSubscribed }: NewsletterFormProps) {
  const { send } = FORMS[source]
  const { tokens, button } = FORM_LOOKS[paper]
  const form = useRef<HTMLFormElement>(null)
  const { state, submit, goBack, clearProblem } = useNewsletterForm(source, useFormSigns(form), onSubscribed)
  const hydrated = useHydrated()
  const box = useRef<HTMLDivElement>(null)
  useStepFocus(box, state)

  function onSubmit(event: ReactFormEvent<HTMLFormElement>) {
    event.preventDefault()
    submit(new FormData(event.currentTarget))
  }

  return (
    <div ref={box} className={classNames('outline-none', tokens)}>
      {state.step === 'success' ? (
        <SubscribedPanel email={state.email} isTitled={paper === 'sheet'} />
      ) : (
        <form
          ref={form}
          method="post"
          action={SUBSCRIBE_PATH}
          noValidate={hydrated}
          aria-busy={state.step === 'submitting' || undefined}
          onSubmit={onSubmit}
          onInput={clearProblem}
          className="relative flex flex-col gap-3"
        >
          <input type="hidden" name="referralSource" value={source} />
          <input type="hidden" name="tags" value={PLAN_TAG} />
          <HoneypotField name={HONEYPOT_FIELD} />
          {shownStep(state) === 'email' ? (
            <EmailStep state={state} send={send} look={button} inRow={paper === 'pine'} />
          ) : (
            <NameStep state={state} send={send} look={button} onBack={goBack} />
          )}
          <div role="alert" className="empty:-mt-3">
            {state.problem?.at === 'form' && (
              <FieldError id={`newsletter-${source}-problem`}>{state.problem.message}</FieldError>
            )}
          </div>
          <p className="type-small text-muted">{hintOf(state)}</p>
        </form>
      )}
    </div>
  )
}

function hintOf(state: FormState): string {
  if (!state.asksName) return 'Unsubscribe with one click, any time.'
  return shownStep(state) === 'email'
    ? 'Step 1 of 2. Next, your first name, if you like.'
    : 'Step 2 of 2. Unsubscribe with one click, any time.'
}

interface EmailStepProps {
  state: FormState
  /** What the button says where this is the only step. */
  send: string
  look: ButtonLook
  /** True where the button stands beside the field. */
  inRow: boolean
}

function EmailStep({ state, send, look, inRow }: EmailStepProps) {
  const isSending = state.step === 'submitting'
  return (
    <div className={classNames('grid gap-3', inRow && 'sm:grid-cols-[minmax(0,1fr)_auto]')}>
      <TextField
        label="Email address"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="you@example.com"
        required
        readOnly={isSending}
        defaultValue={state.email}
        error={state.problem?.at === 'email' ? state.problem.message : null}
      />
      <Button
        type="submit"
        look={look}
        aria-disabled={isSending || undefined}
        className={classNames(
          inRow ? 'self-start sm:mt-[calc(var(--hf-text-small)*1.5+.4rem)]' : 'mt-1 w-full',
        )}
      >
        {state.asksName ? (
          <>
            Continue
            <ArrowRight aria-hidden className="size-5" />
          </>
        ) : (
          <SendingLabel isSending={isSending}>{send}</SendingLabel>
        )}
      </Button>
    </div>
  )
}

/** What a button says while its form is on the way; it keeps its width, so that nothing moves. */
export function SendingLabel({ isSending, children }: { isSending: boolean; children: string }) {
  return (
    <span className="grid">
      <span className={classNames('col-start-1 row-start-1', isSending && 'invisible')}>{children}</span>
      {isSending && <span className="col-start-1 row-start-1">One moment…</span>}
    </span>
  )
}

interface NameStepProps {
  state: FormState
  send: string
  look: ButtonLook
  onBack: () => void
}

function NameStep({ state, send, look, onBack }: NameStepProps) {
  const isSending = state.step === 'submitting'
  return (
    <>
      <div className="type-small flex flex-wrap items-center gap-x-3">
        <p>
          <span className="text-muted">The plan goes to </span>
          <strong className="font-[650] wrap-anywhere">{state.email}</strong>
        </p>
        <button
          type="button"
          onClick={onBack}
          disabled={isSending}
          className="min-h-11 font-[650] underline decoration-2 underline-offset-[.22em]"
        >
          Change email
        </button>
      </div>
      <TextField
        label="First name (optional)"
        name="firstName"
        autoComplete="given-name"
        maxLength={50}
        readOnly={isSending}
        defaultValue={state.firstName}
      />
      <div className="mt-1 flex flex-wrap gap-3">
        <Button type="submit" look={look} aria-disabled={isSending || undefined} className="flex-1">
          <SendingLabel isSending={isSending}>{send}</SendingLabel>
        </Button>
        <Button look="line" onClick={onBack} disabled={isSending}>
          Back
        </Button>
      </div>
    </>
  )
}

/** The thanks in the form's place: what the toast says stays here, with what to do next. */
function SubscribedPanel({ email, isTitled }: { email: string; isTitled: boolean }) {
  const address = <strong className="font-[650] wrap-anywhere">{email}</strong>
  return (
    <div className="flex items-start gap-5">
      {/* A sheet has a picture and a heading of its own. */}
      {!isTitled && (
        <img src={letterAtDawn} alt="" width={640} height={520} className="w-24 rounded-paper sm:w-40" />
      )}
      <div className="grid flex-1 gap-3">
        {!isTitled && <p className="type-h3">{WELCOME}</p>}
        <p className={isTitled ? 'type-lead' : undefined}>
          Nearly there. We’ve sent a letter to {address}. Tap the link in it and the plan is yours.
        </p>
        <p className="type-small text-muted">
          Nothing there after a minute or two? It may be hiding in your spam folder.
        </p>
      </div>
    </div>
  )
}
