import { toSearchKey } from '../../domain/text/search-key.ts'

/** 0 or 1: the one form of yes and no that both databases take. */
export type Flag = 0 | 1

/** JSON text; read only through `json-columns.ts`. */
export type JsonText = string

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

/** Sorts texts as the store does, by their code units: times, slugs, keys. */
export function compareTexts(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}

/**
 * A name as it is told from others: without regard to case, spacing or how its accents are encoded, alike on both
 * databases. PostgreSQL takes no NUL, so a stranger's is replaced. What searches compare is the domain's `toSearchKey`.
 */
export function toNameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().replaceAll('\0', '\ufffd').replace(/\s+/g, ' ').trim()
}

/** A pattern for `like … escape '\'` that finds a text anywhere in what `toSearchKey` made. */
export function toContainsPattern(text: string): string {
  return `%${toSearchKey(text).replace(/[\\%_]/g, '\\$&')}%`
}
