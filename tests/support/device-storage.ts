import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Another tab of the same browser keeps something on the device; this one hears of it unless its news is still to come. */
export function keepInAnotherTab(key: string, value: string, { isHeard = true } = {}): void {
  localStorage.setItem(key, value)
  if (isHeard) act(() => window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: value })))
}

/**
 * Until the test is over the device keeps nothing more for the site (`full`), or nothing at all (`forbidden`): then even
 * asking for its storage fails.
 */
export function refuseToKeep(why: 'full' | 'forbidden'): void {
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
