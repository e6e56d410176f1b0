import { pagePath } from '../../domain/content/affected-pages.ts'
import type { ContentKind } from '../../domain/items/status.ts'
import { MILESTONE_KINDS, type Milestone, type MilestoneKind } from '../../domain/site/overview-calls.ts'
import { ARCHIVE_PATH } from './newsletter/issue-archive.ts'
import type { Store } from './schema.ts'
import { toStoredTime } from './stored-values.ts'
import { isVisibleSql, tableOf } from './tables/item-tables.ts'

/**
 * Records that readers can see something of the coach's own; only the first of each kind counts (ADMIN-FIRST-1).
 *
 * @param now ISO 8601 · @param seen true when there is nothing to report: it was public elsewhere before
 */
export async function recordMilestone(
  db: Store,
  kind: MilestoneKind,
  itemId: number,
  now: string,
  { seen = false } = {},
): Promise<void> {
  await db
    .insertInto('milestones')
    .values({ kind, item_id: itemId, reached_at: toStoredTime(now), seen: seen ? 1 : 0 })
    .onConflict((conflict) => conflict.column('kind').doNothing())
    .execute()
}

/** Lists the milestones the coach has not been told about, as long as readers can see them. */
export async function listMilestones(db: Store, now: string): Promise<Milestone[]> {
  const rows = await db.selectFrom('milestones').select(['kind', 'item_id', 'seen']).execute()
  const found = await Promise.all(
    MILESTONE_KINDS.map((kind) => {
      const row = rows.find((one) => one.kind === kind)
      if (row?.seen === 1) return null
      if (kind === 'issue') return row ? findIssue(db, row.item_id) : null
      return row ? findItem(db, kind, now, row.item_id) : findItem(db, kind, now, null)
    }),
  )
  return found.filter((milestone) => milestone !== null)
}

/** Marks a kind as seen for good; false when it has not been reached. */
export async function markMilestoneSeen(db: Store, kind: MilestoneKind, now: string): Promise<boolean> {
  const reached = (await listMilestones(db, now)).find((one) => one.kind === kind)
  if (reached) await recordMilestone(db, kind, reached.id, now)
  const { numUpdatedRows } = await db
    .updateTable('milestones')
    .set({ seen: 1 })
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** @param id null for an item that became visible at its scheduled time: no save has recorded it */
async function findItem(
  db: Store,
  kind: ContentKind,
  now: string,
  id: number | null,
): Promise<Milestone | null> {
  const table = tableOf(kind)
  let query = db.selectFrom(table).select(['id', 'title', 'slug']).where(isVisibleSql(table, now))
  query = id === null ? query.where('was_public', '=', 0).where('sample', '=', 0) : query.where('id', '=', id)
  const row = await query.orderBy('published_at').orderBy('id').limit(1).executeTakeFirst()
  return row ? { kind, id: row.id, title: row.title, path: pagePath(kind, row.slug) } : null
}

async function findIssue(db: Store, id: number): Promise<Milestone | null> {
  const row = await db
    .selectFrom('issues')
    .select(['subject', 'slug'])
    .where('id', '=', id)
    .where('state', 'in', ['sending', 'sent'])
    .executeTakeFirst()
  return row ? { kind: 'issue', id, title: row.subject, path: `${ARCHIVE_PATH}/${row.slug}` } : null
}
