import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { readStored, writeStored } from './data/device-store.ts'
import type { ShownPage } from './data/page-context.ts'
import { decodePart } from './routes/match-route.ts'

/** A page shown, and its entry in the browser's history. */
export interface Visit extends ShownPage {
  /** Names the entry in the history. */
  key: string
  keepScroll: boolean
  /** Settles when the page's data has loaded or failed. */
  loaded: Promise<unknown>
  /** Why there is no page to show. */
  failure: unknown
}

/** @returns the name of the new entry */
export function addEntry(url: URL | string, replace: boolean): string {
  // Names only have to differ within one tab.
  const key = Math.random().toString(36).slice(2)
  if (replace) window.history.replaceState({ key }, '', url)
  else window.history.pushState({ key }, '', url)
  return key
}

/** Names the current entry, which has no name yet. */
export function nameEntry(): string {
  return addEntry(window.location.href, true)
}

export function keyOfEntry(state: unknown): string | null {
  const isEntry = typeof state === 'object' && state !== null && 'key' in state
  return isEntry && typeof state.key === 'string' ? state.key : null
}

/**
 * Scrolls back to where a page was left, and again when loaded content has replaced its skeleton, unless the reader has
 * scrolled since.
 *
 * @returns a function that stops it
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

/** Scrolls the page to the position its reader expects: its start, its fragment, or where it was left. */
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
    // Instantly, as a new document would: smooth scrolling is for moves within a page only.
    if (arrival === 'history' && former !== undefined) return scrollBack(former, loaded)
    if (target) target.scrollIntoView()
    else window.scrollTo({ top: 0, behavior: 'instant' })
  }, [visit, memory])
}

const STORAGE_KEY = 'scroll_positions'
/** Number of entries whose scroll position is kept when the document is left. */
const MAX_KEPT = 50

/** Remembers the scroll position of each history entry, also while another document is shown. */
interface ScrollMemory {
  /** Begins to record the position of the entry shown. @returns a function that stops it */
  start(key: string): () => void
  /** Records another entry from now on. @returns where it was left, if it was shown before */
  enter(key: string): number | undefined
}

function createScrollMemory(): ScrollMemory {
  const positions = new Map<string, number>()
  let shown = ''
  const note = () => positions.set(shown, window.scrollY)
  // The browser's own restoration would scroll before the page is rendered.
  const takeOver = () => {
    window.history.scrollRestoration = 'manual'
  }
  // The next document may be another one: the browser restores this one's position.
  const handBack = () => {
    window.history.scrollRestoration = 'auto'
    writeStored(STORAGE_KEY, [...positions].slice(-MAX_KEPT), 'sessionStorage')
  }
  return {
    start(key) {
      for (const [former, position] of readPositions()) positions.set(former, position)
      shown = key
      note()
      takeOver()
      const stop = new AbortController()
      const { signal } = stop
      window.addEventListener('scroll', note, { signal, passive: true })
      // After going back in the same frame as a scroll, the scroll event would arrive when another entry is shown. In
      // the capture phase, since React shows that entry as soon as the router's own listener has returned.
      window.addEventListener('popstate', note, { signal, capture: true })
      window.addEventListener('pagehide', handBack, { signal })
      window.addEventListener('pageshow', takeOver, { signal })
      return () => stop.abort()
    },
    enter(key) {
      shown = key
      const position = positions.get(key)
      // Moves the key to the end: the map is ordered by recency.
      positions.delete(key)
      positions.set(key, position ?? 0)
      return position
    },
  }
}

function readPositions(): [string, number][] {
  // Without storage, or with invalid stored data, pages begin at their start.
  const stored = readStored(STORAGE_KEY, 'sessionStorage')
  return Array.isArray(stored) ? stored.filter(isPosition) : []
}

function isPosition(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number'
}
