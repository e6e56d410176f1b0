import { useRef } from 'react'

/**
 * Lets a form do what it does when it is sent, and not again while that is under way. It may wait for code that is still
 * being loaded, before anything on the screen says so; a second press meanwhile would send everything twice.
 */
export function useOneAtATime(): (work: () => Promise<void>) => void {
  const isUnderWay = useRef(false)
  return (work) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    void work().finally(() => {
      isUnderWay.current = false
    })
  }
}
