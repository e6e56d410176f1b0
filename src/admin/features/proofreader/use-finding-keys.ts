import { useEffect, useRef } from 'react'
import type { Proof } from './create-proof.ts'
import type { NumberedFinding } from './mark-words.ts'

const EDITABLE = 'input, textarea, select, [contenteditable="true"]'

interface Deeds {
  /** Shows the place of the next one. */
  onWalk: (finding: NumberedFinding) => void
  /** Brings a finding's row into view and gives it the focus. */
  onSelect: (key: string) => void
}

/**
 * Alt with an arrow walks the findings, Ctrl+Z takes the last fix back, and a press on a number in the text leads to its
 * finding.
 */
export function useFindingKeys(proof: Proof, deeds: Deeds): void {
  const latest = useRef(deeds)
  useEffect(() => {
    latest.current = deeds
  })
  useEffect(() => {
    const press = ({ target }: MouseEvent) => {
      const number = target instanceof Element ? target.closest<HTMLElement>('[data-finding-key]') : null
      const key = number?.dataset.findingKey
      if (key) latest.current.onSelect(key)
    }
    const walk = (event: KeyboardEvent) => {
      if (isUndo(event)) undoLast(proof, event)
      const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined
      // In a list's row these keys move the row.
      const isTaken = event.target instanceof Element && event.target.closest('[data-row], select') !== null
      if (step === undefined || event.defaultPrevented || isTaken || document.querySelector('dialog:modal'))
        return
      const { findings, current } = proof.state.get()
      const at = findings.findIndex(({ key }) => key === current)
      const next = findings[at === -1 ? (step === 1 ? 0 : findings.length - 1) : at + step]
      if (!next) return
      event.preventDefault()
      // Before the text's own keys, which would move a line.
      event.stopPropagation()
      latest.current.onWalk(next)
    }
    document.addEventListener('click', press)
    document.addEventListener('keydown', walk, { capture: true })
    return () => {
      document.removeEventListener('click', press)
      document.removeEventListener('keydown', walk, { capture: true })
    }
  }, [proof])
}

function isUndo({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey
}

/** A field that is typed in has an undo of its own, unless the last thing done to it was the fix. */
function undoLast(proof: Proof, event: KeyboardEvent): void {
  const last = proof.lastFix()
  const typedIn = event.target instanceof Element ? event.target.closest(EDITABLE) : null
  if (!last) return
  // `ingredients.2.amount` stands in the row of `ingredients.2`.
  const row = last.field.replace(/\.[a-z_]+$/, '')
  const isOwn =
    last.field !== 'content' && typedIn?.closest(`[data-field="${last.field}"], [data-field="${row}"]`)
  if (typedIn && !isOwn) return
  if (proof.undo(last)) event.preventDefault()
}
