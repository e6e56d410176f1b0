import {
  CONTACT_FIELD_NAMES,
  CONTACT_FIELDS,
  type ContactField,
  type ContactMessage,
  checkContactMessage,
  contactFieldProblem,
} from '../../../domain/contact/contact-rules.ts'
import type { ToastMessage } from '../../ui/toast.ts'
import { EMPTY_MESSAGE } from './contact-draft.ts'
import { type ContactOutcome, isContactField, noticeOf, rateNoticeOf } from './contact-outcome.ts'

/** The form of CONTACT-FORM-4: editing, sending, the thanks in its place, then an empty form. */
export interface ContactState {
  phase: 'editing' | 'sending' | 'sent'
  values: ContactMessage
  /** The fields that were left: only those say what is wrong. */
  left: ReadonlySet<ContactField>
  /** What the server found, until the field changes. */
  refused: Partial<Record<ContactField, string>>
  /** What the toasts said last; it stays beside the form. */
  notices: readonly ToastMessage[]
  /** The sender, whom the thanks address by name. */
  sender: Pick<ContactMessage, 'firstName' | 'email'>
}

export type ContactEvent =
  | { type: 'restored'; values: ContactMessage }
  | { type: 'typed'; field: ContactField; value: string }
  | { type: 'left'; field: ContactField }
  | { type: 'left-all' }
  | { type: 'sending' }
  | { type: 'answered'; outcome: ContactOutcome }
  | { type: 'thanked' }

const NONE_LEFT: ReadonlySet<ContactField> = new Set()

export const START: ContactState = {
  phase: 'editing',
  values: EMPTY_MESSAGE,
  left: NONE_LEFT,
  refused: {},
  notices: [],
  sender: { firstName: '', email: '' },
}

export function nextContactState(state: ContactState, event: ContactEvent): ContactState {
  switch (event.type) {
    case 'restored':
      return { ...state, values: event.values }
    case 'typed': {
      const { [event.field]: _answered, ...refused } = state.refused
      return { ...state, values: { ...state.values, [event.field]: event.value }, refused }
    }
    case 'left':
      return state.left.has(event.field) || isUntouched(state.values)
        ? state
        : { ...state, left: new Set(state.left).add(event.field) }
    case 'left-all':
      return { ...state, left: new Set(CONTACT_FIELD_NAMES) }
    case 'sending':
      return { ...state, phase: 'sending', refused: {}, notices: [] }
    case 'answered':
      return answered(state, event.outcome)
    case 'thanked':
      return { ...state, phase: 'editing' }
  }
}

function answered(state: ContactState, outcome: ContactOutcome): ContactState {
  const rateNotice = rateNoticeOf(outcome)
  const notices = [noticeOf(outcome), ...(rateNotice ? [rateNotice] : [])]
  if (outcome.kind === 'sent') {
    const { firstName, email } = state.values
    return { ...START, phase: 'sent', notices, sender: { firstName: firstName.trim(), email: email.trim() } }
  }
  const refused: ContactState['refused'] = {}
  if (outcome.kind === 'invalid') {
    for (const { field, message } of outcome.details) if (isContactField(field)) refused[field] ??= message
  }
  return { ...state, phase: outcome.kind === 'too-fast' ? state.phase : 'editing', refused, notices }
}

/** True before the visitor has typed anything; nothing is reported as missing until then. */
function isUntouched(values: ContactMessage): boolean {
  return CONTACT_FIELD_NAMES.every((field) => values[field] === '')
}

/** What stands under a field, or null. */
export function shownProblem({ values, left, refused }: ContactState, field: ContactField): string | null {
  return refused[field] ?? (left.has(field) ? contactFieldProblem(field, values[field]) : null)
}

/** What keeps the message from being sent, in one sentence; null when nothing does. */
export function whatIsMissing(values: ContactMessage): string | null {
  const names = checkContactMessage(values).flatMap(({ field }) =>
    isContactField(field) ? [CONTACT_FIELDS[field].label.toLowerCase()] : [],
  )
  if (names.length === 0) return null
  return `Still needed: ${new Intl.ListFormat('en-US').format(names)}.`
}
