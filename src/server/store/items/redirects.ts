import { pagePath } from '../../../domain/content/affected-pages.ts'
import type { ContentKind } from '../../../domain/items/status.ts'
import type { Store } from '../schema.ts'
import { toStoredTime } from '../stored-time.ts'
import { isVisibleSql, tableOf } from '../tables/item-tables.ts'

/** From now on this former slug leads to the item, whatever its slug will be. */
export async function leaveRedirect(
  db: Store,
  kind: ContentKind,
  fromSlug: string,
  itemId: number,
): Promise<void> {
  await db
    .insertInto('redirects')
    .values({ kind, from_slug: fromSlug, item_id: itemId })
    .onConflict((conflict) => conflict.columns(['kind', 'from_slug']).doUpdateSet({ item_id: itemId }))
    .execute()
}

/** An item that takes up a slug it once had needs no redirect from it. */
export async function removeOwnRedirect(
  db: Store,
  kind: ContentKind,
  slug: string,
  itemId: number,
): Promise<void> {
  await db
    .deleteFrom('redirects')
    .where('kind', '=', kind)
    .where('from_slug', '=', slug)
    .where('item_id', '=', itemId)
    .execute()
}

export async function findRedirect(db: Store, kind: ContentKind, slug: string): Promise<number | null> {
  const row = await db
    .selectFrom('redirects')
    .select('item_id')
    .where('kind', '=', kind)
    .where('from_slug', '=', slug)
    .executeTakeFirst()
  return row?.item_id ?? null
}

export async function listFormerSlugs(db: Store, kind: ContentKind, itemId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('redirects')
    .select('from_slug')
    .where('kind', '=', kind)
    .where('item_id', '=', itemId)
    .orderBy('from_slug')
    .execute()
  return rows.map((row) => row.from_slug)
}

/** Marks every address of a deleted item that was public, so that each answers 410 from now on; none leads anywhere. */
export async function leaveTombstones(
  db: Store,
  { kind, id, slugs, now }: { kind: ContentKind; id: number; slugs: readonly string[]; now: string },
): Promise<void> {
  if (slugs.length === 0) return
  const deleted_at = toStoredTime(now)
  for (const slug of new Set(slugs)) {
    await db
      .insertInto('tombstones')
      .values({ kind, slug, item_id: id, deleted_at })
      .onConflict((conflict) => conflict.columns(['kind', 'slug']).doUpdateSet({ item_id: id, deleted_at }))
      .execute()
  }
  await db.deleteFrom('redirects').where('kind', '=', kind).where('from_slug', 'in', slugs).execute()
}

/** An item that is back is not gone any more, at none of its addresses. */
export async function removeTombstones(db: Store, kind: ContentKind, id: number): Promise<void> {
  await db.deleteFrom('tombstones').where('kind', '=', kind).where('item_id', '=', id).execute()
}

/** Whether something public was deleted that had this slug, or this id. */
export async function findTombstone(
  db: Store,
  kind: ContentKind,
  by: { slug: string } | { id: number },
): Promise<boolean> {
  const query = db.selectFrom('tombstones').select('slug').where('kind', '=', kind)
  const row = await ('slug' in by
    ? query.where('slug', '=', by.slug)
    : query.where('item_id', '=', by.id)
  ).executeTakeFirst()
  return row !== undefined
}

/** From now on a path of another site leads to the item, whatever its slug will be. */
export async function leaveOldPath(
  db: Store,
  path: string,
  kind: ContentKind,
  itemId: number,
): Promise<void> {
  const values = { kind, item_id: itemId }
  await db
    .insertInto('old_paths')
    .values({ path, ...values })
    .onConflict((conflict) => conflict.column('path').doUpdateSet(values))
    .execute()
}

/** The item that had this path on another site, whatever its status. */
export async function findItemOfOldPath(
  db: Store,
  path: string,
): Promise<{ kind: ContentKind; itemId: number } | null> {
  const row = await db
    .selectFrom('old_paths')
    .select(['kind', 'item_id'])
    .where('path', '=', path)
    .executeTakeFirst()
  return row ? { kind: row.kind, itemId: row.item_id } : null
}

/** Where what had this path on another site is now; null when nothing had, or the public may not see it. */
export async function findOldPath(db: Store, path: string, now: string): Promise<string | null> {
  const found = await findItemOfOldPath(db, path)
  if (!found) return null
  const table = tableOf(found.kind)
  const item = await db
    .selectFrom(table)
    .select('slug')
    .where('id', '=', found.itemId)
    .where(isVisibleSql(table, now))
    .executeTakeFirst()
  return item ? pagePath(found.kind, item.slug) : null
}
