import { useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { isPassword, normalizePassword, PASSWORD_LENGTH } from '../../../domain/auth/password.ts'
import { describeStrength, passwordStrength } from '../../../domain/auth/password-strength.ts'
import { welcomeCalls } from '../../../domain/auth/welcome-calls.ts'
import { formatDateAndTime } from '../../../domain/time/zoned-time.ts'
import { describeFailure } from '../../data/api.ts'
import { useChange } from '../../data/calls.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { PasswordField } from '../session/credential-fields.tsx'
import { markLoggedIn } from '../session/session.ts'

interface PasswordStepProps {
  token: string
  /** When the link ends. */
  expiresAt: string
  /** @param loggedIn whether a session was begun */
  onDone: (loggedIn: boolean) => void
}

/** The new password, and how hard it is to guess. */
export function PasswordStep({ token, expiresAt, onDone }: PasswordStepProps) {
  const client = useQueryClient()
  const field = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string | null>(null)
  const fail = (message: string) => {
    setError(message)
    field.current?.focus()
  }
  const save = useChange(welcomeCalls.setPassword, {
    onSuccess: ({ logged_in }) => {
      if (logged_in) markLoggedIn(client)
      onDone(logged_in)
    },
    onError: (failure) => fail(describeFailure(failure)),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending) return
    if (isPassword(normalizePassword(password))) save.mutate({ body: { token, password } })
    else fail(`A password has ${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters.`)
  }
  // As the clock on the wall of this device has it: the site's own zone is not set yet.
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (
    <form noValidate onSubmit={submit} className="grid gap-5.5">
      <div>
        <h2 className="type-h2">Set a password</h2>
        <p className="mt-1.5 text-muted">
          Only you come in with it. The link that brought you here works once and ends on{' '}
          {formatDateAndTime(expiresAt, timeZone)}.
        </p>
      </div>
      <div>
        <PasswordField
          ref={field}
          label="New password"
          autoComplete="new-password"
          value={password}
          onType={(text) => {
            setPassword(text)
            setError(null)
          }}
          error={error}
          busy={save.isPending}
        />
        <StrengthMeter password={password} />
      </div>
      <p className="text-small text-muted">
        {PASSWORD_LENGTH.min} characters or more, better twelve. Four words that mean nothing together are
        easy to keep and hard to guess.
      </p>
      <BusyButton type="submit" busy={save.isPending} className="w-full">
        {save.isPending ? 'Setting it...' : 'Set it and go on'}
      </BusyButton>
    </form>
  )
}

const MARKS = [1, 2, 3, 4] as const

function StrengthMeter({ password }: { password: string }) {
  const strength = passwordStrength(password)
  const isStrong = strength >= 3
  return (
    <>
      <div aria-hidden className="mt-2.5 grid grid-cols-4 gap-1.25">
        {MARKS.map((mark) => (
          <span
            key={mark}
            className={`h-2.25 rounded-b-[9px] border-[1.5px] ${mark <= strength ? 'border-ok bg-ok' : 'border-line-strong'}`}
          />
        ))}
      </div>
      <p
        role="status"
        className={`mt-1.5 flex min-h-[1.4em] items-center gap-1.5 text-label font-semibold ${isStrong ? 'text-ok' : 'text-muted'}`}
      >
        {isStrong && <Check aria-hidden className="size-4" />}
        {describeStrength(strength)}
      </p>
    </>
  )
}
