const LOCK_PREFIX = 'editor/'
/** The editors of this page and whether they are open: their locks are got and let go a moment later. */
const openHere = new Map<string, boolean>()

/** A name for one open editor; two never have the same. */
export function newTabName(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`
}

/**
 * Tells other tabs that this editor is open, for as long as it is: a lock falls by itself when a tab closes or crashes.
 * Where a browser has no locks, every copy counts as left behind. Returns how to let go.
 */
export function holdTab(tab: string): () => void {
  openHere.set(tab, true)
  const letGo = new AbortController()
  const held = new Promise<void>((resolve) => letGo.signal.addEventListener('abort', () => resolve()))
  void navigator.locks?.request(LOCK_PREFIX + tab, () => held)
  return () => {
    openHere.set(tab, false)
    letGo.abort()
  }
}

/** The editors open in this browser now. */
export async function findOpenTabs(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  const tabs = new Set(held.map(({ name = '' }) => name.slice(LOCK_PREFIX.length)))
  for (const [tab, isOpen] of openHere) {
    if (isOpen) tabs.add(tab)
    else tabs.delete(tab)
  }
  return tabs
}
