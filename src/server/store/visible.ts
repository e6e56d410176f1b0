import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ItemState } from '../../domain/content/status.ts'
import type { ItemTable } from './item-tables.ts'
import { toStoredTime } from './stored-time.ts'

/** The rule of `domain/content/visibility.ts` as SQL: published, and its time has come. */
export function isVisibleSql(table: ItemTable, now: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.ref(`${table}.status`)} = 'published' and ${sql.ref(`${table}.published_at`)} <= ${toStoredTime(now)})`
}

/** The rule of `stateOf` as SQL. Nothing published is without a time: the save gives it one. */
export function isInStateSql(table: ItemTable, state: ItemState, now: string): RawBuilder<SqlBool> {
  if (state === 'published') return isVisibleSql(table, now)
  if (state === 'scheduled')
    return sql<SqlBool>`(${sql.ref(`${table}.status`)} = 'published' and ${sql.ref(`${table}.published_at`)} > ${toStoredTime(now)})`
  return sql<SqlBool>`${sql.ref(`${table}.status`)} = ${state}`
}

/** The opposite in terms an index can answer: few items, where most are visible. */
export function isInvisibleSql(table: ItemTable, now: string): RawBuilder<SqlBool> {
  const [status, published] = [sql.ref(`${table}.status`), sql.ref(`${table}.published_at`)]
  // Three cases of their own, each of which SQLite finds in an index: nested, it reads the whole index.
  return sql<SqlBool>`(${status} in ('draft', 'archived')
    or (${status} = 'published' and ${published} is null)
    or (${status} = 'published' and ${published} > ${toStoredTime(now)}))`
}
