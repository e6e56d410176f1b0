import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router'
import type { Editor } from '../editor/editor.ts'
import { BESIDE } from '../editor/editor-parts.tsx'
import { focusField } from '../editor/error-summary.tsx'
import { useObservable } from '../editor/observable.ts'
import type { SharedFields } from '../editor/shared-fields.ts'
import type { Proof } from './create-proof.ts'
import type { NumberedFinding } from './mark-words.ts'
import { useFindingKeys } from './use-finding-keys.ts'

/** The ways between a finding and its place, both of them; where the list is not beside the text, it is a sheet. */
export function useFindingPlaces<F extends SharedFields>(editor: Editor<F>, proof: Proof) {
  const [isSheetOpen, setSheetOpen] = useState(false)

  /** To the place in the text. */
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

  /** To the finding in the list; without a key to the first. */
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

/** The list of the whole site leads to one finding: `?finding=…`. */
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
