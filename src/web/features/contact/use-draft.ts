import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { CONTACT_FIELD_NAMES, type ContactMessage } from '../../../domain/contact/contact-rules.ts'
import { EMPTY_MESSAGE, isEmptyMessage, loadDraft, mergeDraft, saveDraft } from './contact-draft.ts'

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
