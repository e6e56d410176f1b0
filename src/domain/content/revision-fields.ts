import { articleCreateSchema } from './article-input.ts'
import { recipeCreateSchema } from './recipe-input.ts'
import type { ContentKind } from './status.ts'

/** What a save may write of each kind, in the order of the schemas. */
const WRITABLE: Record<ContentKind, readonly string[]> = {
  article: Object.keys(articleCreateSchema.shape),
  recipe: Object.keys(recipeCreateSchema.shape),
}

/** Where an item stands on the site, rather than what it says: bringing back an old text must not move or hide it. */
const KEPT_BY_RESTORING = new Set(['slug', 'status', 'featured', 'published_at'])

/** The fields of an item that a save could write: what a revision keeps. */
export function revisionFields(kind: ContentKind, item: object): Record<string, unknown> {
  const fields = new Map<string, unknown>(Object.entries(item))
  return Object.fromEntries(WRITABLE[kind].map((name) => [name, fields.get(name)]))
}

/** The names of the fields in which two versions of an item differ. */
export function changedFields(kind: ContentKind, before: object, after: object): string[] {
  const old = new Map<string, unknown>(Object.entries(before))
  const present = new Map<string, unknown>(Object.entries(after))
  return WRITABLE[kind].filter((name) => JSON.stringify(old.get(name)) !== JSON.stringify(present.get(name)))
}

/** What restoring a revision brings back: texts, pictures and lists, but not slug, status, featured or published_at. */
export function restoredFields(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !KEPT_BY_RESTORING.has(name)))
}
