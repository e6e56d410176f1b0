import { useEffect, useRef } from 'react'

/**
 * Moves the focus to the first button of an element, by its id, once that is there: a button that gives way to what it
 * opens would drop the focus.
 */
export function useFocusNext(): (id: string) => void {
  const next = useRef<string | null>(null)
  useEffect(() => {
    const id = next.current
    if (id === null) return
    next.current = null
    document.getElementById(id)?.querySelector('button')?.focus()
  })
  return (id) => {
    next.current = id
  }
}
