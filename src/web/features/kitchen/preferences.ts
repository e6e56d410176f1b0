import { useSyncExternalStore } from 'react'
import { AVOIDABLES, type Avoidable } from '../../../domain/kitchen/foods/avoidables.ts'
import type { MeasureChoice } from '../../../domain/kitchen/show-measure.ts'

/** What a reader chose once for every recipe. It stays on her device (product §24.2). */
export interface KitchenPreferences {
  units: MeasureChoice['units']
  avoid: readonly Avoidable[]
}

const KEY = 'kitchen'
const UNITS: readonly MeasureChoice['units'][] = ['as written', 'metric', 'US']
export const NO_PREFERENCES: KitchenPreferences = { units: 'as written', avoid: [] }

const listeners = new Set<() => void>()
let current: KitchenPreferences | null = null

/** Reads what is stored; anything that is not ours reads as nothing chosen. */
export function parsePreferences(stored: string | null): KitchenPreferences {
  try {
    const value: unknown = JSON.parse(stored ?? '{}')
    if (typeof value !== 'object' || value === null) return NO_PREFERENCES
    const { units, avoid }: { units?: unknown; avoid?: unknown } = value
    return {
      units: UNITS.find((known) => known === units) ?? 'as written',
      avoid: Array.isArray(avoid) ? AVOIDABLES.filter((known) => avoid.includes(known)) : [],
    }
  } catch {
    return NO_PREFERENCES
  }
}

function read(): KitchenPreferences {
  try {
    current ??= parsePreferences(localStorage.getItem(KEY))
  } catch {
    // Storage may be forbidden: what is chosen then holds for this visit.
    current ??= NO_PREFERENCES
  }
  return current
}

/**
 * Changes what is chosen, here and in every other tab.
 *
 * @returns false where the device does not let it be kept; it holds for this visit all the same
 */
export function setPreferences(changes: Partial<KitchenPreferences>): boolean {
  current = { ...read(), ...changes }
  for (const listener of listeners) listener()
  try {
    localStorage.setItem(KEY, JSON.stringify(current))
    return true
  } catch {
    return false
  }
}

function onStorage({ key, newValue }: StorageEvent): void {
  if (key !== KEY && key !== null) return
  current = parsePreferences(key === null ? null : newValue)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', onStorage)
  }
}

/** What is chosen on this device; nothing on the server and while a page wakes. */
export function usePreferences(): KitchenPreferences {
  return useSyncExternalStore(subscribe, read, () => NO_PREFERENCES)
}
