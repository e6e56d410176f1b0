import type { ItemTexts } from '@happiness/illustrator'
import { describeDigitalSource } from '../../domain/images/digital-source.ts'
import {
  imagePixelsProblem,
  MAX_IMAGE_BYTES,
  MAX_IMAGE_PIXELS,
  readSignature,
} from '../../domain/images/upload-limits.ts'
import { sharp } from './sharp.ts'

export interface ModelImage {
  /** WebP, cropped to the shape of its kind of content, marked as made by a model. */
  bytes: Buffer
  width: number
  height: number
}

/** The model's result is not a usable image. */
export class UnusableImage extends Error {
  override name = 'UnusableImage'
}

const SHAPES = { blog: 16 / 9, recipe: 4 / 3 } as const
const WIDEST = 1_600
/** A smaller image is a placeholder. */
const NARROWEST = 256
const TIME_LIMIT_SECONDS = 20

/**
 * Checks a model's image by its bytes, and makes the offered one: decoded and re-encoded, so that nothing hidden is
 * carried over, and cropped to shape around what draws attention.
 *
 * @throws UnusableImage
 */
export async function checkImage(
  file: Uint8Array,
  contentType: ItemTexts['contentType'],
): Promise<ModelImage> {
  if (file.byteLength > MAX_IMAGE_BYTES) throw new UnusableImage('The picture is larger than 10 MB')
  if (readSignature(file) === null) throw new UnusableImage('These bytes are no picture')
  try {
    const header = await sharp(file, { limitInputPixels: false }).metadata()
    const size = { width: header.width, height: header.height }
    if (imagePixelsProblem(size) !== null) throw new UnusableImage('The picture has too many pixels')
    if (size.width < NARROWEST || size.height < NARROWEST) throw new UnusableImage('The picture is too small')
    const xmp = describeDigitalSource('ai')
    const picture = sharp(file, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error' })
      .timeout({ seconds: TIME_LIMIT_SECONDS })
      .resize({ ...fitShape(size, SHAPES[contentType]), fit: 'cover', position: 'attention' })
      .flatten({ background: '#fbfaf4' })
    const { data, info } = await (xmp === null ? picture : picture.withXmp(xmp))
      .webp({ quality: 92, effort: 3 })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch (error) {
    if (error instanceof UnusableImage) throw error
    throw new UnusableImage('The picture could not be read', { cause: error })
  }
}

/** Returns the largest box of a shape inside an image, never wider than needed, never enlarged. */
function fitShape({ width, height }: { width: number; height: number }, shape: number) {
  const across = Math.min(width, Math.floor(height * shape), WIDEST)
  return { width: across, height: Math.round(across / shape) }
}
