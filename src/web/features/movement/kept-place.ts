import { isRecord } from '../../../domain/type-guards.ts'
import { readStored, writeStored } from '../../data/device-store.ts'

/** Returns the storage key of the place in a workout on this device. */
export function placeKey(id: string): string {
  return `workout:${id}`
}

/** Returns the id under which the place in a day of the plan is stored. */
export function planPlace(day: number): string {
  return `plan/${day}`
}

/** Whether a workout was left in the middle on this device; only the player parses the stored place. */
export function hasKeptPlace(id: string): boolean {
  const kept = readStored(placeKey(id))
  const session = isRecord(kept) && isRecord(kept.session) ? kept.session : {}
  return typeof session.place === 'number' && session.place > 0
}

/** Deletes the place stored for a workout: the next time it starts at the beginning. */
export function clearWorkoutPlace(id: string): void {
  writeStored(placeKey(id), null)
}
