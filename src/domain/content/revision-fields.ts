import type { ContentKind } from '../items/status.ts'
import { articleCreateSchema } from './article.ts'
import { recipeCreateSchema } from './recipe-input.ts'

/** What a save may write of each kind, in the order of the schemas. */
const WRITABLE: Record<ContentKind, readonly string[]> = {
  article: Object.keys(articleCreateSchema.shape),
  recipe: Object.keys(recipeCreateSchema.shape),
}

/**
 * Where an item stands on the site, rather than what it says: bringing back an old text must not move or hide it. Nor
 * does it undo which findings are ignored: their keys are of the words, so those of the old text still hold.
 */
const KEPT_BY_RESTORING = new Set([
  'slug',
  'status',
  'featured',
  'notes_open',
  'published_at',
  'ignored_findings',
])

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

/** In how many things two versions of an item differ, by field: in a list the entries that are new or gone, else 1. */
export function countChanges(kind: ContentKind, before: object, after: object): Record<string, number> {
  const old = new Map<string, unknown>(Object.entries(before))
  const present = new Map<string, unknown>(Object.entries(after))
  return Object.fromEntries(
    changedFields(kind, before, after).map((name) => {
      const [one, other] = [old.get(name), present.get(name)]
      return [name, Array.isArray(one) && Array.isArray(other) ? countEntries(one, other) : 1]
    }),
  )
}

/** How many words more the text of an item has than before, negative for fewer; null where it did not change. */
export function countWordsAdded(before: object, after: object): number | null {
  const [old, present] = [before, after].map((item) => ('content' in item ? String(item.content) : ''))
  if (old === undefined || present === undefined || old === present) return null
  return countWords(present) - countWords(old)
}

const countWords = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0

/** An entry that was changed is gone and new: it counts once. Only moved ones count as one. */
function countEntries(before: readonly unknown[], after: readonly unknown[]): number {
  const [old, present] = [before, after].map((list) => list.map((entry) => JSON.stringify(entry)))
  const missingFrom = (list: string[] = [], others: string[] = []) => {
    const left = [...others]
    return list.filter((entry) => {
      const at = left.indexOf(entry)
      if (at >= 0) left.splice(at, 1)
      return at < 0
    }).length
  }
  return Math.max(missingFrom(old, present), missingFrom(present, old), 1)
}

/** What restoring a revision brings back: texts, pictures and lists, but not those of `KEPT_BY_RESTORING`. */
export function restoredFields(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !KEPT_BY_RESTORING.has(name)))
}
