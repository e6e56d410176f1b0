import { ArrowRight } from 'lucide-react'
import { type ReactElement, type FormEvent as ReactFormEvent, useRef } from 'react'
import { PLAN_TAG, type ReferralSource, SUBSCRIBE_PATH } from '../../../domain/newsletter/constants.ts'
import { HONEYPOT_FIELD } from '../../../domain/newsletter/honeypot.ts'
import type { ButtonLook } from '../../ui/button.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { FieldError, TextField } from '../../ui/field.tsx'
import { HoneypotField } from '../../ui/honeypot-field.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useEmailQuestion } from '../use-email-question.ts'
import { useFormSigns } from '../use-form-signs.ts'
import { FORM_LOOKS, FORMS, type FormPaper, type FormState, shownStep } from './form-state.ts'
import { SendingLabel } from './sending-label.tsx'
import { useNewsletterForm, useStepFocus } from './use-newsletter-form.ts'

interface NewsletterFormProps {
  source: ReferralSource
  /** The paper it stands on, where that is not the source's usual one. */
  paper?: FormPaper
  onSubscribed?: () => void
}

/** The newsletter form (NEWS-FORM-3). Without JavaScript it posts the email, and the server answers with a page. */
export function NewsletterForm({ source, paper = FORMS[source].paper, onSubscribed }: NewsletterFormProps) {
  const { send } = FORMS[source]
  const { tokens, button } = FORM_LOOKS[paper]
  const form = useRef<HTMLFormElement>(null)
  const { question, ask } = useEmailQuestion((likely) => {
    const field = form.current?.querySelector<HTMLInputElement>('input[name="email"]')
    if (field) field.value = likely
    form.current?.requestSubmit()
  })
  const { state, later, submit, goBack, clearProblem } = useNewsletterForm(
    source,
    useFormSigns(form),
    ask,
    onSubscribed,
  )
  const hydrated = useHydrated()
  const box = useRef<HTMLDivElement>(null)
  useStepFocus(box, state)

  function onSubmit(event: ReactFormEvent<HTMLFormElement>) {
    event.preventDefault()
    void submit(new FormData(event.currentTarget))
  }

  return (
    <div ref={box} className={classNames('outline-none', tokens)}>
      {later && state.step === 'success' ? (
        <later.SubscribedPanel email={state.email} isTitled={paper === 'sheet'} />
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
          {later && shownStep(state) === 'name' ? (
            <later.NameStep state={state} send={send} look={button} onBack={goBack} />
          ) : (
            <EmailStep state={state} send={send} look={button} inRow={paper === 'pine'} question={question} />
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
  /** What is asked about an address that looks like a slip. */
  question: ReactElement | null
}

function EmailStep({ state, send, look, inRow, question }: EmailStepProps) {
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
        hint={question}
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
