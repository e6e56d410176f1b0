import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { copyFolder } from './copy-notes.ts'

/**
 * Takes the right to keep the copy of this data folder; null while another process has it. The system takes it from a
 * process that dies: it is SQLite's lock on a file of its own.
 *
 * @returns how to give it back
 */
export function takeCopyLock(dataDir: string): (() => void) | null {
  const lock = new BetterSqlite(join(copyFolder(dataDir), 'lock.db'), { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return () => lock.close()
  } catch (error) {
    lock.close()
    if (error instanceof BetterSqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')) return null
    throw error
  }
}
