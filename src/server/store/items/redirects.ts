import { pagePath } from '../../../domain/content/affected-pages.ts'
import type { ContentKind } from '../../../domain/items/status.ts'
import type { Forward } from '../../../domain/statistics/statistics-calls.ts'
import { writeAuditEntry } from '../audit/audit-log.ts'
import type { Store } from '../schema.ts'
import { toStoredTime } from '../stored-values.ts'
import { isVisibleSql, tableOf } from '../tables/item-tables.ts'
import { inTransaction } from '../transaction.ts'
import type { WriteContext } from '../write-context.ts'

/** Makes a former slug lead to the item, whatever its slug will be. */
export async function addRedirect(
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

/** Removes the redirect from a slug that its item uses again. */
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

/** Marks every address of a deleted public item, so that each answers 410 from now on and none redirects. */
export async function addTombstones(
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

/** Removes the marks of a restored item, at all of its addresses. */
export async function removeTombstones(db: Store, kind: ContentKind, id: number): Promise<void> {
  await db.deleteFrom('tombstones').where('kind', '=', kind).where('item_id', '=', id).execute()
}

/** Whether a deleted public item had this slug, or this id. */
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

/** Makes a path of another site lead to the item, whatever its slug will be. */
export async function addOldPath(db: Store, path: string, kind: ContentKind, itemId: number): Promise<void> {
  const values = { kind, item_id: itemId }
  await db
    .insertInto('old_paths')
    .values({ path, ...values })
    .onConflict((conflict) => conflict.column('path').doUpdateSet(values))
    .execute()
}

/** Lists the paths of other sites that lead to the item. */
export async function listOldPaths(db: Store, kind: ContentKind, itemId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('old_paths')
    .select('path')
    .where('kind', '=', kind)
    .where('item_id', '=', itemId)
    .orderBy('path')
    .execute()
  return rows.map(({ path }) => path)
}

/** Finds the item that had this path on another site, whatever its status. */
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

/** Returns the present path of the item with this path on another site; null without one, or when it is not public. */
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

/** Lists the missing addresses the coach has forwarded, by address. */
export async function listForwards(db: Store): Promise<Forward[]> {
  const rows = await db.selectFrom('forwards').select(['path', 'target']).orderBy('path').execute()
  return rows.map(({ path, target }) => ({ path, to: target }))
}

/** Finds where a missing address is forwarded, or null. @param path as `normalizePath` returns it */
export async function findForward(db: Store, path: string): Promise<string | null> {
  const row = await db.selectFrom('forwards').select('target').where('path', '=', path).executeTakeFirst()
  return row?.target ?? null
}

/** Forwards an address to a page, replacing an earlier forward. */
export async function writeForward(db: Store, { path, to }: Forward, context: WriteContext): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await transaction
      .insertInto('forwards')
      .values({ path, target: to, created_at: context.now })
      .onConflict((conflict) => conflict.column('path').doUpdateSet({ target: to, created_at: context.now }))
      .execute()
    await note(transaction, 'forward_made', { path, to }, context)
  })
}

/** Removes a forward. @returns false when there was none */
export async function deleteForward(db: Store, path: string, context: WriteContext): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const gone = await transaction
      .deleteFrom('forwards')
      .where('path', '=', path)
      .returning('target')
      .executeTakeFirst()
    if (!gone) return false
    await note(transaction, 'forward_removed', { path, to: gone.target }, context)
    return true
  })
}

async function note(
  transaction: Store,
  action: 'forward_made' | 'forward_removed',
  { path, to }: Forward,
  context: WriteContext,
): Promise<void> {
  await writeAuditEntry(transaction, context, {
    action,
    resource: 'forward',
    resourceId: path,
    details: { path, to },
  })
}
