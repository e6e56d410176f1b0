import type { ReferralSource } from '../../../domain/newsletter/constants.ts'
import type { ButtonLook } from '../../ui/button.tsx'

/** The paper a form stands on. */
export type FormPaper = 'pine' | 'mist' | 'sheet'

/** How a form looks on its paper: fields take their colours from the tokens, so those are set anew here. */
export const FORM_LOOKS: Record<FormPaper, { tokens: string; button: ButtonLook }> = {
  pine: {
    tokens:
      '[--hf-danger:#ff9fba] [--hf-focus:var(--hf-mark)] [--hf-ink-2:var(--hf-on-pine-2)] [--hf-ink:var(--hf-on-pine)] [--hf-line-strong:#8fa79e] [--hf-surface:#0f2621]',
    button: 'yolk',
  },
  mist: { tokens: '[--hf-line-strong:var(--hf-on-field-2)]', button: 'ink' },
  sheet: { tokens: '', button: 'primary' },
}

interface FormWords {
  paper: FormPaper
  /** True where the first name is asked, as a second step (product §10.1). */
  asksName: boolean
  send: string
}

export const FORMS: Record<ReferralSource, FormWords> = {
  footer: { paper: 'pine', asksName: false, send: 'Send me the plan' },
  popup: { paper: 'sheet', asksName: true, send: 'Send me the plan' },
  'blog-cta': { paper: 'mist', asksName: true, send: 'Get the free plan' },
}
