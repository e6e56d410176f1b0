import { useEffect, useLayoutEffect, useRef } from 'react'
import type { NoteTab } from './note-words.ts'

export function KeyHints({ list }: { list: NoteTab }) {
  const keys = [
    ['J', 'next'],
    ['K', 'back'],
    ...(list === 'waiting' || list === 'answered' ? [['P', 'publish']] : []),
    ...(list === 'spam'
      ? []
      : [
          ['A', 'answer'],
          ['S', 'spam'],
        ]),
    ['X', 'select'],
    ['Z', 'undo'],
  ]
  return (
    <dl
      aria-label="Keys"
      className="hidden flex-wrap gap-x-4.5 gap-y-1.5 border-t-[1.5px] border-line px-4.5 py-3 text-label text-muted lg:flex"
    >
      {keys.map(([key, word]) => (
        <div key={key} className="inline-flex items-center gap-2">
          <dt>
            <kbd className="inline-grid min-h-6 min-w-6 place-items-center rounded-[5px] border-[1.5px] border-line-strong bg-surface px-1.5 font-body text-[.8125rem] leading-none font-[650] text-ink shadow-[0_2px_0_var(--hf-line)]">
              {key}
            </kbd>
          </dt>
          <dd>{word}</dd>
        </div>
      ))}
    </dl>
  )
}

const EDITABLE =
  'input:not([type="checkbox"]):not([type="radio"]), textarea, select, [contenteditable="true"]'

type NoteKey = 'j' | 'k' | 'p' | 'a' | 's' | 'x' | 'z'

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
