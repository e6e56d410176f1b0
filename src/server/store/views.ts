import type { ContentKind } from '../../domain/content/status.ts'
import { isVisibleSql, tableOf } from './item-tables.ts'
import type { Store } from './schema.ts'
import { inTransaction } from './transaction.ts'

interface Visit {
  kind: ContentKind
  id: number
  /** `YYYY-MM-DD`. */
  day: string
  now: string
  /** Stands for one visitor on one day; the visitor cannot be told from it. */
  mark: string
}

/**
 * Counts a visit to a visible item, once per mark and day.
 *
 * @param mayCount asked before a row is written; false leaves the visit uncounted
 */
export async function countView(
  db: Store,
  visit: Visit,
  mayCount: () => Promise<boolean> = async () => true,
): Promise<'counted' | 'known' | 'limited' | 'missing'> {
  const { kind, id, day, now, mark } = visit
  const table = tableOf(kind)
  const visible = await db
    .selectFrom(table)
    .select('id')
    .where('id', '=', id)
    .where(isVisibleSql(table, now))
    .executeTakeFirst()
  if (!visible) return 'missing'
  // Most visits are known ones, and these need no transaction.
  if (await isKnown(db, visit)) return 'known'
  if (!(await mayCount())) return 'limited'
  return inTransaction(db, async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('view_marks')
      .values({ day, kind, item_id: id, mark })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (!numInsertedOrUpdatedRows) return 'known'
    await transaction
      .updateTable(table)
      .set(({ eb }) => ({ view_count: eb('view_count', '+', 1) }))
      .where('id', '=', id)
      .execute()
    return 'counted'
  })
}

async function isKnown(db: Store, { kind, id, day, mark }: Visit): Promise<boolean> {
  const row = await db
    .selectFrom('view_marks')
    .select('mark')
    .where('day', '=', day)
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .where('mark', '=', mark)
    .executeTakeFirst()
  return row !== undefined
}

/** Forgets the marks of days that are over; the counts stay. */
export async function pruneViewMarks(db: Store, beforeDay: string): Promise<void> {
  await db.deleteFrom('view_marks').where('day', '<', beforeDay).execute()
}
