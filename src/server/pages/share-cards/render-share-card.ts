import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type CreateRaw } from 'sharp'
import { type MediaStore, originalKey, type StoredImage } from '../../media/media-store.ts'
import { renderLayer } from '../../media/render-image.ts'

import { PROJECT_ROOT } from '../../project-root.ts'
import { CUTOUT_BOX, drawCard, PICTURE_BOX } from './draw-card.ts'
import { findSubject } from './find-subject.ts'
import { loadFonts } from './fonts.ts'
import { MAX_CARD_BYTES, type ShareCardInput } from './share-card.ts'

const CUTOUT = join(PROJECT_ROOT, 'content/illustrations/cutout-leap.svg')

export interface CardSource {
  mediaStore: MediaStore
  /** What is known of a picture now: where its original is, and its focal point. */
  findImage?: (publicId: string) => Promise<StoredImage | null>
  /** Told when a card's picture is missing or broken: the card is made without it. */
  onPictureError: (error: unknown) => void
}

interface Layer {
  input: Buffer
  left: number
  top: number
}

/**
 * Makes a share card: a JPEG of 1200×630 under 300 KB, whatever it says.
 * Rejects when the media store cannot be reached.
 */
export async function renderShareCard(input: ShareCardInput, source: CardSource): Promise<Buffer> {
  const known = input.picture ? await source.findImage?.(input.picture.public_id) : null
  const card = input.picture && known ? { ...input, picture: known } : input
  const original = await readPicture(card, source)
  const layer =
    original && (await drawPicture(card, original).catch((error: unknown) => giveUpPicture(error, source)))
  const { under, over } = await drawCard(layer ? input : { ...input, picture: null }, await loadFonts())
  const words = { input: Buffer.from(over), left: 0, top: 0 }
  const { data, info } = await sharp(Buffer.from(under))
    .composite(layer ? [layer, words] : [words])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return encodeWithinLimit(data, info)
}

async function readPicture({ kind, picture }: ShareCardInput, source: CardSource): Promise<Buffer | null> {
  if (kind === 'site') {
    return readFile(CUTOUT).catch((error: unknown) => giveUpPicture(error, source))
  }
  if (!picture || picture.delivery_base) return null
  const original = await source.mediaStore.read(originalKey(picture))
  return original ?? giveUpPicture(new Error(`The original of ${picture.public_id} is missing`), source)
}

function giveUpPicture(error: unknown, { onPictureError }: CardSource): null {
  onPictureError(error)
  return null
}

async function drawPicture({ kind, picture }: ShareCardInput, original: Buffer): Promise<Layer> {
  const { left, top, ...box } = kind === 'site' ? CUTOUT_BOX : PICTURE_BOX
  if (kind === 'site') return { input: await renderLayer({ original, crop: 'limit', ...box }), left, top }
  const { focal_x: x = null, focal_y: y = null } = picture ?? {}
  const focalPoint = x === null || y === null ? await findSubject(original) : { x, y }
  return { input: await renderLayer({ original, crop: 'fill', ...box, focalPoint }), left, top }
}

/** Flat paper stays far below the limit at the first try; only photographs of leaves and gravel need another. */
const QUALITIES = [86, 76, 64, 50, 36, 20]

async function encodeWithinLimit(pixels: Buffer, raw: CreateRaw): Promise<Buffer> {
  let smallest: Buffer | undefined
  for (const quality of QUALITIES) {
    smallest = await sharp(pixels, { raw })
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: quality > 70 ? '4:4:4' : '4:2:0' })
      .toBuffer()
    if (smallest.length < MAX_CARD_BYTES) return smallest
  }
  throw new Error(`A share card of ${smallest?.length} bytes is too large`)
}
