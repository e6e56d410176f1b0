import { sql } from 'kysely'
import type { Listing } from '../../../domain/api/call-fields.ts'
import { type ItemState, stateOf } from '../../../domain/items/status.ts'
import type { ReadRequest } from '../../../domain/reads/public-reads.ts'
import type { StatusCounts } from '../../../domain/site/overview-calls.ts'
import { toSearchKey } from '../../../domain/text/search-key.ts'
import { countRows } from '../rows.ts'
import type { Store } from '../schema.ts'
import { toContainsPattern, toNameKey, toStoredTime } from '../stored-values.ts'
import { type ItemTable, isInStateSql, isVisibleSql } from '../tables/item-tables.ts'

interface IdPage {
  ids: number[]
  total: number
}

/**
 * Finds the ids on one page of the public list, newest first (PAGE-DATE-2). Lists select ids only, which indexes can
 * answer, whatever the items contain.
 *
 * @param tag a dietary tag in any case
 */
export async function findVisiblePage(
  db: Store,
  table: ItemTable,
  { now, category, featured, exclude, tag, difficulty, limit, page }: VisibleListRequest,
): Promise<IdPage> {
  let query = db.selectFrom(table).where(isVisibleSql(table, now))
  if (category !== undefined) {
    const known = await db
      .selectFrom('categories')
      .select('id')
      .where('name_key', '=', toNameKey(category))
      .executeTakeFirst()
    if (!known) return { ids: [], total: 0 }
    query = query.where('category_id', '=', known.id)
  }
  if (featured !== undefined) query = query.where('featured', '=', featured ? 1 : 0)
  if (exclude !== undefined) query = query.where('id', '!=', exclude)
  if (tag !== undefined) {
    const tagged = db.selectFrom('recipe_tags').select('recipe_id').where('tag', '=', toNameKey(tag))
    query = query.where('id', 'in', tagged)
  }
  if (difficulty !== undefined) query = query.where(sql.ref('difficulty'), 'in', difficulty)
  const total = await countRows(query)
  const rows = await query
    .select('id')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { ids: rows.map(({ id }) => id), total }
}

/** A page of the admin's list; `counts` is the number of items per status. */
export interface AdminListing<T> extends Listing<T> {
  counts: StatusCounts
}

/** Finds the ids on one page of the admin's list: every status, latest change first (ADMIN-ITEM-1). */
export async function findAdminPage(
  db: Store,
  table: ItemTable,
  { now, q = '', status, limit, page }: AdminListRequest,
): Promise<IdPage & { counts: StatusCounts }> {
  const start = (page - 1) * limit
  if (q.trim() !== '') {
    // The search has to scan every item anyway; one scan both counts them and finds the page.
    const found = await findMatching(db, table, q, now)
    const counts = countStates(found.map(({ state }) => ({ state, count: 1 })))
    const shown = found.filter(({ state }) => status === undefined || state === status)
    const ids = shown.slice(start, start + limit).map(({ id }) => id)
    return { ids, total: shown.length, counts }
  }
  const counts = await countItems(db, table, now)
  let query = db.selectFrom(table)
  if (status !== undefined) query = query.where(isInStateSql(table, status, now))
  const rows = await query
    .select('id')
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(start)
    .execute()
  return { ids: rows.map(({ id }) => id), total: counts[status ?? 'all'], counts }
}

/** Finds all items that match the search box, latest change first. */
async function findMatching(
  db: Store,
  table: ItemTable,
  q: string,
  now: string,
): Promise<{ id: number; state: ItemState }[]> {
  const contains = sql`${toContainsPattern(q)} escape '\\'`
  const categories = await db.selectFrom('categories').select(['id', 'name']).execute()
  const wanted = toSearchKey(q)
  const named = categories.filter(({ name }) => toSearchKey(name).includes(wanted)).map(({ id }) => id)
  const rows = await db
    .selectFrom(table)
    .select(['id', 'status', 'published_at'])
    .where(({ or, eb }) =>
      or([
        sql<boolean>`${sql.ref(`${table}.list_text`)} like ${contains}`,
        ...(named.length > 0 ? [eb('category_id', 'in', named)] : []),
      ]),
    )
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const stored = toStoredTime(now)
  return rows.map(({ id, ...item }) => ({ id, state: stateOf(item, stored) }))
}

/** Counts a kind's items by state; published ones are those the public sees. */
export async function countItems(db: Store, table: ItemTable, now: string): Promise<StatusCounts> {
  const rows = await db
    .selectFrom(table)
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute()
  const scheduled = await countRows(db.selectFrom(table).where(isInStateSql(table, 'scheduled', now)))
  const counts = countStates(rows.map(({ status, count }) => ({ state: status, count })))
  return { ...counts, published: counts.published - scheduled, scheduled }
}

function countStates(rows: readonly { state: ItemState; count: number }[]): StatusCounts {
  const counts = { all: 0, published: 0, scheduled: 0, draft: 0, archived: 0 }
  for (const { state, count } of rows) {
    counts[state] += count
    counts.all += count
  }
  return counts
}

/** Sorts items in the order of their ids; one deleted in between is skipped. */
export function inOrderOf<T extends { id: number }>(ids: readonly number[], items: readonly T[]): T[] {
  const byId = new Map(items.map((item) => [item.id, item]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** A page of the public list; recipes have all filters there are. */
export interface VisibleListRequest extends ReadRequest<'recipes'> {
  /** ISO 8601. */
  now: string
  limit: number
  /** Counted from 1. */
  page: number
}

export interface AdminListRequest {
  /** ISO 8601: decides what counts as scheduled, and what as published. */
  now: string
  q?: string
  status?: ItemState
  limit: number
  page: number
}

/** Returns when the next scheduled item becomes visible, ISO 8601; null when nothing is scheduled. */
export async function nextPublication(db: Store, now: string): Promise<string | null> {
  const read = (table: ItemTable) =>
    db
      .selectFrom(table)
      .select(({ fn }) => fn.min<string | null>('published_at').as('next'))
      .where('status', '=', 'published')
      .where('published_at', '>', toStoredTime(now))
      .executeTakeFirstOrThrow()
  const articles = await read('articles')
  const recipes = await read('recipes')
  return [articles.next, recipes.next].filter((time) => time !== null).sort()[0] ?? null
}
