import { Eye, EyeOff } from 'lucide-react'
import { type Ref, useId, useState } from 'react'
import { FieldError, INPUT_CLASS } from '../../../web/ui/field.tsx'

interface PasswordFieldProps {
  ref?: Ref<HTMLInputElement>
  label?: string
  name?: string
  /** Tells a password manager whether to fill in a password or to store a new one. */
  autoComplete?: 'current-password' | 'new-password'
  hint?: string
  value: string
  onType: (text: string) => void
  error: string | null
  /** True during the check: what was typed stays, but cannot be changed. */
  busy: boolean
}

export function PasswordField({
  ref,
  label = 'Password',
  name = 'password',
  autoComplete = 'current-password',
  hint,
  value,
  onType,
  error,
  busy,
}: PasswordFieldProps) {
  const id = useId()
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <div>
      <label htmlFor={id} className="mb-[.4rem] block text-small font-[650]">
        {label}
      </label>
      <div className="relative">
        <input
          ref={ref}
          id={id}
          name={name}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          value={value}
          readOnly={busy}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}
          onChange={({ target }) => onType(target.value)}
          className={`${INPUT_CLASS} pr-14`}
        />
        <button
          type="button"
          aria-pressed={isShown}
          onClick={() => setShown((shown) => !shown)}
          className="absolute top-1/2 right-1 grid size-11 -translate-y-1/2 place-items-center rounded-full hover:bg-sunken"
        >
          <Icon aria-hidden className="size-5" />
          <span className="sr-only">Show password</span>
        </button>
      </div>
      <div role="alert">{error && <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
      {hint && (
        <p id={`${id}-hint`} className="mt-[.4rem] text-label text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}

interface CodeFieldProps {
  ref?: Ref<HTMLInputElement>
  value: string
  onType: (text: string) => void
  error: string | null
  busy: boolean
  /** False where only the app's codes are accepted. */
  recovery?: boolean
}

/** The code of the second step; phones offer a received one. */
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
