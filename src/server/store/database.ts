import { join } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { makeFolder } from '../make-folder.ts'
import type { DialectName } from './dialects/dialect-adapter.ts'
import { openPoolWithoutTimeLimits, openPostgresPool } from './dialects/postgres.ts'
import { openSqliteFile, SiteSqliteDialect } from './dialects/sqlite.ts'
import { SiteSqliteDriver } from './dialects/sqlite-driver.ts'
import type { Database, Store } from './schema.ts'

export { isUnavailable } from './dialects/errors.ts'
export type { Store } from './schema.ts'

const CHECK_TIMEOUT_MS = 4_000
const SET_UP_WAIT_MS = 60_000

export interface StoreOptions {
  /** `postgres://…`, or null for the SQLite file `site.db` in the data folder. */
  databaseUrl: string | null
  dataDir: string
  /** Told about connections to PostgreSQL that break; they are replaced by themselves. */
  onConnectionError?: (error: Error) => void
}

export interface OpenStore {
  db: Store
  dialect: DialectName
  /** Ends all connections; a second time does nothing. */
  close(): Promise<void>
  /** Whether the store answers; never rejects. */
  check(): Promise<boolean>
  /** Runs the set-up of tables: on PostgreSQL over a connection of its own, on both without the usual time limits. */
  runWithoutTimeLimits<T>(work: (db: Store) => Promise<T>): Promise<T>
}

/**
 * Opens the store; its tables are made by `migrate`. PostgreSQL is first connected to by the first query.
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
      // Kysely leaves alone what it has never used.
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
    // After a long pause of the whole process an answer may lie ready, which is only read after the timers have run.
    timer = setTimeout(() => setImmediate(resolve, false), CHECK_TIMEOUT_MS)
  })
  // A table is read, not only the connection: an emptied or replaced database is no store.
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
