import { randomBytes } from 'node:crypto'
import { firstVersion } from '../../domain/images/presets.ts'
import type { NewImage } from '../store/images/images.ts'
import { type MediaStore, originalKey } from './media-store.ts'
import type { PreparedImage } from './prepare-image.ts'

/** So many that an address cannot be guessed before its note is published. */
const ID_BYTES = 16

/**
 * Writes the bytes of a reader's picture; its row comes with its note. It is never one with an equal picture, so that
 * deleting the note takes nothing from anything else.
 *
 * @param alt as the reader describes it
 */
export async function writeNoteImage(
  mediaStore: MediaStore,
  { bytes, ...shown }: PreparedImage,
  { alt, now }: { alt: string; now: string },
): Promise<NewImage> {
  const image: NewImage = {
    ...shown,
    public_id: `notes/${randomBytes(ID_BYTES).toString('hex')}`,
    version: firstVersion(now),
    bytes: bytes.length,
    alt,
    focal_x: null,
    focal_y: null,
    created_at: now,
  }
  await mediaStore.write(originalKey(image), bytes)
  return image
}
