import { type Ref, useId } from 'react'
import { FieldError, INPUT_CLASS } from '../../../web/ui/field.tsx'

interface CodeFieldProps {
  ref?: Ref<HTMLInputElement>
  value: string
  onType: (text: string) => void
  error: string | null
  busy: boolean
  /** False where only the app's codes count. */
  recovery?: boolean
}

/** The code of the second step; phones offer the one they have. */
export function CodeField({ ref, value, onType, error, busy, recovery = true }: CodeFieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-[.4rem] block text-small font-[650]">
        Code
      </label>
      <input
        ref={ref}
        id={id}
        name="code"
        type="text"
        inputMode={recovery ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={40}
        value={value}
        readOnly={busy}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${error ? `${id}-error ` : ''}${id}-hint`}
        onChange={({ target }) => onType(target.value)}
        className={`${INPUT_CLASS} tabular-nums tracking-[.12em]`}
      />
      <div role="alert">{error && <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
      <p id={`${id}-hint`} className="mt-[.4rem] text-label text-muted">
        {recovery
          ? 'The six digits your authenticator app shows, or one of your recovery codes.'
          : 'The six digits your authenticator app shows.'}
      </p>
    </div>
  )
}
