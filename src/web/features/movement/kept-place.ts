import { isRecord } from '../../../domain/type-guards.ts'
import { readStored, writeStored } from '../../data/device-store.ts'

/** Under what the place in a workout is kept on this device. */
export function placeKey(id: string): string {
  return `workout:${id}`
}

/** What the place in a day of the plan is kept under. */
export function planPlace(day: number): string {
  return `plan/${day}`
}

/** Whether a workout was left in the middle here; only the player reads the kept place whole. */
export function hasKeptPlace(id: string): boolean {
  const kept = readStored(placeKey(id))
  const session = isRecord(kept) && isRecord(kept.session) ? kept.session : {}
  return typeof session.place === 'number' && session.place > 0
}

/** Forgets the place kept for a workout: the next time it begins at its beginning. */
export function forgetPlace(id: string): void {
  writeStored(placeKey(id), null)
}
