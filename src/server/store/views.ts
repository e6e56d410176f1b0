import type { ContentKind } from '../../domain/content/status.ts'
import { tableOf } from './item-tables.ts'
import type { Store } from './schema.ts'
import { inTransaction } from './transaction.ts'
import { isVisibleSql } from './visible.ts'

interface Visit {
  kind: ContentKind
  id: number
  /** `YYYY-MM-DD`. */
  day: string
  now: string
  /** Stands for one visitor on one day, and cannot be turned back into her. */
  mark: string
}

/** Counts a visit to a visible item, once per mark and day. */
export async function countView(
  db: Store,
  { kind, id, day, now, mark }: Visit,
): Promise<'counted' | 'known' | 'missing'> {
  const table = tableOf(kind)
  return inTransaction(db, async (transaction) => {
    const visible = await transaction
      .selectFrom(table)
      .select('id')
      .where('id', '=', id)
      .where(isVisibleSql(table, now))
      .executeTakeFirst()
    if (!visible) return 'missing'
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

/** Forgets the marks of days that are over; the counts stay. */
export async function pruneViewMarks(db: Store, beforeDay: string): Promise<void> {
  await db.deleteFrom('view_marks').where('day', '<', beforeDay).execute()
}
