import { createHash } from 'node:crypto'
import { describeDigitalSource } from '../../domain/images/digital-source.ts'
import { allTransformations, type Transformation } from '../../domain/images/presets.ts'
import { type ModernFormat, readContentType } from '../pixels/formats.ts'
import { runPixelJob } from '../pixels/run-pixel-job.ts'
import { type MediaStore, originalKey, type StoredFile, type StoredImage } from './media-store.ts'
import type { RenderQueue } from './render-queue.ts'

/** Width of the widest variant, in pixels. */
const RASTERIZED_WIDTH = 1_600

/**
 * Returns the key of a drawing's rasterized form. Drawings have soft shadows, which take their renderer a tenth of a
 * second at 480 pixels and one to three at 1600. So a drawing is rasterized once, at the largest size and losslessly:
 * cutting a variant from that takes some fifteen milliseconds.
 */
export function rasterizedKey({ public_id, version, original_version }: StoredImage): string {
  const name = createHash('sha256')
    .update(`${public_id}@${original_version ?? version}`)
    .digest('hex')
  return `variants/prints/${name.slice(0, 40)}`
}

/** Whether a drawing's variant is no larger than its rasterized form. */
export function isRasterizedLargeEnough(
  image: StoredImage,
  { crop, width, height }: Transformation,
): boolean {
  if (image.format !== 'svg') return false
  const across = width / image.width
  const down = height === null ? across : height / image.height
  return (crop === 'fill' ? Math.max(across, down) : Math.min(across, down)) <= RASTERIZED_WIDTH / image.width
}

/** Rasterizes a drawing and stores the result; null for another format, or without an original. */
export async function rasterize(mediaStore: MediaStore, image: StoredImage): Promise<Buffer | null> {
  if (image.format !== 'svg') return null
  const original = await mediaStore.read(originalKey(image))
  if (original === null) return null
  const pixels = await runPixelJob('rasterizeDrawing', original, RASTERIZED_WIDTH / image.width)
  await mediaStore.write(rasterizedKey(image), pixels)
  return pixels
}

/** Incremented when rendering changes, so that older cached variants are not served. */
const RECIPE = 1

export interface VariantRequest {
  image: StoredImage
  transformation: Transformation
  accepted: readonly ModernFormat[]
}

interface VariantSource {
  mediaStore: MediaStore
  /** Makes a variant under its key, once for concurrent requests. */
  render: RenderQueue['runOnce']
  /** Called when a variant was made but could not be stored: it is served all the same, and remade next time. */
  onKeepError: (error: unknown) => void
}

export async function openVariant(
  mediaStore: MediaStore,
  request: VariantRequest,
): Promise<StoredFile | null> {
  const file = await mediaStore.open(variantKey(request))
  if (file === null || readContentType(file.head) !== null) return file
  await file.close()
  return null
}

/**
 * Makes and stores a variant; null when the original is missing from the store. Rejects with `UnreadableImage`, or with
 * a `Failure` when too much is being made or it takes too long.
 */
export async function makeVariant(
  { mediaStore, render, onKeepError }: VariantSource,
  request: VariantRequest,
): Promise<Buffer | null> {
  const key = variantKey(request)
  return render(key, async () => {
    const original = await readSource(mediaStore, request)
    if (original === null) return null
    const { focal_x: x, focal_y: y, source: madeBy = 'upload' } = request.image
    const made = await runPixelJob('renderImage', {
      ...request.transformation,
      original,
      accepted: request.accepted,
      focalPoint: x === null || y === null ? null : { x, y },
      xmp: describeDigitalSource(madeBy),
    })
    await mediaStore.write(key, made).catch(onKeepError)
    return made
  })
}

/**
 * Returns the ETag of a variant, derived from its address and the formats the client accepts: both determine every
 * byte, so nothing has to be read. The caller chooses the period, so that old tags expire.
 */
export function variantTag(
  address: { publicId: string; version: string; transformation: string },
  accepted: readonly ModernFormat[],
  period: number,
): string {
  const parts = [RECIPE, address.publicId, address.version, address.transformation, ...accepted]
  const name = createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)
  return `"${name}.${period.toString(36)}"`
}

/** Reads what the variant is cut from: a drawing's rasterized form, where it is large enough, else the original. */
async function readSource(
  mediaStore: MediaStore,
  { image, transformation }: VariantRequest,
): Promise<Buffer | null> {
  const rasterized = isRasterizedLargeEnough(image, transformation)
    ? await mediaStore.read(rasterizedKey(image))
    : null
  return rasterized ?? mediaStore.read(originalKey(image))
}

function variantKey({ image, transformation: { crop, width, height }, accepted }: VariantRequest): string {
  const { public_id, version, focal_x, focal_y } = image
  const parts = [RECIPE, public_id, version, focal_x, focal_y, crop, width, height, ...accepted]
  const name = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40)
  return `variants/images/${name.slice(0, 2)}/${name}`
}

const ACCEPTED: readonly (readonly ModernFormat[])[] = [
  [],
  ['avif'],
  ['webp'],
  ['avif', 'webp'],
  ['webp', 'avif'],
]

/** Returns the keys of all variants that may have been made of an image's present version. */
export function allVariantKeys(image: StoredImage): string[] {
  return allTransformations().flatMap((transformation) =>
    ACCEPTED.map((accepted) => variantKey({ image, transformation, accepted })),
  )
}

const AT_ONCE = 10

/**
 * Removes the stored bytes of an image that no table refers to any more. An image on an outside host stays there:
 * deleting it needs the host's secret.
 */
export async function removeBytes(mediaStore: MediaStore, image: StoredImage): Promise<void> {
  if (image.delivery_base) return
  await mediaStore.remove(originalKey(image))
  await mediaStore.remove(rasterizedKey(image))
  await removeVariants(mediaStore, image)
}

/** Removes the variants of an image's present version. Their source stays: the next version shares it. */
export async function removeVariants(mediaStore: MediaStore, image: StoredImage): Promise<void> {
  const keys = allVariantKeys(image)
  for (let start = 0; start < keys.length; start += AT_ONCE) {
    await Promise.all(keys.slice(start, start + AT_ONCE).map((key) => mediaStore.remove(key)))
  }
}
