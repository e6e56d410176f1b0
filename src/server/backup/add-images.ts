import { createHash } from 'node:crypto'
import type { MediaStore } from '../media/media-store.ts'
import type { ArchiveWriter } from './archive-writer.ts'
import type { OnBackupProgress } from './backup-place.ts'
import { imageMember, type Manifest } from './manifest.ts'

/**
 * Puts the originals of the pictures into an archive, each content once. What is not there (it was deleted since, or
 * lost) is named and does not hold up the rest.
 */
export async function addImages(
  archive: ArchiveWriter,
  mediaStore: MediaStore,
  keys: readonly string[],
  onProgress: OnBackupProgress,
): Promise<Pick<Manifest, 'images' | 'missing_images'>> {
  const images: Manifest['images'] = []
  const missing: string[] = []
  const added = new Set<string>()
  for (const [index, key] of keys.entries()) {
    onProgress({ step: 'images', done: index, total: keys.length })
    const bytes = await mediaStore.read(key)
    if (!bytes) {
      missing.push(key)
      continue
    }
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    if (!added.has(sha256)) await archive.addBytes(imageMember(sha256), bytes)
    added.add(sha256)
    images.push({ key, sha256, bytes: bytes.length })
  }
  return { images, missing_images: missing }
}
