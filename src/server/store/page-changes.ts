import { dialectOf } from './dialects/dialect.ts'
import { texts } from './json-columns.ts'
import type { Store } from './schema.ts'
import { toStoredTime } from './stored-values.ts'

/** The changes after a given id of this log. */
export interface PageChanges {
  /** The latest id; the one to continue from next time. */
  lastId: number
  /** Paths of the pages to invalidate; null for all of them. */
  paths: string[] | null
}

/**
 * Records which pages a change affects, so that every process invalidates them. It must be the last write of a
 * transaction: from here on other changes wait, because an id assigned early and committed late would be missed.
 *
 * @param paths null for every page; an empty list records nothing
 */
export async function recordPageChange(
  db: Store,
  paths: readonly string[] | null,
  now: string,
): Promise<void> {
  if (paths?.length === 0) return
  await dialectOf(db).lockName(db, 'page_changes')
  await db
    .insertInto('page_changes')
    .values({ paths: paths === null ? null : texts.write([...paths]), at: toStoredTime(now) })
    .execute()
}

/** Returns the id of the latest change, 0 before the first. */
export async function latestPageChange(db: Store): Promise<number> {
  const { id } = await db
    .selectFrom('page_changes')
    .select(({ fn }) => fn.max<number | null>('id').as('id'))
    .executeTakeFirstOrThrow()
  return id ?? 0
}

/**
 * Reads the changes after an id. Also returns 'all pages' when they are unknown: the log has been pruned past that id,
 * or the store has been replaced.
 */
export async function readPageChanges(db: Store, afterId: number): Promise<PageChanges> {
  const { oldest, newest } = await db
    .selectFrom('page_changes')
    .select(({ fn }) => [fn.min<number | null>('id').as('oldest'), fn.max<number | null>('id').as('newest')])
    .executeTakeFirstOrThrow()
  const lastId = newest ?? 0
  if (lastId === afterId) return { lastId, paths: [] }
  const shortened = oldest !== null && oldest > afterId + 1
  if (lastId < afterId || shortened) return { lastId, paths: null }
  const rows = await db
    .selectFrom('page_changes')
    .select('paths')
    .where('id', '>', afterId)
    .where('id', '<=', lastId)
    .execute()
  const paths = new Set<string>()
  for (const row of rows) {
    if (row.paths === null) return { lastId, paths: null }
    for (const path of texts.read(row.paths)) paths.add(path)
  }
  return { lastId, paths: [...paths].sort() }
}

/** Removes changes older than a time, but never the latest, from which every process continues. */
export async function prunePageChanges(db: Store, before: string): Promise<number> {
  const latest = await latestPageChange(db)
  const { numDeletedRows } = await db
    .deleteFrom('page_changes')
    .where('at', '<', toStoredTime(before))
    .where('id', '<', latest)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
