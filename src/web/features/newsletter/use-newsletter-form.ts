import type { RefObject } from 'react'
import { useEffect, useReducer, useRef, useState } from 'react'
import {
  NO_CONNECTION,
  type ReferralSource,
  SUBSCRIBED_RESET_MS,
  WELCOME,
} from '../../../domain/newsletter/constants.ts'
import type { FormSigns } from '../../../domain/newsletter/honeypot.ts'
import { dismissToast, showToast } from '../../ui/toast.ts'
import { FORMS, type FormEvent, type FormState, nextState, startForm } from './form-state.ts'
import { rememberDismissal } from './popup-memory.ts'

type LaterSteps = typeof import('./later-steps.tsx')

/** The form's state, and what its buttons do. */
export function useNewsletterForm(
  source: ReferralSource,
  readSigns: () => FormSigns,
  askAboutEmail: (email: string) => Promise<boolean>,
  onSubscribed?: () => void,
) {
  const [state, dispatch] = useReducer(nextState, FORMS[source].asksName, startForm)
  const [later, setLater] = useState<LaterSteps | null>(null)
  const failureToast = useRef<number>(undefined)
  useEffect(() => {
    if (state.step !== 'success') return
    const timer = setTimeout(() => dispatch({ type: 'reset' }), SUBSCRIBED_RESET_MS)
    return () => clearTimeout(timer)
  }, [state.step])

  /** @param steps null where they could not be loaded: no more than the rest can be sent then */
  async function send({ email, firstName }: FormState, steps: LaterSteps | null) {
    // What the last try came to is no longer true.
    if (failureToast.current !== undefined) dismissToast(failureToast.current)
    const signs = readSigns()
    const failure = steps ? await steps.subscribe({ email, firstName, source, signs }) : NO_CONNECTION
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

  async function submit(fields: FormData) {
    if (state.step !== 'email' && state.step !== 'name') return
    const event: FormEvent =
      state.step === 'email'
        ? { type: 'email-given', email: textOf(fields, 'email') }
        : { type: 'name-given', firstName: textOf(fields, 'firstName') }
    const next = nextState(state, event)
    if (next.problem) return dispatch(event)
    if (state.step === 'email' && (await askAboutEmail(next.email))) return
    const steps = later ?? (await import('./later-steps.tsx').catch(() => null))
    if (!steps) return send(next, null)
    setLater(steps)
    dispatch(event)
    if (next.step === 'submitting') await send(next, steps)
  }

  return {
    state,
    later,
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
