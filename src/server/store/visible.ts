import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ItemTable } from './item-tables.ts'
import { toStoredTime } from './stored-time.ts'

/** The rule of `domain/content/visibility.ts` as SQL: published, and its time has come. */
export function isVisibleSql(table: ItemTable, now: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.ref(`${table}.status`)} = 'published' and ${sql.ref(`${table}.published_at`)} <= ${toStoredTime(now)})`
}
