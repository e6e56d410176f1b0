/**
 * The results of looking up an article or recipe (ART-API-3, CONTENT-GONE-1): `moved` has its present slug, `gone` was
 * public and is no longer.
 */
export type Lookup<T> =
  | { kind: 'found'; item: T }
  | { kind: 'moved'; slug: string }
  | { kind: 'gone' }
  | { kind: 'missing' }

/** An id in an address. Longer ones would not be exact numbers. */
const ID_PATTERN = /^[1-9]\d{0,14}$/

/** Any text that can have been a slug. */
const SLUG = /^[a-z0-9-]{1,80}$/

/** Parses an id; null for any other text. */
export function parseId(text: string): number | null {
  return ID_PATTERN.test(text) ? Number(text) : null
}

/** Parses what identifies an item in an address (ART-API-3); null for an invalid one. No slug is all digits. */
export function parseItemAddress(text: string): { id: number } | { slug: string } | null {
  const id = parseId(text)
  if (id !== null) return { id }
  return SLUG.test(text) ? { slug: text } : null
}
