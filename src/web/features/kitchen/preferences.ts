import { AVOIDABLES, type Avoidable } from '../../../domain/content/avoidables.ts'
import type { MeasureChoice } from '../../../domain/kitchen/show-measure.ts'
import { isRecord } from '../../../domain/type-guards.ts'
import { deviceStore } from '../../data/device-store.ts'

/** A reader's preferences for every recipe. Stored on the reader's device only (PRIV-DEVICE-2). */
export interface KitchenPreferences {
  units: MeasureChoice['units']
  avoid: readonly Avoidable[]
}

const UNITS: readonly MeasureChoice['units'][] = ['as written', 'metric', 'US']
export const NO_PREFERENCES: KitchenPreferences = { units: 'as written', avoid: [] }

/** Parses stored preferences; anything invalid counts as not chosen. */
export function parsePreferences(stored: unknown): KitchenPreferences {
  if (!isRecord(stored)) return NO_PREFERENCES
  const { units, avoid } = stored
  return {
    units: UNITS.find((known) => known === units) ?? 'as written',
    avoid: Array.isArray(avoid) ? AVOIDABLES.filter((known) => avoid.includes(known)) : [],
  }
}

const store = deviceStore('kitchen', parsePreferences)

/**
 * Changes the preferences, here and in every other tab. A function receives the latest ones.
 *
 * @returns false where the device cannot store them; they still apply for this visit
 */
export function setPreferences(
  changes: Partial<KitchenPreferences> | ((before: KitchenPreferences) => Partial<KitchenPreferences>),
): boolean {
  const kept = store.edit((before) => ({
    ...before,
    ...(typeof changes === 'function' ? changes(before) : changes),
  }))
  return kept === 'kept'
}

/** Returns the preferences on this device; none on the server and while a page wakes. */
export function usePreferences(): KitchenPreferences {
  return store.use()
}
