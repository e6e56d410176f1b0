import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { type MediaStore, originalKey } from '../../media/media-store.ts'
import { renderLayer } from '../../media/render-image.ts'
import { CUTOUT_BOX, drawCard, PICTURE_BOX } from './draw-card.ts'
import { loadFonts } from './fonts.ts'
import { CARD_MOST_BYTES, type CardPicture, type ShareCardInput } from './share-card.ts'

const CUTOUT = join(import.meta.dirname, '../../../../content/illustrations/cutout-leap.svg')

interface CardSource {
  mediaStore: MediaStore
  /** Told when a card's picture cannot be drawn: the card is made without it. */
  onPictureError: (error: unknown) => void
}

interface Layer {
  input: Buffer
  left: number
  top: number
}

/** Makes a share card: a JPEG of 1200×630 under 300 KB, whatever it says. */
export async function renderShareCard(input: ShareCardInput, source: CardSource): Promise<Buffer> {
  const picture = await findPicture(input, source).catch((error: unknown) => {
    source.onPictureError(error)
    return null
  })
  const drawn = picture ? input : { ...input, picture: null }
  const { under, over } = await drawCard(drawn, await loadFonts())
  const layers = [...(picture ? [picture] : []), { input: Buffer.from(over), left: 0, top: 0 }]
  const { data, info } = await sharp(Buffer.from(under))
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return encodeWithinLimit(data, info)
}

async function findPicture(
  { kind, picture }: ShareCardInput,
  { mediaStore }: CardSource,
): Promise<Layer | null> {
  if (kind === 'site') {
    const original = await readFile(CUTOUT)
    const { left, top, ...box } = CUTOUT_BOX
    return { input: await renderLayer({ original, crop: 'limit', ...box }), left, top }
  }
  if (!picture) return null
  const original = await mediaStore.read(originalKey(picture))
  if (!original) throw new Error(`The original of ${picture.public_id} is missing`)
  const { left, top, ...box } = PICTURE_BOX
  const { focal_x: x = null, focal_y: y = null } = picture
  const focalPoint = x === null || y === null ? null : { x, y }
  return { input: await renderLayer({ original, crop: 'fill', ...box, focalPoint }), left, top }
}

/** Flat paper stays far below the limit at the first try; only photographs of leaves and gravel need another. */
const QUALITIES = [86, 76, 64, 50, 36, 20]

async function encodeWithinLimit(pixels: Buffer, raw: sharp.CreateRaw): Promise<Buffer> {
  let smallest: Buffer | undefined
  for (const quality of QUALITIES) {
    smallest = await sharp(pixels, { raw })
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: quality > 70 ? '4:4:4' : '4:2:0' })
      .toBuffer()
    if (smallest.length < CARD_MOST_BYTES) return smallest
  }
  throw new Error(`A share card of ${smallest?.length} bytes is too large`)
}
