import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router'
import type { Editor } from '../editor/editor.ts'
import { BESIDE } from '../editor/editor-parts.tsx'
import { focusField } from '../editor/error-summary.tsx'
import { useObservable } from '../editor/observable.ts'
import type { SharedFields } from '../editor/shared-fields.ts'
import type { Proof } from './create-proof.ts'
import type { NumberedFinding } from './read-finding.ts'

/** Returns the ways from a finding to its place and back; where the list is not beside the text, it is a sheet. */
export function useFindingPlaces<F extends SharedFields>(editor: Editor<F>, proof: Proof) {
  const [isSheetOpen, setSheetOpen] = useState(false)

  /** Scrolls to the finding's place in the text. */
  function show(finding: NumberedFinding): void {
    flushSync(() => {
      setSheetOpen(false)
      proof.select(finding.key)
    })
    const { field, start, end } = finding
    const surface = editor.textSurface.get().current
    if (field === 'content' && surface) {
      surface.goTo(start, end)
      return
    }
    focusField(field)
    const input = document.activeElement
    if (end > start && (input instanceof HTMLTextAreaElement || isTextInput(input)))
      input.setSelectionRange(start, end)
  }

  /** Scrolls to the finding in the list; without a key to the first. */
  function select(key: string | null): void {
    flushSync(() => {
      proof.select(key ?? proof.state.get().findings[0]?.key ?? null)
      setSheetOpen(!matchMedia(BESIDE).matches)
    })
    const list = document.querySelector(document.querySelector('dialog:modal') ? 'dialog:modal' : 'aside')
    const { current } = proof.state.get()
    const row = list?.querySelector<HTMLElement>(`[data-finding-row="${current}"]`)
    row?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'nearest' })
  }

  useFindingKeys(proof, {
    onSelect: select,
    onWalk: (finding) => {
      show(finding)
      if (matchMedia(BESIDE).matches) select(finding.key)
    },
  })
  useAskedFinding(proof, show)
  return { isSheetOpen, closeSheet: () => setSheetOpen(false), show, select }
}

function isTextInput(element: Element | null): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.type === 'text'
}

/** Shows the finding to which the list of the whole site links: `?finding=…`. */
function useAskedFinding(proof: Proof, show: (finding: NumberedFinding) => void): void {
  const [parameters, setParameters] = useSearchParams()
  const asked = parameters.get('finding')
  const finding = useObservable(proof.state, ({ findings }) => findings.find(({ key }) => key === asked))
  useEffect(() => {
    if (!asked || !finding) return
    setParameters({}, { replace: true, preventScrollReset: true })
    show(finding)
  })
}

const EDITABLE = 'input, textarea, select, [contenteditable="true"]'

interface Deeds {
  /** Shows the place of the next finding. */
  onWalk: (finding: NumberedFinding) => void
  /** Scrolls to a finding's row and focuses it. */
  onSelect: (key: string) => void
}

/**
 * Handles the keys: Alt with an arrow steps through the findings, Ctrl+Z undoes the last fix, and a press on a number
 * in the text leads to its finding.
 */
function useFindingKeys(proof: Proof, deeds: Deeds): void {
  const select = useEffectEvent(deeds.onSelect)
  const walkTo = useEffectEvent(deeds.onWalk)
  useEffect(() => {
    const press = ({ target }: MouseEvent) => {
      const number = target instanceof Element ? target.closest<HTMLElement>('[data-finding-key]') : null
      const key = number?.dataset.findingKey
      if (key) select(key)
    }
    const walk = (event: KeyboardEvent) => {
      if (isUndo(event)) undoLast(proof, event)
      const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined
      // In a row of a list these keys move the row.
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
      walkTo(next)
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

/** Undoes the last fix. A focused field has its own undo, unless its last change was the fix. */
function undoLast(proof: Proof, event: KeyboardEvent): void {
  const last = proof.lastFix()
  const typedIn = event.target instanceof Element ? event.target.closest(EDITABLE) : null
  if (!last) return
  // `ingredients.2.amount` is in the row of `ingredients.2`.
  const row = last.field.replace(/\.[a-z_]+$/, '')
  const isOwn =
    last.field !== 'content' && typedIn?.closest(`[data-field="${last.field}"], [data-field="${row}"]`)
  if (typedIn && !isOwn) return
  if (proof.undo(last)) event.preventDefault()
}
