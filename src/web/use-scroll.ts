import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { decodePart } from './routes/match-route.ts'
import { createScrollMemory } from './scroll-memory.ts'
import type { Visit } from './visit.ts'

/**
 * Goes back to where a page was left, and there once more when what was still on its way has taken its skeleton's place,
 * unless the reader has gone somewhere else by then.
 *
 * @returns how to stop
 */
function scrollBack(top: number, loaded: Promise<unknown>): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const go = () => {
    if (!signal.aborted) window.scrollTo({ top, behavior: 'instant' })
  }
  go()
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    window.addEventListener(type, () => stop.abort(), { signal, passive: true })
  void loaded.then(() =>
    requestAnimationFrame(() => {
      go()
      stop.abort()
    }),
  )
  return () => stop.abort()
}

/** Puts the page where its reader expects it: at its start, at its fragment, or where it was left. */
export function useScroll(visit: Visit): void {
  const memory = useMemo(createScrollMemory, [])
  const shown = useRef(visit)
  useEffect(() => memory.start(shown.current.key), [memory])
  useLayoutEffect(() => {
    if (shown.current === visit) return
    shown.current = visit
    const { key, arrival, keepScroll, location, loaded } = visit
    const former = memory.enter(key)
    if (keepScroll) return
    const target = location.hash ? document.getElementById(decodePart(location.hash.slice(1))) : null
    // At once, as a document begins: only within a page does scrolling take its time.
    if (arrival === 'history' && former !== undefined) return scrollBack(former, loaded)
    if (target) target.scrollIntoView()
    else window.scrollTo({ top: 0, behavior: 'instant' })
  }, [visit, memory])
}
