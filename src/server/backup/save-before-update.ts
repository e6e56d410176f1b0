import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { backupName } from '../../domain/backups/backup-rules.ts'
import type { OpenStore } from '../store/database.ts'
import type { Store } from '../store/schema.ts'
import { backupFolder, rotateBackups, type SiteLocation, writeProof } from './backup-place.ts'
import { createBackup } from './create-backup.ts'
import { countContents } from './manifest.ts'
import { proveBackup } from './prove-backup.ts'

/** Tables whose rows are content: written or uploaded by the coach, or sent by readers. */
export const CONTENT_TABLES = ['articles', 'recipes', 'images', 'subscribers', 'messages'] as const

/**
 * Backs up a site whose tables are about to be migrated, and proves the backup: the trial restore also runs the pending
 * migrations, so that a failing one is known before anything is changed (RUN-UPDATE-1). A site without content is left
 * alone.
 *
 * @param say called with one sentence about the work, since it takes a while
 * @returns the backup's file; null when there was nothing to save
 * @throws BackupError or MigrationError; then no new backup is kept, so that repeated start attempts do not fill the disk
 */
export async function saveBeforeUpdate(
  store: OpenStore,
  place: SiteLocation,
  { now, say }: { now: Date; say: (sentence: string) => void },
): Promise<string | null> {
  if (!(await hasContent(store.db))) return null
  say('This version changes the database: making a backup first …')
  const file = await makeProvenBackup(place, now)
  const { size } = await stat(file)
  say(`Backup made and proven: ${file} (${(size / 1e6).toFixed(1)} MB)`)
  return file
}

/**
 * Makes a backup before an update and proves it by a trial restore; the three newest of them are kept.
 *
 * @returns the backup's file
 * @throws BackupError or MigrationError; then no new backup is kept
 */
export async function makeProvenBackup(place: SiteLocation, now: Date): Promise<string> {
  const name = backupName('before-update', now)
  const file = join(backupFolder(place.dataDir), name)
  await createBackup(place, file, { now })
  try {
    const contents = countContents(await proveBackup(file, place.dataDir))
    await writeProof(place.dataDir, name, {
      proven: true,
      at: now.toISOString(),
      reason: null,
      ...contents,
    })
  } catch (error) {
    await rm(file, { force: true })
    throw error
  }
  await rotateBackups(place.dataDir, 'before-update')
  return file
}

async function hasContent(db: Store): Promise<boolean> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name)
  for (const table of CONTENT_TABLES) {
    if (!tables.includes(table)) continue
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return true
  }
  return false
}
