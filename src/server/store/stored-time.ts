/**
 * A time in the one form the store keeps, ISO 8601 in UTC with milliseconds, so that times compare as text.
 *
 * @throws RangeError when the text is no time
 */
export function toStoredTime(time: string | number): string {
  return new Date(time).toISOString()
}

/** The moment of a change: now, but always later than the change before, however fast they follow each other. */
export function laterThan(before: string, now: string): string {
  const next = Date.parse(before) + 1
  return toStoredTime(Math.max(next, Date.parse(now)))
}
