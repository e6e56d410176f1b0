import { useSyncExternalStore } from 'react'

export interface DeviceStore<T> {
  read(): T
  /** @returns false where the device does not let it be kept; it holds for this visit all the same */
  write(value: T): boolean
  /** What is kept; `initial` on the server and while a page wakes. */
  use(): T
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
  let known: { value: T } | null = null

  function change(value: T): void {
    known = { value }
    for (const listener of listeners) listener()
  }

  function read(): T {
    try {
      known ??= { value: parse(localStorage.getItem(key)) }
    } catch {
      // Storage may be forbidden: what is chosen then holds for this visit.
      known ??= { value: initial }
    }
    return known.value
  }

  function onStorage(event: StorageEvent): void {
    if (event.key === key || event.key === null) change(parse(event.key && event.newValue))
  }

  function subscribe(listener: () => void): () => void {
    if (listeners.size === 0) addEventListener('storage', onStorage)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) removeEventListener('storage', onStorage)
    }
  }

  return {
    read,
    write(value) {
      change(value)
      try {
        const text = serialize(value)
        if (text === null) localStorage.removeItem(key)
        else localStorage.setItem(key, text)
        return true
      } catch {
        return false
      }
    },
    use: () => useSyncExternalStore(subscribe, read, () => initial),
  }
}
