import type { ContentKind } from '../../domain/content/status.ts'
import { tableOf } from './item-tables.ts'
import type { Store } from './schema.ts'

const SLUG = /^[a-z0-9-]{1,80}$/
const ID = /^[1-9]\d{0,14}$/

/** Whether there is an item of this kind and id, whatever its status. */
export async function itemExists(db: Store, kind: ContentKind, id: number): Promise<boolean> {
  const row = await db.selectFrom(tableOf(kind)).select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** The id of the item that has this id or this slug, whatever its status; null when none has. No slug is all digits. */
export async function findItemId(db: Store, kind: ContentKind, idOrSlug: string): Promise<number | null> {
  if (ID.test(idOrSlug)) return Number(idOrSlug)
  if (!SLUG.test(idOrSlug)) return null
  const row = await db.selectFrom(tableOf(kind)).select('id').where('slug', '=', idOrSlug).executeTakeFirst()
  return row?.id ?? null
}
