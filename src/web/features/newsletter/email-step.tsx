import { ArrowRight } from 'lucide-react'
import { Button, type ButtonLook } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { TextField } from '../../ui/field.tsx'
import type { FormState } from './form-state.ts'

interface EmailStepProps {
  state: FormState
  /** What the button says where this is the only step. */
  send: string
  look: ButtonLook
  /** True where the button stands beside the field. */
  inRow: boolean
}

export function EmailStep({ state, send, look, inRow }: EmailStepProps) {
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
