import { MAX_IMAGE_PIXELS } from '../../domain/images/upload-limits.ts'
import { type PreparedImage, prepareImage } from './prepare-image.ts'
import { sharp } from './sharp.ts'

const POSTER_SIZE = { width: 1280, height: 720 }

/** A film's picture, cut to the film's own shape. */
export async function cutPoster(poster: Buffer): Promise<PreparedImage> {
  const cut = await sharp(poster, { limitInputPixels: MAX_IMAGE_PIXELS })
    .resize({ ...POSTER_SIZE, fit: 'cover' })
    .jpeg({ quality: 88 })
    .toBuffer()
  return prepareImage(cut, 'upload')
}
