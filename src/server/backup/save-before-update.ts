import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { backupName } from '../../domain/backups/backup-rules.ts'
import type { OpenStore } from '../store/database.ts'
import type { Store } from '../store/schema.ts'
import { type BackupPlace, backupFolder, rotateBackups, writeProof } from './backup-place.ts'
import { createBackup } from './create-backup.ts'
import { countContents } from './manifest.ts'
import { proveBackup } from './prove-backup.ts'

/** A row in one of these is content: what the coach wrote or uploaded, or readers sent. */
export const CONTENT_TABLES = ['articles', 'recipes', 'images', 'subscribers', 'messages'] as const

/**
 * Saves a site whose tables are about to be changed, and proves the backup: brought back on trial it goes through the
 * pending steps too, so that one that fails is known before anything is touched (RUN-UPDATE-1). A site without content
 * is left alone.
 *
 * @param say told in one sentence what is being done, since it takes a while
 * @returns the backup's file; null when there was nothing to save
 * @throws BackupError or MigrationError; then no new backup is kept, so that a start that is tried again and again fills
 * no disk
 */
export async function saveBeforeUpdate(
  store: OpenStore,
  place: BackupPlace,
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
 * Makes a backup before an update and proves it by bringing it back on trial; the three newest of them are kept.
 *
 * @returns the backup's file
 * @throws BackupError or MigrationError; then no new backup is kept
 */
export async function makeProvenBackup(place: BackupPlace, now: Date): Promise<string> {
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
