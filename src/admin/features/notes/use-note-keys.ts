import { useEffect, useLayoutEffect, useRef } from 'react'

const EDITABLE =
  'input:not([type="checkbox"]):not([type="radio"]), textarea, select, [contenteditable="true"]'

export type NoteKey = 'j' | 'k' | 'p' | 'a' | 's' | 'x' | 'z'

/** Single keys for what is done most; none acts while something is typed, in a dialog, or together with another key. */
export function useNoteKeys(deeds: Record<NoteKey, () => void>): void {
  const latest = useRef(deeds)
  // With the list that is shown: a key pressed as soon as a note is seen acts on it.
  useLayoutEffect(() => {
    latest.current = deeds
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey, repeat, isComposing, defaultPrevented } = event
      if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return
      if (target instanceof Element && target.closest(EDITABLE)) return
      if (document.querySelector('dialog[open]')) return
      const name = key.toLowerCase()
      if (!isNoteKey(name) || (repeat && name !== 'j' && name !== 'k')) return
      event.preventDefault()
      latest.current[name]()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

function isNoteKey(key: string): key is NoteKey {
  return key.length === 1 && 'jkpasxz'.includes(key)
}
