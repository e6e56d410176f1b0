import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely'
import { openPoolWithoutTimeLimits } from './dialects/postgres.ts'
import type { Database, Store } from './schema.ts'

interface SnapshotPlace {
  databaseUrl: string | null
  dataDir: string
}

/**
 * Reads the store as it is at one moment, however long the reading takes and whatever is written meanwhile. No write
 * waits for it: SQLite's journal and PostgreSQL's versions keep the old rows for it. It opens a connection of its own.
 *
 * @throws the database's own error when it is not there
 */
export async function readSnapshot<T>(
  { databaseUrl, dataDir }: SnapshotPlace,
  work: (db: Store) => Promise<T>,
): Promise<T> {
  const db = new Kysely<Database>({
    dialect:
      databaseUrl === null
        ? // The ordinary dialect: ours would take the write lock when a transaction begins.
          new SqliteDialect({ database: new BetterSqlite(join(dataDir, 'site.db'), { readonly: true }) })
        : new PostgresDialect({ pool: await openPoolWithoutTimeLimits(databaseUrl, () => undefined) }),
  })
  try {
    if (databaseUrl === null) return await db.transaction().execute(work)
    return await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(work)
  } finally {
    await db.destroy()
  }
}
