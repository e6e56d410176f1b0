import { type FormEvent as ReactFormEvent, useRef } from 'react'
import { PLAN_TAG, type ReferralSource } from '../../../domain/newsletter/constants.ts'
import { HONEYPOT_FIELD } from '../../../domain/newsletter/honeypot.ts'
import { classNames } from '../../ui/class-names.ts'
import { FieldError } from '../../ui/field.tsx'
import { HoneypotField } from '../../ui/honeypot-field.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useFormSigns } from '../use-form-signs.ts'
import { EmailStep } from './email-step.tsx'
import { FORM_LOOKS, FORMS, type FormPaper } from './form-looks.ts'
import { type FormState, shownStep } from './form-state.ts'
import { NameStep } from './name-step.tsx'
import { SUBSCRIBE_PATH } from './subscribe.ts'
import { SubscribedPanel } from './subscribed-panel.tsx'
import { useNewsletterForm } from './use-newsletter-form.ts'
import { useStepFocus } from './use-step-focus.ts'

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
        <SubscribedPanel email={state.email} />
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
