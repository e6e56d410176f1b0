import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Stores something from another tab of the same browser; this tab gets the storage event unless `isHeard` is false. */
export function storeInAnotherTab(key: string, value: string, { isHeard = true } = {}): void {
  localStorage.setItem(key, value)
  if (isHeard) act(() => window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: value })))
}

/**
 * Until the test ends the device's storage accepts no more data of the site (`full`), or is disabled (`forbidden`):
 * then even accessing it throws.
 */
export function makeStorageFail(why: 'full' | 'forbidden'): void {
  const kept = localStorage
  const refuse = (name: string) => () => {
    throw new DOMException('Refused', name)
  }
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.getItem(key),
    removeItem: (key: string) => kept.removeItem(key),
    setItem: refuse('QuotaExceededError'),
  })
  if (why === 'forbidden')
    Object.defineProperty(globalThis, 'localStorage', { get: refuse('SecurityError'), configurable: true })
}
