import { hash } from 'node:crypto'
import type { Archive } from './archive.ts'
import { BackupError } from './backup-error.ts'
import { imageMember, type Manifest } from './manifest.ts'

/** An opened backup: its path, its content and its manifest. */
export interface Backup {
  path: string
  archive: Archive
  manifest: Manifest
}

/** @throws BackupError when the image differs from the saved one */
export async function readBackupImage(
  { path, archive }: Backup,
  { key, sha256, bytes }: Manifest['images'][number],
): Promise<Buffer> {
  const content = await archive.read(imageMember(sha256))
  if (content.length === bytes && hash('sha256', content) === sha256) return content
  throw new BackupError('damaged', `The backup ${path} is damaged: the picture ${key} is another one.`)
}
