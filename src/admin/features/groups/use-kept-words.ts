import { useState } from 'react'

/** What was typed into a form and not saved, kept while the page is open: a dialog closed by mistake loses nothing. */
export function useKeptWords<Fields>() {
  const [kept, setKept] = useState<ReadonlyMap<number | 'new', Fields>>(new Map())
  return {
    keptFor: (key: number | 'new') => kept.get(key),
    keep: (key: number | 'new', fields: Fields) => setKept((current) => new Map(current).set(key, fields)),
    forget: (key: number | 'new') =>
      setKept((current) => new Map([...current].filter(([candidate]) => candidate !== key))),
  }
}
