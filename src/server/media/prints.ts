import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { Transformation } from '../../domain/images/transformation.ts'
import { type MediaStore, originalKey } from './media-store.ts'
import type { StoredImage } from './variants.ts'

/** As wide as the widest variant. */
const PRINT_WIDTH = 1_600
const SVG_DENSITY = 72

/**
 * Our drawings have soft shadows, which take their renderer a tenth of a second at 480 pixels and one to three at
 * 1600. A print is the drawing at the largest size, drawn once and kept without loss: cutting a variant from it takes
 * some fifteen milliseconds.
 */
export function printKey({ public_id, version, original_version }: StoredImage): string {
  const name = createHash('sha256')
    .update(`${public_id}@${original_version ?? version}`)
    .digest('hex')
  return `variants/prints/${name.slice(0, 40)}`
}

/** True for a drawing's variant that would not have to enlarge its print. */
export function printSuffices(image: StoredImage, { crop, width, height }: Transformation): boolean {
  if (image.format !== 'svg') return false
  const across = width / image.width
  const down = height === null ? across : height / image.height
  return (crop === 'fill' ? Math.max(across, down) : Math.min(across, down)) <= PRINT_WIDTH / image.width
}

/** Makes the print of a drawing; null for what is no drawing, or has no original. */
export async function makePrint(mediaStore: MediaStore, image: StoredImage): Promise<Buffer | null> {
  if (image.format !== 'svg') return null
  const original = await mediaStore.read(originalKey(image))
  if (original === null) return null
  const print = await sharp(original, { density: (SVG_DENSITY * PRINT_WIDTH) / image.width })
    .png({ compressionLevel: 3 })
    .toBuffer()
  await mediaStore.write(printKey(image), print)
  return print
}
