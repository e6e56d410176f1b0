import { useState } from 'react'

/** The props of a form whose input is kept. */
export interface FormDraftProps<Fields> {
  fields: Fields
  onType: (fields: Fields) => void
  onSaved: () => void
  /** Discards what was typed; the form stays open with what is stored. */
  onForget: () => void
  /** Discards what was typed, and closes the form. A Cancel that keeps it is an `onClose`. */
  onCancel: () => void
  /** Closes the form, perhaps by mistake: what was typed is kept. */
  onClose: () => void
}

/** Keeps what was typed into a form and not saved while the page is open: closing a dialog by mistake loses nothing. */
export function useFormDrafts<Fields, Key = number | 'new'>() {
  const [kept, setKept] = useState<ReadonlyMap<Key, Fields>>(new Map())
  return (key: Key, stored: Fields, onClose: () => void): FormDraftProps<Fields> => {
    const forget = () =>
      setKept((current) => new Map([...current].filter(([candidate]) => candidate !== key)))
    const done = () => {
      forget()
      onClose()
    }
    return {
      fields: kept.get(key) ?? stored,
      onType: (fields) => setKept((current) => new Map(current).set(key, fields)),
      onSaved: done,
      onForget: forget,
      onCancel: done,
      onClose,
    }
  }
}
