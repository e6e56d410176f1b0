import { AVOIDABLES, type Avoidable } from '../../../domain/content/avoidables.ts'
import type { MeasureChoice } from '../../../domain/kitchen/show-measure.ts'
import { isRecord } from '../../../domain/type-guards.ts'
import { deviceStore } from '../../data/device-store.ts'

/** What a reader chose once for every recipe. It stays on the reader's device (PRIV-DEVICE-2). */
export interface KitchenPreferences {
  units: MeasureChoice['units']
  avoid: readonly Avoidable[]
}

const UNITS: readonly MeasureChoice['units'][] = ['as written', 'metric', 'US']
export const NO_PREFERENCES: KitchenPreferences = { units: 'as written', avoid: [] }

/** Reads what is stored; anything that is not ours reads as nothing chosen. */
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
 * Changes what is chosen, here and in every other tab. A function sees what was chosen a moment ago.
 *
 * @returns false where the device does not let it be kept; it holds for this visit all the same
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

/** What is chosen on this device; nothing on the server and while a page wakes. */
export function usePreferences(): KitchenPreferences {
  return store.use()
}
