import { type RefObject, useEffect, useRef } from 'react'
import type { ContactState } from './contact-state.ts'

/**
 * Takes the focus along: to the thanks, then to the new form; after a failure to the first field at fault, else to
 * what is said about it. Sending disables the button she was on, so the browser would lose the place.
 * Somebody who has gone elsewhere on the page meanwhile is left in peace.
 */
export function useOutcomeFocus(box: RefObject<HTMLElement | null>, phase: ContactState['phase']): void {
  const before = useRef(phase)
  useEffect(() => {
    const was = before.current
    before.current = phase
    const element = box.current
    if (!element || was === phase || phase === 'sending' || !isWaiting(element)) return
    if (was === 'sent') element.focus({ preventScroll: true })
    else focusFirst(element, phase === 'sent' ? ['[data-thanks]'] : ['[aria-invalid]', '[data-notices]'])
  }, [phase, box])
}

function isWaiting(box: HTMLElement): boolean {
  const at = document.activeElement
  return at === null || at === document.body || box.contains(at)
}

function focusFirst(box: HTMLElement, selectors: readonly string[]): void {
  for (const selector of selectors) {
    const element = box.querySelector<HTMLElement>(selector)
    if (!element) continue
    element.focus()
    return
  }
}
