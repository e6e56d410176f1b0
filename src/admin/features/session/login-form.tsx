import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { codeNeededAnswer, loginCalls } from '../../../domain/auth/account-calls.ts'
import {
  isPassword,
  normalizePassword,
  PASSWORD_MESSAGE,
  WRONG_PASSWORD_MESSAGE,
} from '../../../domain/auth/password.ts'
import { CODE_FORMAT_MESSAGE, readTypedCode } from '../../../domain/auth/second-factor.ts'
import { showToast } from '../../../web/ui/toast.ts'
import { ApiError, fieldFailure, onSessionLost } from '../../data/api.ts'
import { ask } from '../../data/calls.ts'
import { BusyButton, QuietButton } from '../../ui/buttons.tsx'
import { TitledDialog } from '../../ui/dialogs.tsx'
import { Form } from '../../ui/form.tsx'
import { CodeField, PasswordField } from './credential-fields.tsx'
import { markLoggedIn } from './session.ts'

/** Asks for the password, then for the code where a second step is enabled; shared by the page and the in-place dialog. */
export function LoginForm({ onLoggedIn }: { onLoggedIn: () => void }) {
  const { field, step, password, code, error, isBusy, type, submit, startAgain } = useLogin(onLoggedIn)
  return (
    <Form onSubmit={submit} className="grid gap-5">
      {step === 'password' ? (
        <PasswordField ref={field} value={password} onType={type} error={error} busy={isBusy} />
      ) : (
        <CodeField ref={field} value={code} onType={type} error={error} busy={isBusy} />
      )}
      <BusyButton type="submit" busy={isBusy} className="w-full">
        {isBusy ? 'Authenticating...' : 'Secure Login'}
      </BusyButton>
      {step === 'code' && (
        <QuietButton onClick={startAgain} disabled={isBusy}>
          Back to the password
        </QuietButton>
      )}
    </Form>
  )
}

/** Whether the password was right and only the code is missing. */
function isCodeNeeded(failure: Error): boolean {
  return failure instanceof ApiError && codeNeededAnswer.safeParse(failure.body).success
}

/**
 * Manages the login form (AUTH-PAGE-3): validated here first, a failure clears the field, typing clears the error.
 * Where a second step is enabled, the code is requested after the right password.
 */
function useLogin(onLoggedIn: () => void) {
  const client = useQueryClient()
  const field = useRef<HTMLInputElement>(null)
  const [step, setStep] = useState<'password' | 'code'>('password')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | null>(null)
  // Each step has a single field, which gets the focus.
  useEffect(() => {
    if (step) field.current?.focus()
  }, [step])
  const startAgain = (message: string | null = null) => {
    setPassword('')
    setCode('')
    setError(message)
    setStep('password')
  }
  const login = useMutation({
    mutationFn: () => ask(loginCalls.logIn, { body: step === 'code' ? { password, code } : { password } }),
    onSuccess: () => {
      markLoggedIn(client)
      startAgain()
      onLoggedIn()
    },
    onError: (failure) => {
      if (isCodeNeeded(failure)) {
        setError(null)
        setStep('code')
        return
      }
      if (step === 'code' && fieldFailure(failure, 'code') !== null) {
        setCode('')
        setError(describeLoginFailure(failure))
      } else startAgain(describeLoginFailure(failure))
      field.current?.focus()
    },
  })
  return {
    field,
    step,
    password,
    code,
    error,
    isBusy: login.isPending,
    type: (text: string) => {
      if (step === 'code') setCode(text)
      else setPassword(text)
      setError(null)
    },
    startAgain: () => startAgain(),
    submit: () => {
      if (login.isPending) return
      const isRight = step === 'code' ? readTypedCode(code) !== null : isPassword(normalizePassword(password))
      if (isRight) {
        setError(null)
        login.mutate()
      } else {
        setError(step === 'code' ? CODE_FORMAT_MESSAGE : PASSWORD_MESSAGE)
        field.current?.focus()
      }
    },
  }
}

const CONNECTION_MESSAGE = 'Unable to connect to the server. Please try again.'

/** Returns the message for a failed login: the server's sentence, else the form's own (AUTH-PAGE-3). */
export function describeLoginFailure(failure: Error): string {
  if (!(failure instanceof ApiError)) return CONNECTION_MESSAGE
  // Only the API's own refusals are meant for the coach; `HTTP 502` and the like come from a proxy.
  const isSaid = failure.body !== null && !/^HTTP \d+$/.test(failure.message)
  return isSaid ? failure.message : WRONG_PASSWORD_MESSAGE
}

/**
 * Logs in again in place when a call finds the session expired: above the page, whose unsaved input stays as it is.
 * Failed reads are fetched again; failed saves have to be repeated.
 */
export function SessionDialog() {
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => onSessionLost(() => setOpen(true)), [])
  const goOn = () => {
    setOpen(false)
    showToast({ title: 'You are logged in again', description: 'You can go on where you were.' })
    void client.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
  }
  return (
    <TitledDialog open={isOpen} title="Please log in again" onClose={() => setOpen(false)}>
      <p>
        Your session has ended. Everything you typed is still on this page: log in here, then save once more.
      </p>
      <LoginForm onLoggedIn={goOn} />
    </TitledDialog>
  )
}
