import { useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'

const PAUSE_MS = 250

/**
 * A search field whose text is told on only when she pauses.
 *
 * @param settled what is searched for now; a change from elsewhere (the way back, say) replaces what was typed
 */
export function useTypedSearch(settled: string, onSettled: (text: string) => void) {
  const [typed, setTyped] = useState(settled)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isLeaving = useNavigation().state !== 'idle'
  const latest = useRef({ onSettled, isLeaving })
  useEffect(() => {
    latest.current = { onSettled, isLeaving }
  })
  useEffect(() => {
    if (timer.current === undefined) setTyped(settled)
  }, [settled])
  useEffect(() => () => clearTimeout(timer.current), [])
  function type(text: string): void {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      timer.current = undefined
      // As things are by then: she may have chosen something else beside it, or be on her way to another page.
      if (!latest.current.isLeaving) latest.current.onSettled(text)
    }, PAUSE_MS)
  }
  return { typed, type }
}
