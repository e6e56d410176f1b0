import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ItemTable } from './item-tables.ts'
import { toStoredTime } from './stored-time.ts'

/** The rule of `domain/content/visibility.ts` as SQL: published, and its time has come. */
export function isVisibleSql(table: ItemTable, now: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.ref(`${table}.status`)} = 'published' and ${sql.ref(`${table}.published_at`)} <= ${toStoredTime(now)})`
}

/** The opposite in terms an index can answer: few items, where most are visible. */
export function isInvisibleSql(table: ItemTable, now: string): RawBuilder<SqlBool> {
  const [status, published] = [sql.ref(`${table}.status`), sql.ref(`${table}.published_at`)]
  return sql<SqlBool>`(${status} in ('draft', 'archived')
    or (${status} = 'published' and (${published} is null or ${published} > ${toStoredTime(now)})))`
}
