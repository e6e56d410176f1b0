import { dialectOf } from './dialects/dialect.ts'
import { texts } from './json-columns.ts'
import type { Store } from './schema.ts'
import { toStoredTime } from './stored-values.ts'

/** What has changed since a number of this log was last seen. */
export interface PageChanges {
  /** The newest number now; the one to ask after next time. */
  lastId: number
  /** Paths of pages that are no longer true; null for all of them. */
  paths: string[] | null
}

/**
 * Notes which pages a change touches, so that every process forgets them. It must be the last thing a
 * transaction does: from here on other changes wait, because a number given early and stored late would be overlooked.
 *
 * @param paths null for every page; an empty list notes nothing
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

/** The number of the newest change, 0 before the first. */
export async function latestPageChange(db: Store): Promise<number> {
  const { id } = await db
    .selectFrom('page_changes')
    .select(({ fn }) => fn.max<number | null>('id').as('id'))
    .executeTakeFirstOrThrow()
  return id ?? 0
}

/**
 * What changed after a number. Answers 'all pages' as well when that cannot be known any more: the log has been
 * shortened past that number, or the store is another one than before.
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

/** Removes changes older than a time, but never the newest, by which every process finds its place. */
export async function prunePageChanges(db: Store, before: string): Promise<number> {
  const latest = await latestPageChange(db)
  const { numDeletedRows } = await db
    .deleteFrom('page_changes')
    .where('at', '<', toStoredTime(before))
    .where('id', '<', latest)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
