import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { CONTACT_FIELD_NAMES, type ContactMessage } from '../../../domain/contact/contact-rules.ts'
import { isRecord } from '../../../domain/type-guards.ts'
import { readStored, writeStored } from '../../data/device-store.ts'

const KEY = 'contact-draft'

export const EMPTY_MESSAGE: ContactMessage = {
  firstName: '',
  lastName: '',
  email: '',
  subject: '',
  message: '',
}

function isEmptyMessage(values: ContactMessage): boolean {
  return CONTACT_FIELD_NAMES.every((field) => values[field] === '')
}

/** Reads a stored draft; anything that is not ours reads as empty. */
export function parseDraft(stored: unknown): ContactMessage {
  const values = { ...EMPTY_MESSAGE }
  if (!isRecord(stored)) return values
  for (const field of CONTACT_FIELD_NAMES) {
    const value = stored[field]
    if (typeof value === 'string') values[field] = value
  }
  return values
}

/** What is on the page already goes before what was stored: it may have been typed before the page was hydrated. */
export function mergeDraft(typed: ContactMessage, draft: ContactMessage): ContactMessage {
  const values = { ...typed }
  for (const field of CONTACT_FIELD_NAMES) values[field] ||= draft[field]
  return values
}

export function loadDraft(): ContactMessage {
  return parseDraft(readStored(KEY, 'sessionStorage'))
}

/** Keeps a half-written message for this tab, so that an accidental reload costs nothing. */
export function saveDraft(values: ContactMessage): void {
  // Blocked or full: then a reload starts anew.
  writeStored(KEY, isEmptyMessage(values) ? null : values, 'sessionStorage')
}

/**
 * Brings back a half-written message, once, and keeps what is written from then on. What stands in the fields before
 * the page is awake (typed early, or restored by the browser) counts as written.
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
    // The first values are those of the server's render: saving them would wipe the draft.
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
