import type { ReferralSource } from '../../../domain/newsletter/constants.ts'
import { EMAIL_MESSAGE, isEmailAddress } from '../../../domain/text/email-address.ts'
import type { ButtonLook } from '../../ui/button.tsx'

/** The steps of a newsletter form (NEWS-FORM-3). A failed `submitting` returns to the preceding step. */
type FormStep = 'email' | 'name' | 'submitting' | 'success'

export interface FormState {
  step: FormStep
  /** True where the first name is requested as a second step after the email. */
  asksName: boolean
  email: string
  firstName: string
  /** The problem shown beside the form: with the email itself, or with sending it. */
  problem: { at: 'email' | 'form'; message: string } | null
}

export type FormEvent =
  | { type: 'email-given'; email: string }
  | { type: 'name-given'; firstName: string }
  | { type: 'went-back' }
  | { type: 'typed' }
  | { type: 'refused'; message: string }
  | { type: 'accepted' }
  | { type: 'reset' }

export function startForm(asksName: boolean): FormState {
  return { step: 'email', asksName, email: '', firstName: '', problem: null }
}

export function nextState(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'email-given': {
      const email = event.email.trim()
      if (!isEmailAddress(email)) return { ...state, email, problem: { at: 'email', message: EMAIL_MESSAGE } }
      return { ...state, email, problem: null, step: state.asksName ? 'name' : 'submitting' }
    }
    case 'name-given':
      return { ...state, firstName: event.firstName.trim(), problem: null, step: 'submitting' }
    case 'went-back':
      return { ...state, problem: null, step: 'email' }
    case 'typed':
      return state.problem ? { ...state, problem: null } : state
    case 'refused':
      return event.message === EMAIL_MESSAGE
        ? { ...state, step: 'email', problem: { at: 'email', message: event.message } }
        : { ...state, step: shownStep(state), problem: { at: 'form', message: event.message } }
    case 'accepted':
      return { ...state, step: 'success', problem: null }
    case 'reset':
      return startForm(state.asksName)
  }
}

/** Returns the step whose fields are shown: during sending, those sent. */
export function shownStep({ step, asksName }: FormState): 'email' | 'name' {
  if (step === 'submitting') return asksName ? 'name' : 'email'
  return step === 'name' ? 'name' : 'email'
}

/** The paper a form is placed on. */
export type FormPaper = 'pine' | 'mist' | 'sheet' | 'page'

/** The look of a form on each paper: fields take their colours from the tokens, which are redefined here. */
export const FORM_LOOKS: Record<FormPaper, { tokens: string; button: ButtonLook }> = {
  pine: {
    tokens:
      '[--hf-danger:#ff9fba] [--hf-focus:var(--hf-mark)] [--hf-ink-2:var(--hf-on-pine-2)] [--hf-ink:var(--hf-on-pine)] [--hf-line-strong:#8fa79e] [--hf-surface:#0f2621]',
    button: 'yolk',
  },
  mist: { tokens: '[--hf-line-strong:var(--hf-on-field-2)]', button: 'ink' },
  sheet: { tokens: '', button: 'primary' },
  page: { tokens: '', button: 'primary' },
}

interface FormWords {
  paper: FormPaper
  /** True where the first name is requested as a second step (NEWS-FORM-1). */
  asksName: boolean
  send: string
}

export const FORMS: Record<ReferralSource, FormWords> = {
  footer: { paper: 'pine', asksName: false, send: 'Send me the plan' },
  popup: { paper: 'sheet', asksName: true, send: 'Send me the plan' },
  'blog-cta': { paper: 'mist', asksName: true, send: 'Get the free plan' },
}
