import BetterSqlite from 'better-sqlite3'
import { sql } from 'kysely'
import type { Store } from '../schema.ts'

/**
 * Whether another process has this database file open: another holder keeps the journal from being closed.
 *
 * @throws the database's own error when the file is damaged
 */
export function sqliteIsInUse(path: string): boolean {
  const file = new BetterSqlite(path, { timeout: 0, fileMustExist: true })
  try {
    file.pragma('journal_mode = DELETE')
    return false
  } catch (error) {
    if (error instanceof BetterSqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')) return true
    throw error
  } finally {
    file.close()
  }
}

/** Whether other connections of this product are at the same PostgreSQL database. Ask over the only one of this process. */
export async function postgresIsInUse(db: Store): Promise<boolean> {
  const { rows } = await sql<{ others: number }>`select count(*) as others from pg_stat_activity
    where datname = current_database() and application_name = 'site' and pid <> pg_backend_pid()`.execute(db)
  return (rows[0]?.others ?? 0) > 0
}
