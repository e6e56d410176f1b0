import { type Kysely, PostgresAdapter } from 'kysely'
import type { DialectAdapter } from './dialect-adapter.ts'
import { postgresDialect } from './postgres.ts'
import { sqliteDialect } from './sqlite.ts'

/** The rules of the database behind a handle, a transaction's too. */
export function dialectOf<T>(db: Kysely<T>): DialectAdapter {
  return db.getExecutor().adapter instanceof PostgresAdapter ? postgresDialect : sqliteDialect
}
