import type { ContentKind } from '../items/status.ts'
import { articleCreateSchema } from './article.ts'
import { recipeCreateSchema } from './recipe-input.ts'

/** The fields a save may write of each kind, in the order of the schemas. */
const WRITABLE: Record<ContentKind, readonly string[]> = {
  article: Object.keys(articleCreateSchema.shape),
  recipe: Object.keys(recipeCreateSchema.shape),
}

/**
 * Fields about an item's place on the site rather than its text: restoring an old text must not move or hide it. Nor does
 * it change which findings are ignored: their keys derive from the words, so those of the old text are still valid.
 */
const KEPT_BY_RESTORING = new Set([
  'slug',
  'status',
  'featured',
  'notes_open',
  'published_at',
  'ignored_findings',
])

/** Returns the fields of an item that a save can write: the content of a revision. */
export function revisionFields(kind: ContentKind, item: object): Record<string, unknown> {
  const fields = new Map<string, unknown>(Object.entries(item))
  return Object.fromEntries(WRITABLE[kind].map((name) => [name, fields.get(name)]))
}

/** Returns the names of the fields in which two versions of an item differ. */
export function changedFields(kind: ContentKind, before: object, after: object): string[] {
  const old = new Map<string, unknown>(Object.entries(before))
  const present = new Map<string, unknown>(Object.entries(after))
  return WRITABLE[kind].filter((name) => JSON.stringify(old.get(name)) !== JSON.stringify(present.get(name)))
}

/** Counts the differences of two versions of an item by field: in a list the entries added or removed, else 1. */
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

/** Returns the number of words added to an item's text, negative for removed ones; null where it did not change. */
export function countWordsAdded(before: object, after: object): number | null {
  const [old, present] = [before, after].map((item) => ('content' in item ? String(item.content) : ''))
  if (old === undefined || present === undefined || old === present) return null
  return countWords(present) - countWords(old)
}

const countWords = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0

/** Counts list differences: a changed entry is both removed and added, but counts once. A pure reordering counts as one. */
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

/** Returns the fields that restoring a revision writes: texts, pictures and lists, but not those of `KEPT_BY_RESTORING`. */
export function restoredFields(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !KEPT_BY_RESTORING.has(name)))
}
