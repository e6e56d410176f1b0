import { parseItemAddress } from '../../domain/content/item-address.ts'
import type { ContentKind } from '../../domain/content/status.ts'
import { ITEM_TABLES, tableOf } from './item-tables.ts'
import type { Store } from './schema.ts'

/** Whether there is an item of this kind and id, whatever its status. */
export async function itemExists(db: Store, kind: ContentKind, id: number): Promise<boolean> {
  const row = await db.selectFrom(tableOf(kind)).select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** The id of the item that an address names by its id or its slug, whatever its status. An id is taken at its word; null when no item has the slug. */
export async function findItemId(db: Store, kind: ContentKind, idOrSlug: string): Promise<number | null> {
  const address = parseItemAddress(idOrSlug)
  if (address === null) return null
  if ('id' in address) return address.id
  const { slug } = address
  const row = await db.selectFrom(tableOf(kind)).select('id').where('slug', '=', slug).executeTakeFirst()
  return row?.id ?? null
}

/** Of a kind's items, the id by the slug, whatever their status. */
export async function readItemSlugs(db: Store, kind: ContentKind): Promise<Map<string, number>> {
  const rows = await db.selectFrom(tableOf(kind)).select(['id', 'slug']).execute()
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}

/** Whether there is any article or recipe at all. */
export async function hasItems(db: Store): Promise<boolean> {
  for (const table of ITEM_TABLES) {
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return true
  }
  return false
}
