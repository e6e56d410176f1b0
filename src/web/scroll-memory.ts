import { readStored, writeStored } from './data/device-store.ts'

const STORAGE_KEY = 'scroll_positions'
/** Where the reader was on so many pages is kept when the document is left. */
const MAX_KEPT = 50

/** Remembers how far each entry of the history was scrolled, also while another document is shown. */
export interface ScrollMemory {
  /** Begins to note the position of the entry shown. @returns how to stop */
  start(key: string): () => void
  /** Notes another entry from now on. @returns where it was left, if it was shown before */
  enter(key: string): number | undefined
}

export function createScrollMemory(): ScrollMemory {
  const positions = new Map<string, number>()
  let shown = ''
  const note = () => positions.set(shown, window.scrollY)
  // A browser that goes to a place by itself does so before the page is there.
  const takeOver = () => {
    window.history.scrollRestoration = 'manual'
  }
  // Whatever document comes next, this one is put back into its place by the browser.
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
      // Going back in the very frame of a scroll, its event would come when another entry is shown. In the capture phase,
      // since React shows that entry as soon as the router's own listener has returned.
      window.addEventListener('popstate', note, { signal, capture: true })
      window.addEventListener('pagehide', handBack, { signal })
      window.addEventListener('pageshow', takeOver, { signal })
      return () => stop.abort()
    },
    enter(key) {
      shown = key
      const position = positions.get(key)
      // The latest are the last of the map.
      positions.delete(key)
      positions.set(key, position ?? 0)
      return position
    },
  }
}

function readPositions(): [string, number][] {
  // Without storage, or with what something else put there, pages begin at their start.
  const stored = readStored(STORAGE_KEY, 'sessionStorage')
  return Array.isArray(stored) ? stored.filter(isPosition) : []
}

function isPosition(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number'
}
