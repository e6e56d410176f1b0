import { Button, type ButtonLook } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { SendingLabel } from './email-step.tsx'
import type { FormState } from './form-state.ts'

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
