import type { ContentKind } from '../../domain/content/status.ts'
import { tableOf } from './item-tables.ts'
import type { Store } from './schema.ts'
import { isVisibleSql } from './visible.ts'

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

/** Where what had this path on another site is now; null when nothing had, or the public may not see it. */
export async function findOldPath(db: Store, path: string, now: string): Promise<string | null> {
  const row = await db
    .selectFrom('old_paths')
    .select(['kind', 'item_id'])
    .where('path', '=', path)
    .executeTakeFirst()
  if (!row) return null
  const table = tableOf(row.kind)
  const item = await db
    .selectFrom(table)
    .select('slug')
    .where('id', '=', row.item_id)
    .where(isVisibleSql(table, now))
    .executeTakeFirst()
  return item ? `${row.kind === 'article' ? '/blog' : '/recipes'}/${item.slug}` : null
}
