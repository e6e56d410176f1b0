import { useSyncExternalStore } from 'react'

/** `full`: no room; `forbidden`: the browser keeps nothing for this site. What was written then lasts for this visit. */
export type Kept = 'kept' | 'full' | 'forbidden'

export interface DeviceStore<T> {
  read(): T
  write(value: T): Kept
  /** Writes the value computed from the stored one, read anew in case another tab wrote meanwhile. */
  edit(change: (before: T) => T): Kept
  /** Tells of every change, here or in another tab. @returns how to stop listening */
  onChange(listener: () => void): () => void
  /** The stored value as a hook; the value for empty storage on the server and while a page wakes. */
  use(): T
  /** False once something could not be kept: from then on it lasts for this visit. */
  isKept(): boolean
}

/** What lasts on the device, and what goes with the tab. */
type Area = 'localStorage' | 'sessionStorage'

/** What is stored under a key, not yet looked at: see {@link parseStored}. Null where storage is forbidden. */
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

/** @param value a text is stored as it is, all else as JSON; null stores nothing */
export function writeStored(key: string, value: unknown, area?: Area): Kept {
  return store(key, toText(value), area)
}

/** @returns what the JSON says, the text itself where it is no JSON, and null for nothing */
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
 * A value on this device, the same in every tab and part of a page. What is stored is a stranger's: it is read anew and
 * never trusted.
 *
 * @param read what is stored ({@link parseStored}); what is broken in it costs no more than itself
 * @param toStored what is stored of a value ({@link writeStored}), where that is not the value itself
 */
export function deviceStore<T>(
  key: string,
  read: (stored: unknown) => T,
  toStored: (value: T) => unknown = (value) => value,
): DeviceStore<T> {
  const initial = read(null)
  const listeners = new Set<() => void>()
  // One per tab: filled when first asked for, in the browser only. The same value as long as the same text is stored.
  let known: { text: string | null; value: T } | null = null
  let isKept = true

  function tell(): void {
    for (const listener of listeners) listener()
  }

  /** What is stored now; what could not be stored stays as it was last written. */
  function look(): T {
    const text = readText(key)
    if (!known || (isKept && known.text !== text)) known = { text, value: read(parseStored(text)) }
    return known.value
  }

  // Without listeners, changes by other tabs are not noticed: read storage again.
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
    read: readKnown,
    write,
    // Another tab may have written since: its news may not have come yet.
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
