import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import {
  CONTACT_FIELD_NAMES,
  CONTACT_FIELDS,
  type ContactField,
  type ContactMessage,
  checkContactMessage,
  contactFieldProblem,
} from '../../../domain/contact/contact-rules.ts'
import { isRecord } from '../../../domain/type-guards.ts'
import { readStored, writeStored } from '../../data/device-store.ts'
import type { ToastMessage } from '../../ui/toast.ts'
import { type ContactOutcome, isContactField, noticeOf, rateNoticeOf } from './contact-outcome.ts'

const KEY = 'contact-draft'

export const EMPTY_MESSAGE: ContactMessage = {
  firstName: '',
  lastName: '',
  email: '',
  subject: '',
  message: '',
}

/** Whether the message is still empty: then nothing is stored, and nothing reported as missing. */
function isEmptyMessage(values: ContactMessage): boolean {
  return CONTACT_FIELD_NAMES.every((field) => values[field] === '')
}

/** Parses a stored draft; invalid data gives an empty message. */
export function parseDraft(stored: unknown): ContactMessage {
  const values = { ...EMPTY_MESSAGE }
  if (!isRecord(stored)) return values
  for (const field of CONTACT_FIELD_NAMES) {
    const value = stored[field]
    if (typeof value === 'string') values[field] = value
  }
  return values
}

/** Merges the draft into the page's values, which win: they may have been typed before hydration. */
export function mergeDraft(typed: ContactMessage, draft: ContactMessage): ContactMessage {
  const values = { ...typed }
  for (const field of CONTACT_FIELD_NAMES) values[field] ||= draft[field]
  return values
}

export function loadDraft(): ContactMessage {
  return parseDraft(readStored(KEY, 'sessionStorage'))
}

/** Stores an unsent message for this tab, so that an accidental reload loses nothing. */
export function saveDraft(values: ContactMessage): void {
  // Where storage is blocked or full, a reload starts with an empty form.
  writeStored(KEY, isEmptyMessage(values) ? null : values, 'sessionStorage')
}

/**
 * Restores an unsent message once, and stores what is written from then on. What the fields contain before the page is
 * awake (typed early, or restored by the browser) counts as written.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  values: ContactMessage,
  onRestore: (values: ContactMessage) => void,
): void {
  const restore = useRef(onRestore)
  const isRestored = useRef(false)
  useLayoutEffect(() => {
    const values = mergeDraft(readFields(form.current), loadDraft())
    if (!isEmptyMessage(values)) restore.current(values)
  }, [form])
  useEffect(() => {
    // The first values are those of the server's render: saving them would overwrite the draft.
    if (isRestored.current) saveDraft(values)
    isRestored.current = true
  }, [values])
}

function readFields(form: HTMLFormElement | null): ContactMessage {
  const values = { ...EMPTY_MESSAGE }
  if (!form) return values
  const fields = new FormData(form)
  for (const name of CONTACT_FIELD_NAMES) {
    const value = fields.get(name)
    if (typeof value === 'string') values[name] = value
  }
  return values
}

/** The form of CONTACT-FORM-4: editing, sending, the thanks in its place, then an empty form. */
export interface ContactState {
  phase: 'editing' | 'sending' | 'sent'
  values: ContactMessage
  /** Fields that have lost the focus once: only these show a problem. */
  left: ReadonlySet<ContactField>
  /** Problems reported by the server, each until its field changes. */
  refused: Partial<Record<ContactField, string>>
  /** The last toasts' text, which stays beside the form. */
  notices: readonly ToastMessage[]
  /** The sender, addressed by name in the thanks. */
  sender: Pick<ContactMessage, 'firstName' | 'email'>
}

type ContactEvent =
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
      return state.left.has(event.field) || isEmptyMessage(state.values)
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

/** Returns the text under a field, or null. */
export function shownProblem({ values, left, refused }: ContactState, field: ContactField): string | null {
  return refused[field] ?? (left.has(field) ? contactFieldProblem(field, values[field]) : null)
}

/** Returns what prevents the message from being sent, in one sentence; null when nothing does. */
export function whatIsMissing(values: ContactMessage): string | null {
  const names = checkContactMessage(values).flatMap(({ field }) =>
    isContactField(field) ? [CONTACT_FIELDS[field].label.toLowerCase()] : [],
  )
  if (names.length === 0) return null
  return `Still needed: ${new Intl.ListFormat('en-US').format(names)}.`
}
