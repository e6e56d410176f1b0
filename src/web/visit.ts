import type { ShownPage } from './data/page-context.ts'

/** A page on the screen, and its entry in the browser's history. */
export interface Visit extends ShownPage {
  /** Names the entry in the history. */
  key: string
  keepScroll: boolean
  /** Settles when its data is there, or will not be. */
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

/** Names the present entry, which has none yet. */
export function nameEntry(): string {
  return addEntry(window.location.href, true)
}

export function keyOfEntry(state: unknown): string | null {
  const isEntry = typeof state === 'object' && state !== null && 'key' in state
  return isEntry && typeof state.key === 'string' ? state.key : null
}
