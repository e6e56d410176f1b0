import { sql } from 'kysely'
import { openStore } from '../store/database.ts'
import { BackupError } from './backup-error.ts'
import { type OnBackupProgress, withWorkFolder } from './backup-place.ts'
import { buildDatabase } from './build-database.ts'
import type { Manifest } from './manifest.ts'
import { readBackupImage } from './opened-backup.ts'
import { readBackup } from './read-backup.ts'

/**
 * Proves that a backup restores the site: restores its database into a scratch place, opens it there, counts and
 * compares every table, lets SQLite check the file and all foreign keys, and compares the bytes of every image.
 *
 * @param dataDir the folder in which the scratch place is created
 * @returns the backup's content
 * @throws BackupError saying what is wrong
 */
export async function proveBackup(
  path: string,
  dataDir: string,
  onProgress: OnBackupProgress = () => undefined,
): Promise<Manifest> {
  const backup = await readBackup(path)
  await withWorkFolder(dataDir, async (folder) => {
    await buildDatabase(backup, folder, {
      withSearch: false,
      onProgress: ({ done, total }) => onProgress({ step: 'checking', done, total }),
    })
    await checkDatabase(folder, path)
  })
  for (const image of backup.manifest.images) await readBackupImage(backup, image)
  return backup.manifest
}

async function checkDatabase(folder: string, path: string): Promise<void> {
  const store = await openStore({ databaseUrl: null, dataDir: folder })
  try {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(store.db)
    const { rows: broken } = await sql`pragma foreign_key_check`.execute(store.db)
    if (rows.length === 1 && rows[0]?.integrity_check === 'ok' && broken.length === 0) return
  } finally {
    await store.close()
  }
  throw new BackupError('damaged', `What the backup ${path} brings back does not hold together.`)
}
