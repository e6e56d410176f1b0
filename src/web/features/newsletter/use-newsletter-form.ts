import { useEffect, useReducer, useRef } from 'react'
import { type ReferralSource, SUBSCRIBED_RESET_MS } from '../../../domain/newsletter/constants.ts'
import type { FormSigns } from '../../../domain/newsletter/honeypot.ts'
import { dismissToast, showToast } from '../../ui/toast.ts'
import { FORMS } from './form-looks.ts'
import { type FormEvent, type FormState, nextState, startForm } from './form-state.ts'
import { rememberDismissal } from './popup-memory.ts'
import { subscribe } from './subscribe.ts'

export const WELCOME = 'Welcome to the community! 🎉'

/** The form's state, and what its buttons do. */
export function useNewsletterForm(
  source: ReferralSource,
  readSigns: () => FormSigns,
  onSubscribed?: () => void,
) {
  const [state, dispatch] = useReducer(nextState, FORMS[source].asksName, startForm)
  const failureToast = useRef<number>(undefined)
  useEffect(() => {
    if (state.step !== 'success') return
    const timer = setTimeout(() => dispatch({ type: 'reset' }), SUBSCRIBED_RESET_MS)
    return () => clearTimeout(timer)
  }, [state.step])

  async function send({ email, firstName }: FormState) {
    // What the last try came to is no longer true.
    if (failureToast.current !== undefined) dismissToast(failureToast.current)
    const failure = await subscribe({ email, firstName, source, signs: readSigns() })
    if (failure !== null) {
      dispatch({ type: 'refused', message: failure })
      failureToast.current = showToast({ kind: 'alert', title: 'Subscription failed', description: failure })
      return
    }
    dispatch({ type: 'accepted' })
    showToast({ title: WELCOME })
    rememberDismissal()
    onSubscribed?.()
  }

  function submit(fields: FormData) {
    if (state.step !== 'email' && state.step !== 'name') return
    const event: FormEvent =
      state.step === 'email'
        ? { type: 'email-given', email: textOf(fields, 'email') }
        : { type: 'name-given', firstName: textOf(fields, 'firstName') }
    dispatch(event)
    const next = nextState(state, event)
    if (next.step === 'submitting') void send(next)
  }

  return {
    state,
    submit,
    goBack: () => dispatch({ type: 'went-back' }),
    clearProblem: () => dispatch({ type: 'typed' }),
  }
}

function textOf(fields: FormData, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}
