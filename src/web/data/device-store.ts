import { useSyncExternalStore } from 'react'

/** `full`: no room; `forbidden`: the browser keeps nothing for this site. What was written then lasts for this visit. */
export type Kept = 'kept' | 'full' | 'forbidden'

export interface DeviceStore<T> {
  read(): T
  write(value: T): Kept
  /** Writes what comes of what is kept, whatever another tab wrote a moment ago. */
  edit(change: (before: T) => T): Kept
  /** Tells of every change, here or in another tab. @returns how to stop listening */
  onChange(listener: () => void): () => void
  /** What is kept; `initial` on the server and while a page wakes. */
  use(): T
  /** False once something could not be kept: from then on it lasts for this visit. */
  useIsKept(): boolean
}

/**
 * A value on this device, the same in every tab and part of a page. What is stored is a stranger's: it is parsed anew and
 * never trusted.
 *
 * @param parse reads what is stored; null is nothing
 * @param serialize null stores nothing
 */
export function deviceStore<T>(
  key: string,
  initial: T,
  parse: (stored: string | null) => T,
  serialize: (value: T) => string | null,
): DeviceStore<T> {
  const listeners = new Set<() => void>()
  // One per tab: filled when first asked for, in the browser only. The same value as long as the same text is stored.
  let known: { text: string | null; value: T } | null = null
  let isKept = true

  function tell(): void {
    for (const listener of listeners) listener()
  }

  /** What is stored now; what could not be stored stays as it was last written. */
  function look(): T {
    try {
      const text = localStorage.getItem(key)
      if (isKept && known?.text !== text) known = { text, value: parse(text) }
    } catch {
      // Storage may be forbidden: what is chosen then holds for this visit.
    }
    known ??= { text: null, value: initial }
    return known.value
  }

  // While nobody listens, other tabs' news is not heard.
  const read = () => (known && listeners.size > 0 ? known.value : look())

  function write(value: T): Kept {
    known = { text: serialize(value), value }
    const kept = store(key, known.text)
    isKept = kept === 'kept'
    tell()
    return kept
  }

  function onStorage(event: StorageEvent): void {
    if (event.key !== key && event.key !== null) return
    isKept = true
    // Not what the event says: this tab may have written since.
    look()
    tell()
  }

  function onChange(listener: () => void): () => void {
    if (listeners.size === 0) {
      look()
      addEventListener('storage', onStorage)
    }
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) removeEventListener('storage', onStorage)
    }
  }

  return {
    read,
    write,
    // Another tab may have written since: its news may not have come yet.
    edit: (change) => write(change(look())),
    onChange,
    use: () => useSyncExternalStore(onChange, read, () => initial),
    useIsKept: () =>
      useSyncExternalStore(
        onChange,
        () => isKept,
        () => true,
      ),
  }
}

function store(key: string, text: string | null): Kept {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    return 'kept'
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'forbidden'
  }
}
