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
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(placeKey(id)) ?? 'null')
    const session: unknown =
      typeof kept === 'object' && kept !== null && 'session' in kept ? kept.session : null
    if (typeof session !== 'object' || session === null || !('place' in session)) return false
    return typeof session.place === 'number' && session.place > 0
  } catch {
    // Storage may be forbidden, and what is stored another's.
    return false
  }
}

/** Forgets the place kept for a workout: the next time it begins at its beginning. */
export function forgetPlace(id: string): void {
  try {
    localStorage.removeItem(placeKey(id))
  } catch {
    // Storage may be forbidden: nothing was kept.
  }
}
