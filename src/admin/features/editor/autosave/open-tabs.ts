const LOCK_PREFIX = 'editor/'
/** The editors of this page, and whether they are open: their locks are acquired and released with a delay. */
const openHere = new Map<string, boolean>()

/** Returns a unique name for one open editor. */
export function newTabName(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`
}

/**
 * Marks this editor as open for other tabs: its lock is released automatically when a tab closes or crashes. In a
 * browser without locks, every copy counts as abandoned. Returns a function that releases it.
 */
export function lockTab(tab: string): () => void {
  openHere.set(tab, true)
  const letGo = new AbortController()
  const held = new Promise<void>((resolve) => letGo.signal.addEventListener('abort', () => resolve()))
  void navigator.locks?.request(LOCK_PREFIX + tab, () => held)
  return () => {
    openHere.set(tab, false)
    letGo.abort()
  }
}

/** Returns the editors now open in this browser. */
export async function findOpenTabs(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  const tabs = new Set(held.map(({ name = '' }) => name.slice(LOCK_PREFIX.length)))
  for (const [tab, isOpen] of openHere) {
    if (isOpen) tabs.add(tab)
    else tabs.delete(tab)
  }
  return tabs
}
