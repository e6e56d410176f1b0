import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Failure } from '../../domain/errors.ts'
import type { ExportedImage } from '../../domain/export/export-format.ts'
import { imageUrl, limitTransformation, variantUrl } from '../../domain/images/presets.ts'
import type { ImportResult } from '../../domain/import/import-calls.ts'
import type { ImportItem } from '../../domain/import/import-item.ts'
import type { ImageFields } from '../../domain/import/item-images.ts'
import { dropLostImages, replaceImage } from '../../domain/import/item-images.ts'
import { nullWhenMissing } from '../files.ts'
import { type MediaStore, mediaKeyIsValid, originalKey } from '../media/media-store.ts'
import type { RenderQueue } from '../media/render-queue.ts'
import { runPixelJob } from '../pixels/run-pixel-job.ts'
import { PROJECT_ROOT } from '../project-root.ts'
import type { Store } from '../store/database.ts'
import { findImage, listImageIds, saveImage } from '../store/images/images.ts'
import type { Fields } from './import-step.ts'
import { paintDrawing } from './paint-drawing.ts'
import type { KeptImage } from './remote-images.ts'

/** Finds a file's images that can be stored and are not here yet. */
export async function findMissingImages(
  store: Store,
  images: readonly ExportedImage[],
): Promise<ExportedImage[]> {
  const known = await listImageIds(store)
  return images.filter((image) => image.file !== null && !known.has(image.public_id))
}

/**
 * Stores an image of this product's export under its former id, so that every text continues to show it. It is decoded
 * and re-encoded like an upload, because the file is untrusted all the same.
 *
 * @throws Failure when it is not a usable image
 */
export async function storeExportedImage(
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
    const color = await runPixelJob('averageColor', file, { density: THUMBNAIL_DENSITY })
    return saveImage(store, { ...facts, color, bytes: file.length })
  }
  // SVG from elsewhere is not stored, only its rasterized form.
  const bytes = image.format === 'svg' ? await paintDrawing(file) : file
  const source = image.source === 'seed' ? 'illustrator' : image.source
  const picture = await queue.run(() => runPixelJob('prepareImage', bytes, source))
  await mediaStore.write(key, picture.bytes)
  const { bytes: stored, ...shown } = picture
  await saveImage(store, { ...facts, ...shown, source: image.source, bytes: stored.length })
}

/** Dots per inch: enough to average a drawing's colour. */
const THUMBNAIL_DENSITY = 6
const DRAWINGS = join(PROJECT_ROOT, 'content/illustrations')
const NAME = /^samples\/([a-z0-9-]{1,80})$/

/** Whether it is a drawing of the sample site, byte for byte as shipped with this product: such a drawing may stay SVG. */
async function isOwnDrawing({ public_id }: ExportedImage, file: Buffer): Promise<boolean> {
  const name = NAME.exec(public_id)?.[1]
  if (name === undefined) return false
  const ours = await readFile(join(DRAWINGS, `${basename(name)}.svg`)).catch(nullWhenMissing)
  return ours?.equals(file) === true
}

/** Wide enough for the text column, on a high-density screen. */
const TEXT_WIDTH = 1200

/** Returns the address at which a text shows an image stored here. */
export function textImageUrl({ public_id, version }: KeptImage): string {
  return variantUrl(public_id, version, limitTransformation(TEXT_WIDTH))
}

/** Returns an item's fields with the images now stored here in place of those on other sites. */
export function applyImages<F extends ImageFields>(
  fields: F,
  item: Pick<ImportItem, 'kind' | 'featured_picture'>,
  kept: ReadonlyMap<string, KeptImage>,
): F {
  const changed = { ...fields }
  for (const [url, image] of kept) {
    if (changed.content === undefined) break
    changed.content = replaceImage(changed.content, url, textImageUrl(image))
  }
  const featured = item.featured_picture && kept.get(item.featured_picture.url)
  if (!featured || fields.featured_image_public_id !== null) return changed
  const ratio = item.kind === 'article' ? '16:9' : '4:3'
  return {
    ...changed,
    featured_image_url: imageUrl(featured.public_id, featured.version, ratio, 800),
    featured_image_alt: item.featured_picture?.alt.slice(0, 300) || null,
    featured_image_public_id: featured.public_id,
    featured_image_version: featured.version,
  }
}

/** Removes the file's images that could not be stored from an item, and lists them in the result. */
export function dropLost(
  fields: Fields,
  kept: ReadonlySet<string>,
  { lost_pictures }: ImportResult,
): { fields: Fields; missing: number } {
  const isKept = (publicId: string) => kept.has(publicId)
  const { changed, dropped } = dropOf(fields, isKept)
  for (const address of dropped) {
    if (lost_pictures.every((lost) => lost.address !== address))
      lost_pictures.push({ address, reason: 'The file mentions this picture but doesn’t contain it.' })
  }
  return { fields: changed, missing: dropped.length }
}

function dropOf(
  given: Fields,
  isKept: (publicId: string) => boolean,
): { changed: Fields; dropped: string[] } {
  if (given.kind === 'article') {
    const { fields: input, dropped } = dropLostImages(given.input, isKept)
    return { changed: { kind: 'article', input }, dropped }
  }
  const { fields: input, dropped } = dropLostImages(given.input, isKept)
  return { changed: { kind: 'recipe', input }, dropped }
}
