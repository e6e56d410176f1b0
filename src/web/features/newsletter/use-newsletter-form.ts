import type { RefObject } from 'react'
import { useEffect, useReducer, useRef } from 'react'
import { type ReferralSource, SUBSCRIBED_RESET_MS } from '../../../domain/newsletter/constants.ts'
import type { FormSigns } from '../../../domain/newsletter/honeypot.ts'
import { dismissToast, showToast } from '../../ui/toast.ts'
import { FORMS, type FormEvent, type FormState, nextState, startForm } from './form-state.ts'
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

/**
 * Takes the focus along as the form moves: to the next field, to the field at fault, to the thanks.
 * Nothing moves when the thanks time out: by then the reader may be elsewhere on the page.
 */
export function useStepFocus(box: RefObject<HTMLElement | null>, { step, problem }: FormState): void {
  const before = useRef(step)
  useEffect(() => {
    const from = before.current
    before.current = step
    const moved = from !== step
    if (step === 'success' && moved) focusBox(box.current)
    if (step === 'name' && from === 'email') focusField(box.current, 'firstName')
    if (step === 'email' && moved && from !== 'success') focusField(box.current, 'email')
    if (problem?.at === 'email') focusField(box.current, 'email')
  }, [step, problem, box])
}

function focusField(box: HTMLElement | null, name: string): void {
  box?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.focus()
}

/** Made focusable only now: a dialog that opens would otherwise focus the box instead of its first field. */
function focusBox(box: HTMLElement | null): void {
  if (!box) return
  box.tabIndex = -1
  box.focus({ preventScroll: true })
}
