/**
 * What looking for one article or recipe can lead to (ART-API-3, CONTENT-GONE-1):
 * `moved` names its present slug, `gone` once was public and no longer is.
 */
export type Lookup<T> =
  | { kind: 'found'; item: T }
  | { kind: 'moved'; slug: string }
  | { kind: 'gone' }
  | { kind: 'missing' }

/** An id as addresses write it. Longer ones would not be exact numbers. */
const ID_PATTERN = /^[1-9]\d{0,14}$/

/** Whatever may have been a slug once. */
const SLUG = /^[a-z0-9-]{1,80}$/

/** The id a text is; null when it is none. */
export function parseId(text: string): number | null {
  return ID_PATTERN.test(text) ? Number(text) : null
}

/** By what an address names an item (ART-API-3); null for what can name none. No slug is all digits. */
export function parseItemAddress(text: string): { id: number } | { slug: string } | null {
  const id = parseId(text)
  if (id !== null) return { id }
  return SLUG.test(text) ? { slug: text } : null
}
