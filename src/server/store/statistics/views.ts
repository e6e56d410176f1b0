import { pagePath } from '../../../domain/content/affected-pages.ts'
import { CONTENT_KINDS, type ContentKind } from '../../../domain/items/status.ts'
import { inParts } from '../rows.ts'
import type { Store } from '../schema.ts'
import { isVisibleSql, tableOf } from '../tables/item-tables.ts'
import { inTransaction } from '../transaction.ts'

interface Visit {
  kind: ContentKind
  id: number
  /** `YYYY-MM-DD`. */
  day: string
  now: string
  /** Identifies one visitor on one day, irreversibly. */
  mark: string
}

/**
 * Counts a visit to a visible item, once per mark and day.
 *
 * @param mayCount called before a row is written; false leaves the visit uncounted
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
  // Most visits are already counted, and need no transaction.
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

/**
 * Counts views of pages, each item once per mark and day; other pages have no count. Call it inside a transaction.
 *
 * @returns the items whose count has increased
 */
export async function addViews(
  transaction: Store,
  day: string,
  views: readonly { path: string; mark: string }[],
): Promise<{ kind: ContentKind; id: number }[]> {
  const grown: { kind: ContentKind; id: number }[] = []
  for (const kind of CONTENT_KINDS) {
    const folder = pagePath(kind, '')
    const own = views.filter(({ path }) => path.startsWith(folder))
    if (own.length === 0) continue
    const slugOf = (path: string) => path.slice(folder.length)
    const ids = await findIds(transaction, kind, [...new Set(own.map(({ path }) => slugOf(path)))])
    const marks = new Map<string, { day: string; kind: ContentKind; item_id: number; mark: string }>()
    for (const { path, mark } of own) {
      const item_id = ids.get(slugOf(path))
      if (item_id !== undefined) marks.set(`${item_id} ${mark}`, { day, kind, item_id, mark })
    }
    const added = await addMarks(
      transaction,
      [...marks.values()].sort((a, b) => a.item_id - b.item_id || (a.mark < b.mark ? -1 : 1)),
    )
    for (const [id, count] of [...added].sort(([a], [b]) => a - b)) {
      await transaction
        .updateTable(tableOf(kind))
        .set(({ eb }) => ({ view_count: eb('view_count', '+', count) }))
        .where('id', '=', id)
        .execute()
      grown.push({ kind, id })
    }
  }
  return grown
}

async function findIds(db: Store, kind: ContentKind, slugs: readonly string[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const part of inParts(slugs)) {
    const rows = await db.selectFrom(tableOf(kind)).select(['id', 'slug']).where('slug', 'in', part).execute()
    for (const { id, slug } of rows) ids.set(slug, id)
  }
  return ids
}

/** @returns the number of new marks, by item */
async function addMarks(
  db: Store,
  marks: readonly { day: string; kind: ContentKind; item_id: number; mark: string }[],
): Promise<Map<number, number>> {
  const added = new Map<number, number>()
  for (const part of inParts(marks)) {
    const rows = await db
      .insertInto('view_marks')
      .values(part)
      .onConflict((conflict) => conflict.doNothing())
      .returning('item_id')
      .execute()
    for (const { item_id } of rows) added.set(item_id, (added.get(item_id) ?? 0) + 1)
  }
  return added
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

/** Deletes the marks of past days; the counts stay. */
export async function pruneViewMarks(db: Store, beforeDay: string): Promise<void> {
  await db.deleteFrom('view_marks').where('day', '<', beforeDay).execute()
}
