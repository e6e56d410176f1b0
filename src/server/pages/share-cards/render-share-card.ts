import { type MediaStore, originalKey, type StoredImage } from '../../media/media-store.ts'
import { runPixelJob } from '../../pixels/run-pixel-job.ts'
import type { CardOriginal } from '../../pixels/share-cards/draw-share-card.ts'
import type { CardImage, ShareCardInput } from '../../pixels/share-cards/share-card.ts'

export interface CardSource {
  mediaStore: MediaStore
  /** What is known of a picture now: where its original is, and its focal point. */
  findImage?: (publicId: string) => Promise<StoredImage | null>
  /** Told when a card's picture is missing or broken: the card is made without it. */
  onImageError: (error: unknown) => void
}

/**
 * Makes a share card: a JPEG of 1200×630 under 300 KB, whatever it says.
 * Rejects when the media store cannot be reached, and with an `unavailable` Failure when pictures cannot be made now.
 */
export async function renderShareCard(input: ShareCardInput, source: CardSource): Promise<Buffer> {
  const picture = input.picture && (await readPicture(input.picture, source))
  const logo = input.logo ? await readImage(input.logo, source) : null
  const { bytes, errors } = await runPixelJob('drawShareCard', input, { picture, logo })
  for (const error of errors) source.onImageError(error)
  return bytes
}

async function readPicture(picture: CardImage, source: CardSource): Promise<CardOriginal | null> {
  const known = await source.findImage?.(picture.public_id)
  const image = known ? { ...picture, ...known } : picture
  const original = await readImage(image, source)
  return original && { image, original }
}

async function readImage(picture: CardImage, source: CardSource): Promise<Buffer | null> {
  if (picture.delivery_base) return null
  const original = await source.mediaStore.read(originalKey(picture))
  if (!original) source.onImageError(new Error(`The original of ${picture.public_id} is missing`))
  return original
}
