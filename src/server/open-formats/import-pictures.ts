import { Failure } from '../../domain/errors.ts'
import type { ExportedImage } from '../../domain/export/export-format.ts'
import { averageColor } from '../media/average-color.ts'
import { type MediaStore, mediaKeyIsValid, originalKey } from '../media/media-store.ts'
import { preparePicture } from '../media/prepare-picture.ts'
import type { RenderQueue } from '../media/render-queue.ts'
import type { Store } from '../store/database.ts'
import { findImage, listImageIds, saveImage } from '../store/images.ts'
import { isOwnDrawing } from './own-drawing.ts'
import { paintDrawing } from './paint-drawing.ts'

/** Dots to the inch: enough to average a drawing. */
const THUMBNAIL_DENSITY = 6

/** Those of a file's pictures that can be kept and are not here yet. */
export async function findMissingImages(
  store: Store,
  images: readonly ExportedImage[],
): Promise<ExportedImage[]> {
  const known = await listImageIds(store)
  return images.filter((image) => image.file !== null && !known.has(image.public_id))
}

/**
 * Keeps a picture of our own export under the id it had, so that every text goes on showing it. It is decoded and
 * encoded anew like an upload: the file is a stranger's all the same.
 *
 * @throws Failure when it is no picture we can keep
 */
export async function keepExportedImage(
  { store, mediaStore, queue }: { store: Store; mediaStore: MediaStore; queue: RenderQueue },
  image: ExportedImage,
  file: Buffer,
): Promise<void> {
  if (await findImage(store, image.public_id)) return
  const key = originalKey(image)
  if (!mediaKeyIsValid(key)) throw new Failure('invalid', 'Its name cannot be used.')
  const { file: _, ...facts } = image
  if (image.format === 'svg' && (await isOwnDrawing(image, file))) {
    await mediaStore.write(key, file)
    const color = await averageColor(file, { density: THUMBNAIL_DENSITY })
    return saveImage(store, { ...facts, color, bytes: file.length })
  }
  // SVG from elsewhere is not kept, only what it shows.
  const bytes = image.format === 'svg' ? await paintDrawing(file) : file
  const source = image.source === 'seed' ? 'illustrator' : image.source
  const picture = await queue.run(() => preparePicture(bytes, source))
  await mediaStore.write(key, picture.bytes)
  const { bytes: stored, ...shown } = picture
  await saveImage(store, { ...facts, ...shown, source: image.source, bytes: stored.length })
}
