import { hash } from 'node:crypto'
import type { Archive } from './archive.ts'
import { BackupError } from './backup-error.ts'
import { imageMember, type Manifest } from './manifest.ts'

/** A backup that was opened: where it lies, what is in it, and what it says of itself. */
export interface Backup {
  path: string
  archive: Archive
  manifest: Manifest
}

/** @throws BackupError when the picture is not the one that was saved */
export async function readBackupImage(
  { path, archive }: Backup,
  { key, sha256, bytes }: Manifest['images'][number],
): Promise<Buffer> {
  const content = await archive.read(imageMember(sha256))
  if (content.length === bytes && hash('sha256', content) === sha256) return content
  throw new BackupError('damaged', `The backup ${path} is damaged: the picture ${key} is another one.`)
}
