import { useState } from 'react'

/** What a form whose words are kept is given. */
export interface KeptForm<Fields> {
  fields: Fields
  onType: (fields: Fields) => void
  onSaved: () => void
  /** What was typed is let go; the form stays open with what is stored. */
  onForget: () => void
  /** What was typed is let go, and the form closes. A Cancel that keeps it is an `onClose`. */
  onCancel: () => void
  /** Closed, perhaps by mistake: what was typed is kept. */
  onClose: () => void
}

/** What was typed into a form and not saved, kept while the page is open: a dialog closed by mistake loses nothing. */
export function useKeptWords<Fields, Key = number | 'new'>() {
  const [kept, setKept] = useState<ReadonlyMap<Key, Fields>>(new Map())
  return (key: Key, stored: Fields, onClose: () => void): KeptForm<Fields> => {
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
