import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { Transformation } from '../../domain/images/transformation.ts'
import { type MediaStore, originalKey, type StoredImage } from './media-store.ts'

/** As wide as the widest variant, in pixels. */
const RASTERIZED_WIDTH = 1_600
const SVG_DENSITY = 72

/**
 * Where the rasterized form of a drawing is kept. Our drawings have soft shadows, which take their renderer a tenth of
 * a second at 480 pixels and one to three at 1600. So a drawing is rasterized once, at the largest size and without
 * loss: cutting a variant from that takes some fifteen milliseconds.
 */
export function rasterizedKey({ public_id, version, original_version }: StoredImage): string {
  const name = createHash('sha256')
    .update(`${public_id}@${original_version ?? version}`)
    .digest('hex')
  return `variants/prints/${name.slice(0, 40)}`
}

/** True for a drawing's variant that is no larger than its rasterized form. */
export function isRasterizedLargeEnough(
  image: StoredImage,
  { crop, width, height }: Transformation,
): boolean {
  if (image.format !== 'svg') return false
  const across = width / image.width
  const down = height === null ? across : height / image.height
  return (crop === 'fill' ? Math.max(across, down) : Math.min(across, down)) <= RASTERIZED_WIDTH / image.width
}

/** Rasterizes a drawing and keeps the result; null for what is no drawing, or has no original. */
export async function rasterize(mediaStore: MediaStore, image: StoredImage): Promise<Buffer | null> {
  if (image.format !== 'svg') return null
  const original = await mediaStore.read(originalKey(image))
  if (original === null) return null
  const pixels = await sharp(original, { density: (SVG_DENSITY * RASTERIZED_WIDTH) / image.width })
    .png({ compressionLevel: 3 })
    .toBuffer()
  await mediaStore.write(rasterizedKey(image), pixels)
  return pixels
}
