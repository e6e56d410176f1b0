import { type RefObject, useEffect, useRef } from 'react'
import type { FormState } from './form-state.ts'

/**
 * Takes the focus along as the form moves: to the next field, to the field at fault, to the thanks.
 * Nothing moves when the thanks time out: by then she may be reading something else.
 */
export function useStepFocus(box: RefObject<HTMLElement | null>, { step, problem }: FormState): void {
  const before = useRef(step)
  useEffect(() => {
    const from = before.current
    before.current = step
    const moved = from !== step
    if (step === 'success' && moved) focusBox(box.current)
    if (step === 'name' && from === 'email') focusField(box.current, 'firstName')
    if (step === 'email' && moved && from !== 'success') focusField(box.current, 'email')
    if (problem?.at === 'email') focusField(box.current, 'email')
  }, [step, problem, box])
}

function focusField(box: HTMLElement | null, name: string): void {
  box?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.focus()
}

/** Made focusable only now: a dialog that opens would otherwise focus the box instead of its first field. */
function focusBox(box: HTMLElement | null): void {
  if (!box) return
  box.tabIndex = -1
  box.focus({ preventScroll: true })
}
