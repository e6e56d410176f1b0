import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { loginAnswer } from '../../../domain/admin/login.ts'
import { isPassword, normalizePassword, PASSWORD_MESSAGE } from '../../../domain/auth/password.ts'
import { callApi } from '../../data/api.ts'
import { describeLoginFailure } from './describe-login-failure.ts'
import { markLoggedIn } from './use-session.ts'

/** The password's form (specification §5): checked here first, a failure clears the field, typing clears the error. */
export function useLogin(onLoggedIn: () => void) {
  const client = useQueryClient()
  const field = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string | null>(null)
  // It is the one thing to do here.
  useEffect(() => field.current?.focus(), [])
  const login = useMutation({
    mutationFn: (text: string) =>
      callApi(loginAnswer, '/api/auth/login', { method: 'POST', body: { password: text } }),
    onSuccess: () => {
      markLoggedIn(client)
      setPassword('')
      onLoggedIn()
    },
    onError: (failure) => {
      setPassword('')
      setError(describeLoginFailure(failure))
      field.current?.focus()
    },
  })
  return {
    field,
    password,
    error,
    isBusy: login.isPending,
    type: (text: string) => {
      setPassword(text)
      setError(null)
    },
    submit: (event: FormEvent) => {
      event.preventDefault()
      if (login.isPending) return
      if (isPassword(normalizePassword(password))) {
        setError(null)
        login.mutate(password)
      } else {
        setError(PASSWORD_MESSAGE)
        field.current?.focus()
      }
    },
  }
}
