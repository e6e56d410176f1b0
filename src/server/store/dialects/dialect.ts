import { type Kysely, PostgresAdapter } from 'kysely'
import type { DialectAdapter } from './dialect-adapter.ts'
import { postgresDialect } from './postgres.ts'
import { sqliteDialect } from './sqlite.ts'

/** Returns the dialect adapter of a database handle or transaction. */
export function dialectOf<T>(db: Kysely<T>): DialectAdapter {
  return db.getExecutor().adapter instanceof PostgresAdapter ? postgresDialect : sqliteDialect
}
