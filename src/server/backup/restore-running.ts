import { createHash } from 'node:crypto'
import { openMediaStore } from '../media/open-media-store.ts'
import type { WriteContext } from '../store/write-context.ts'
import { BackupError } from './backup-error.ts'
import { type BackupPlace, type OnBackupProgress, withWorkFolder } from './backup-place.ts'
import { buildDatabase } from './build-database.ts'
import { imageMember } from './manifest.ts'
import type { Backup } from './opened-backup.ts'
import { readBackup } from './read-backup.ts'
import { replaceSite } from './replace-site.ts'

interface RestoreRunningOptions {
  /** Saves and proves the present state; nothing is changed before it has resolved. */
  save: () => Promise<void>
  name: string
  context: WriteContext
  onProgress: OnBackupProgress
}

/**
 * Brings a running site back to a backup (BACKUP-LIVE-1). The backup is checked whole and brought to the present form
 * beside the site, the present state is saved, pictures that are missing are put back under their own keys, which
 * changes nothing that is shown; then the tables change places in one transaction. However this ends on the way, by a
 * full disk or a killed process, the site is as it was.
 *
 * @throws BackupError when the backup is damaged or of a newer version
 */
export async function restoreRunningSite(
  place: BackupPlace,
  path: string,
  { save, name, context, onProgress }: RestoreRunningOptions,
): Promise<void> {
  const backup = await readBackup(path)
  await withWorkFolder(place.dataDir, async (folder) => {
    await buildDatabase(backup, folder, {
      withSearch: false,
      onProgress: ({ done, total }) => onProgress({ step: 'checking', done, total }),
    })
    await save()
    await putImagesBack(place, backup, onProgress)
    await replaceSite(place, {
      name,
      folder,
      context,
      onProgress: ({ done, total }) => onProgress({ step: 'replacing', done, total }),
    })
  })
}

/** A key holds the same bytes for good, so that only those that are not there need to be written. */
async function putImagesBack(
  place: BackupPlace,
  { path, archive, manifest }: Backup,
  onProgress: OnBackupProgress,
): Promise<void> {
  const mediaStore = await openMediaStore(place)
  for (const [done, { key, sha256 }] of manifest.images.entries()) {
    onProgress({ step: 'images', done, total: manifest.images.length })
    const there = await mediaStore.read(key)
    if (there && hashOf(there) === sha256) continue
    const bytes = await archive.read(imageMember(sha256))
    if (hashOf(bytes) !== sha256) {
      throw new BackupError('damaged', `The backup ${path} is damaged: the picture ${key} is another one.`)
    }
    await mediaStore.write(key, bytes)
  }
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
