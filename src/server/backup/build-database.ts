import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openStore } from '../store/database.ts'
import { MIGRATIONS, migrate } from '../store/migrate.ts'
import { rebuildSearchIndex } from '../store/reindex.ts'
import { inTransaction } from '../store/transaction.ts'
import type { OnBackupProgress } from './backup-place.ts'
import { loadTables } from './load-tables.ts'
import type { Backup } from './read-backup.ts'

/**
 * Makes a new SQLite database `site.db` in a folder from a backup: in the form the backup's tables had, then brought
 * to the present form.
 *
 * @param withSearch whether its search index is made too, for a site to open it · @returns the path of the file, which stands there alone, its journal closed
 * @throws BackupError when the backup does not hold what it says
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
