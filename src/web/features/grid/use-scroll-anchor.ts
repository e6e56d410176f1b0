import { useLayoutEffect, useRef } from 'react'

/**
 * Keeps an element at its position on the screen while a change it causes adds or removes something above it.
 *
 * @param change what the element changes
 */
export function useScrollAnchor<E extends HTMLElement>(change: unknown) {
  const element = useRef<E>(null)
  const held = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (held.current === null || !element.current) return
    const moved = element.current.getBoundingClientRect().top - held.current
    held.current = null
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' })
  }, [change])
  const hold = () => {
    held.current = element.current?.getBoundingClientRect().top ?? null
  }
  return { ref: element, hold }
}
