import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely'
import { makeFolder } from '../files.ts'
import type { DialectName } from './dialects/dialect-adapter.ts'
import { openPoolWithoutTimeLimits, openPostgresPool } from './dialects/postgres.ts'
import { openSqliteFile, SiteSqliteDialect } from './dialects/sqlite.ts'
import { isBusy, SiteSqliteDriver } from './dialects/sqlite-driver.ts'
import type { Database, Store } from './schema.ts'

export { isUnavailable } from './dialects/errors.ts'
export type { Store } from './schema.ts'

const CHECK_TIMEOUT_MS = 4_000
const SET_UP_WAIT_MS = 60_000

export interface StoreOptions {
  /** `postgres://…`, or null for the SQLite file `site.db` in the data folder. */
  databaseUrl: string | null
  dataDir: string
  /** Called when connections to PostgreSQL break; they are replaced automatically. */
  onConnectionError?: (error: Error) => void
}

export interface OpenStore {
  db: Store
  dialect: DialectName
  /** Closes all connections; idempotent. */
  close(): Promise<void>
  /** Whether the store answers; never rejects. */
  check(): Promise<boolean>
  /** Runs the migrations: on PostgreSQL over a separate connection, on both databases without the usual time limits. */
  runWithoutTimeLimits<T>(work: (db: Store) => Promise<T>): Promise<T>
}

/**
 * Opens the store; `migrate` creates its tables. PostgreSQL is first connected to by the first query.
 *
 * @throws the database's own error when the SQLite file cannot be opened
 */
export async function openStore({
  databaseUrl,
  dataDir,
  onConnectionError = () => undefined,
}: StoreOptions): Promise<OpenStore> {
  if (databaseUrl !== null) return openPostgresStore(databaseUrl, onConnectionError)
  makeFolder(dataDir)
  return openSqliteStore(join(dataDir, 'site.db'))
}

async function openSqliteStore(path: string): Promise<OpenStore> {
  const driver = new SiteSqliteDriver(await openSqliteFile(path))
  const db = new Kysely<Database>({ dialect: new SiteSqliteDialect(driver) })
  return {
    db,
    dialect: 'sqlite',
    check: () => checkStore(db),
    close: async () => {
      await db.destroy()
      // Kysely does not destroy a driver it has never used.
      await driver.destroy()
    },
    runWithoutTimeLimits: (work) => driver.waitLonger(SET_UP_WAIT_MS, () => work(db)),
  }
}

async function openPostgresStore(url: string, onConnectionError: (error: Error) => void): Promise<OpenStore> {
  const pool = await openPostgresPool(url, onConnectionError)
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  return {
    db,
    dialect: 'postgres',
    check: () => checkStore(db),
    close: async () => {
      await db.destroy()
      if (!pool.ending) await pool.end()
    },
    runWithoutTimeLimits: async (work) => {
      const own = new Kysely<Database>({
        dialect: new PostgresDialect({ pool: await openPoolWithoutTimeLimits(url, onConnectionError) }),
      })
      return work(own).finally(() => own.destroy())
    },
  }
}

async function checkStore(db: Store): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<boolean>((resolve) => {
    // After a long pause of the process an answer may already have arrived, which is only read after the timers have run.
    timer = setTimeout(() => setImmediate(resolve, false), CHECK_TIMEOUT_MS)
  })
  // Reads a table, not only tests the connection: an emptied or replaced database must fail.
  const answered = sql`select count(*) from settings`.execute(db).then(
    () => true,
    () => false,
  )
  try {
    return await Promise.race([answered, tooLate])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Whether another process has this database file open: its connection prevents a change of the journal mode.
 *
 * @throws the database's own error when the file is damaged
 */
export function sqliteIsInUse(path: string): boolean {
  const file = new BetterSqlite(path, { timeout: 0, fileMustExist: true })
  try {
    file.pragma('journal_mode = DELETE')
    return false
  } catch (error) {
    if (isBusy(error)) return true
    throw error
  } finally {
    file.close()
  }
}

/** Whether other connections of this product use the PostgreSQL database. Call it over this process's only connection. */
export async function postgresIsInUse(db: Store): Promise<boolean> {
  const { rows } = await sql<{ others: number }>`select count(*) as others from pg_stat_activity
    where datname = current_database() and application_name = 'site' and pid <> pg_backend_pid()`.execute(db)
  return (rows[0]?.others ?? 0) > 0
}

interface SnapshotPlace {
  databaseUrl: string | null
  dataDir: string
}

/**
 * Reads a snapshot of the store, however long the reading takes and whatever is written meanwhile. No write waits for
 * it: SQLite's journal and PostgreSQL's row versions keep the old rows. It opens a separate connection.
 *
 * @throws the database's own error when it does not exist
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
