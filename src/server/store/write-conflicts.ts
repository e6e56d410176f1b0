import type { FieldError } from '../../domain/errors.ts'
import { suggestFreeSlug } from '../../domain/items/slug.ts'
import type { ContentKind } from '../../domain/items/status.ts'
import type { Store } from './schema.ts'
import { tableOf } from './tables/item-tables.ts'

/** Why nothing was saved. */
export type WriteConflict =
  | { kind: 'missing' }
  | { kind: 'slug_taken'; suggestion: string }
  | { kind: 'unknown_reference'; field: ReferenceField }
  | { kind: 'invalid'; problems: FieldError[] }

type ReferenceField = 'category_id' | 'author_id'

interface CheckedFields {
  slug: string
  category_id: number | null
  author_id: number | null
}

/**
 * Finds the obstacle to a save: a slug that another item has, a missing category or author.
 *
 * @param ownId the item's own, null for a new one
 */
export async function findWriteConflict(
  db: Store,
  kind: ContentKind,
  fields: CheckedFields,
  ownId: number | null,
): Promise<WriteConflict | null> {
  const { slug } = fields
  const owner = await db.selectFrom(tableOf(kind)).select('id').where('slug', '=', slug).executeTakeFirst()
  if (owner && owner.id !== ownId)
    return { kind: 'slug_taken', suggestion: await suggestSlug(db, kind, slug) }
  const [field] = await findUnknownReferences(db, fields)
  return field ? { kind: 'unknown_reference', field } : null
}

/** Finds which of an item's references are missing. */
export async function findUnknownReferences(
  db: Store,
  { category_id = null, author_id = null }: { category_id?: number | null; author_id?: number | null },
): Promise<ReferenceField[]> {
  const unknown: ReferenceField[] = []
  if (!(await isKnown(db, 'categories', category_id))) unknown.push('category_id')
  if (!(await isKnown(db, 'authors', author_id))) unknown.push('author_id')
  return unknown
}

async function isKnown(db: Store, table: 'categories' | 'authors', id: number | null): Promise<boolean> {
  if (id === null) return true
  return (await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

/** Room for the longest number a suggestion ends in: the truncated form must be among the slugs queried. */
const SUGGESTION_ENDING = 8

/** Suggests a slug like the wanted one that neither an item nor a redirect uses. */
export async function suggestSlug(db: Store, kind: ContentKind, slug: string): Promise<string> {
  const base = slug.replace(/-\d{1,3}$/, '')
  const beginning = base.slice(0, -SUGGESTION_ENDING) || base
  // '~' sorts after all characters of a slug.
  const end = `${beginning}~`
  const items = await db
    .selectFrom(tableOf(kind))
    .select('slug')
    .where('slug', '>=', beginning)
    .where('slug', '<', end)
    .execute()
  const former = await db
    .selectFrom('redirects')
    .select('from_slug as slug')
    .where('kind', '=', kind)
    .where('from_slug', '>=', beginning)
    .where('from_slug', '<', end)
    .execute()
  const taken = new Set([...items, ...former].map((row) => row.slug))
  return suggestFreeSlug(base, (candidate) => taken.has(candidate))
}
