import { toSearchKey } from '../../domain/text/search-key.ts'

/** 0 or 1: the boolean that both databases support. */
export type Flag = 0 | 1

/** JSON text; read only through `json-columns.ts`. */
export type JsonText = string

/**
 * Converts a time to the store's form, ISO 8601 in UTC with milliseconds, so that times compare as text.
 *
 * @throws RangeError when the text is not a time
 */
export function toStoredTime(time: string | number): string {
  return new Date(time).toISOString()
}

/** Returns the time of a change: now, but always later than the previous change. */
export function laterThan(before: string, now: string): string {
  const next = Date.parse(before) + 1
  return toStoredTime(Math.max(next, Date.parse(now)))
}

/** Compares texts as the store does, by code units: times, slugs, keys. */
export function compareTexts(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}

/**
 * Returns the key by which names are compared: ignoring case, whitespace and accent encoding, the same on both
 * databases. PostgreSQL rejects NUL, so it is replaced. Searches compare the domain's `toSearchKey`.
 */
export function toNameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().replaceAll('\0', '\ufffd').replace(/\s+/g, ' ').trim()
}

/** Returns a pattern for `like … escape '\'` that finds a text anywhere in a `toSearchKey` result. */
export function toContainsPattern(text: string): string {
  return `%${toSearchKey(text).replace(/[\\%_]/g, '\\$&')}%`
}
