import { type BackupPlace, backupFolder } from '../backup/backup-place.ts'
import { makeProvenBackup } from '../backup/save-before-update.ts'
import { giveToOwner } from './place.ts'

/**
 * Makes the proven backup of an update. The updater may be root, and the folder may be new: whatever becomes of the
 * backup, all in it stays the site's own.
 *
 * @returns the backup's file
 * @throws BackupError
 */
export async function backUpForUpdate(place: BackupPlace, now: Date): Promise<string> {
  try {
    return await makeProvenBackup(place, now)
  } finally {
    giveToOwner(place.dataDir, backupFolder(place.dataDir))
  }
}
