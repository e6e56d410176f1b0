import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openStore, readSnapshot } from '../store/database.ts'
import { dialectOf } from '../store/dialects/dialect.ts'
import type { StoredRow } from '../store/dialects/dialect-adapter.ts'
import { rebuildSearchIndex } from '../store/items/reindex.ts'
import { MIGRATIONS, migrate } from '../store/migrate.ts'
import { recordPageChange } from '../store/page-changes.ts'
import type { Store } from '../store/schema.ts'
import { inTransaction } from '../store/transaction.ts'
import type { OnBackupProgress } from './backup-place.ts'
import type { Backup } from './opened-backup.ts'

import { BACKUP_TABLES, insertRows, KEPT_TABLES, loadTables, sumsAreEqual, sumTable } from './tables.ts'

/**
 * Makes a new SQLite database `site.db` in a folder from a backup: with the backup's schema, then migrated.
 *
 * @param withSearch whether its search index is also built, for a site to open it · @returns its path, its journal closed
 * @throws BackupError when the content differs from the manifest
 */
export async function buildDatabase(
  backup: Backup,
  folder: string,
  { withSearch, onProgress }: { withSearch: boolean; onProgress?: OnBackupProgress },
): Promise<string> {
  const store = await openStore({ databaseUrl: null, dataDir: folder })
  try {
    const steps = backup.manifest.migrations
    await migrate(
      store,
      Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => steps.includes(name))),
    )
    await inTransaction(store.db, (db) => loadTables(db, backup, onProgress))
    await migrate(store)
    if (withSearch) await inTransaction(store.db, rebuildSearchIndex)
  } finally {
    await store.close()
  }
  const path = join(folder, 'site.db')
  for (const end of ['-wal', '-shm']) await rm(path + end, { force: true })
  return path
}

/**
 * Replaces the content of PostgreSQL with that of a SQLite database in the present form, in one transaction.
 *
 * @param folder the folder with the SQLite database `site.db`
 */
export async function fillPostgres(databaseUrl: string, folder: string, now: Date): Promise<void> {
  const store = await openStore({ databaseUrl, dataDir: folder })
  try {
    await migrate(store)
    await readSnapshot({ databaseUrl: null, dataDir: folder }, (source) =>
      store.runWithoutTimeLimits((db) =>
        inTransaction(db, async (target) => {
          await emptyTables(
            target,
            // Page changes stay: their ids only ever increase, and processes remember the last one they saw.
            Object.keys(BACKUP_TABLES).filter((table) => table !== 'page_changes'),
          )
          for (const table of KEPT_TABLES) await copyTable(source, target, table)
          const lastIds = await dialectOf(source).readLastIds(source)
          for (const [table, id] of Object.entries(lastIds)) {
            if (KEPT_TABLES.includes(table)) await dialectOf(target).raiseLastId(target, table, id)
          }
          await rebuildSearchIndex(target)
          await recordPageChange(target, null, now.toISOString())
        }),
      ),
    )
  } finally {
    await store.close()
  }
}

/** Deletes all rows of tables, named in the order in which they can be filled. */
export async function emptyTables(db: Store, tables: readonly string[]): Promise<void> {
  for (const table of tables.toReversed()) {
    await db.withTables<Record<string, StoredRow>>().deleteFrom(table).execute()
  }
  await dialectOf(db).emptySearchWords(db)
}

/**
 * Copies a table into an empty one.
 *
 * @throws Error when the copied rows differ from the source's
 */
export async function copyTable(source: Store, target: Store, table: string): Promise<void> {
  await insertRows(target, table, dialectOf(source).readAllRows(source, table))
  if (sumsAreEqual(await sumTable(source, table), await sumTable(target, table))) return
  throw new Error(`The database gave back other rows of ${table} than it was given; nothing was changed`)
}
