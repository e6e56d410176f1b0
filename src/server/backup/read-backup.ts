import { parseJson } from '../../domain/text/json.ts'
import { MIGRATIONS } from '../store/migrate.ts'
import { openArchive } from './archive.ts'
import { BackupError } from './backup-error.ts'
import { imageMember, MANIFEST_NAME, manifestSchema, tableMember } from './manifest.ts'
import type { Backup } from './opened-backup.ts'
import { EVER_KEPT_TABLES } from './tables.ts'

/**
 * Opens a backup after checking all of it: every byte by its checksum, then that everything in the manifest exists.
 *
 * @throws BackupError when it is missing, damaged, not a backup, or from a newer version of this product
 */
export async function readBackup(path: string): Promise<Backup> {
  const archive = await openArchive(path)
  const parsed = manifestSchema.safeParse(parseJson((await archive.read(MANIFEST_NAME)).toString()))
  if (!parsed.success) {
    throw new BackupError('newer', `The backup ${path} is of a kind this version of the site does not know.`)
  }
  const manifest = parsed.data
  const members = [
    ...manifest.tables.map(({ name }) => tableMember(name)),
    ...manifest.images.map(({ sha256 }) => imageMember(sha256)),
  ]
  const lost = members.find((name) => !archive.has(name))
  if (lost) throw new BackupError('damaged', `The backup ${path} is damaged: ${lost} is not in it.`)
  const unknown = [
    ...manifest.migrations.filter((name) => !(name in MIGRATIONS)),
    ...manifest.tables.map(({ name }) => name).filter((name) => !EVER_KEPT_TABLES.includes(name)),
  ]
  if (unknown.length > 0) {
    throw new BackupError(
      'newer',
      `The backup ${path} was made by a newer version of the site (it knows ${unknown[0]}). Update the site first.`,
    )
  }
  return { path, archive, manifest }
}
