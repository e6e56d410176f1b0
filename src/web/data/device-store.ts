import { useSyncExternalStore } from 'react'

/** `full`: no room; `forbidden`: the browser stores nothing for this site. In both cases the value lasts for this visit. */
export type Kept = 'kept' | 'full' | 'forbidden'

export interface DeviceStore<T> {
  read(): T
  write(value: T): Kept
  /** Writes the value computed from the stored one, which is read again in case another tab has written meanwhile. */
  edit(change: (before: T) => T): Kept
  /** Reports every change, here or in another tab. @returns a function that stops listening */
  onChange(listener: () => void): () => void
  /** The stored value as a hook; the value of empty storage on the server and while a page wakes. */
  use(): T
  /** False once a value could not be stored: from then on it lasts for this visit. */
  isKept(): boolean
}

/** `localStorage` lasts on the device, `sessionStorage` until the tab is closed. */
type Area = 'localStorage' | 'sessionStorage'

/** Returns what is stored under a key, not yet validated: see {@link parseStored}. Null where storage is forbidden. */
export function readStored(key: string, area?: Area): unknown {
  return parseStored(readText(key, area))
}

function readText(key: string, area: Area = 'localStorage'): string | null {
  try {
    return globalThis[area].getItem(key)
  } catch {
    // Storage may be forbidden.
    return null
  }
}

/** @param value a string is stored as it is, anything else as JSON; null removes the entry */
export function writeStored(key: string, value: unknown, area?: Area): Kept {
  return store(key, toText(value), area)
}

/** @returns the parsed JSON, the text itself where it is not JSON, and null for no text */
export function parseStored(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return text
  }
}

function toText(value: unknown): string | null {
  return value === null || typeof value === 'string' ? value : JSON.stringify(value)
}

/**
 * Creates a value stored on this device and shared by all tabs and parts of a page. Stored data is untrusted: it is
 * always parsed and validated.
 *
 * @param read parses what is stored ({@link parseStored}); an invalid part is dropped, the rest kept
 * @param toStored what is stored of a value ({@link writeStored}), where that is not the value itself
 */
export function deviceStore<T>(
  key: string,
  read: (stored: unknown) => T,
  toStored: (value: T) => unknown = (value) => value,
): DeviceStore<T> {
  const initial = read(null)
  const listeners = new Set<() => void>()
  // One per tab: filled on first use, in the browser only. The same value while the same text is stored.
  let known: { text: string | null; value: T } | null = null
  let isKept = true

  function tell(): void {
    for (const listener of listeners) listener()
  }

  /** Returns the value stored now; where it could not be stored, the one last written. */
  function look(): T {
    const text = readText(key)
    if (!known || (isKept && known.text !== text)) known = { text, value: read(parseStored(text)) }
    return known.value
  }

  // Without listeners, changes by other tabs go unnoticed: storage is read again.
  const readKnown = () => (known && listeners.size > 0 ? known.value : look())

  function write(value: T): Kept {
    known = { text: toText(toStored(value)), value }
    const kept = store(key, known.text)
    isKept = kept === 'kept'
    tell()
    return kept
  }

  function onStorage(event: StorageEvent): void {
    if (event.key !== key && event.key !== null) return
    isKept = true
    // The event's value may be outdated: this tab may have written since.
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
    read: readKnown,
    write,
    // Another tab may have written since, and its event may not have arrived yet.
    edit: (change) => write(change(look())),
    onChange,
    use: () => useSyncExternalStore(onChange, readKnown, () => initial),
    isKept: () => isKept,
  }
}

function store(key: string, text: string | null, area: Area = 'localStorage'): Kept {
  try {
    if (text === null) globalThis[area].removeItem(key)
    else globalThis[area].setItem(key, text)
    return 'kept'
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'forbidden'
  }
}
