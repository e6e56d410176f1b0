import { type RefObject, useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'

/** Event sent from a place that is about to be focused: any element that hides it then shows it. */
const REVEAL = 'reveal'

/** Shows a place, whatever hides it. */
export function reveal(place: Element): void {
  place.dispatchEvent(new CustomEvent(REVEAL, { bubbles: true }))
}

/** Calls `show` when a place inside the element is about to be focused, and renders its change before that. */
export function useReveal(element: RefObject<HTMLElement | null>, show: (place: Element) => void): void {
  const showNow = useEffectEvent(({ target }: Event) => {
    if (target instanceof Element) flushSync(() => show(target))
  })
  useEffect(() => {
    const listener = (event: Event) => showNow(event)
    const { current } = element
    current?.addEventListener(REVEAL, listener)
    return () => current?.removeEventListener(REVEAL, listener)
  }, [element])
}
