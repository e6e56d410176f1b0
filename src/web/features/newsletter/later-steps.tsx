import { WELCOME } from '../../../domain/newsletter/constants.ts'
import { Button, type ButtonLook } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import type { FormState } from './form-state.ts'
import letterAtDawn from './letter-at-dawn.svg'
import { SendingLabel } from './newsletter-form.tsx'

/** The code for the steps after the address, loaded at that point (`newsletter-form.tsx`). */
export { subscribe } from './subscribe.ts'

interface NameStepProps {
  state: FormState
  send: string
  look: ButtonLook
  onBack: () => void
}

export function NameStep({ state, send, look, onBack }: NameStepProps) {
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

/** Shows the thanks in the form's place: the toast's text, which stays, and what to do next. */
export function SubscribedPanel({ email, isTitled }: { email: string; isTitled: boolean }) {
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
