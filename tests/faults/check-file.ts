import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'

/** Returns the results of SQLite's integrity check and foreign key check of the site's file; `['ok']` without errors. */
export function checkSqliteFile(dataDir: string): string[] {
  const file = new BetterSqlite(join(dataDir, 'site.db'), { fileMustExist: true })
  try {
    const integrity = file.pragma('integrity_check')
    const references = file.pragma('foreign_key_check')
    if (!Array.isArray(integrity) || !Array.isArray(references)) throw new Error('No answer to the check')
    return [
      ...integrity.map((row: { integrity_check: string }) => row.integrity_check),
      ...references.map((row) => JSON.stringify(row)),
    ]
  } finally {
    file.close()
  }
}
