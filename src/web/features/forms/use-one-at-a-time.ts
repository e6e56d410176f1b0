import { useRef } from 'react'

/**
 * What a form does when it is sent, and not again while that is under way. It may wait for code that is still being
 * loaded, before anything on the screen says so; a second press meanwhile would send everything twice.
 */
export function useOneAtATime<Args extends unknown[]>(
  work: (...args: Args) => Promise<void>,
): (...args: Args) => Promise<void> {
  const isUnderWay = useRef(false)
  return async (...args) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    try {
      await work(...args)
    } finally {
      isUnderWay.current = false
    }
  }
}
