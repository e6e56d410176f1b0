import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type CreateRaw } from 'sharp'
import { type MediaStore, originalKey } from '../../media/media-store.ts'
import { type FocalPoint, renderLayer } from '../../media/render-image.ts'
import { CUTOUT_BOX, drawCard, PICTURE_BOX } from './draw-card.ts'
import { loadFonts } from './fonts.ts'
import { CARD_MOST_BYTES, type ShareCardInput } from './share-card.ts'

const CUTOUT = join(import.meta.dirname, '../../../../content/illustrations/cutout-leap.svg')

export interface CardSource {
  mediaStore: MediaStore
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
  const original = await readPicture(input, source)
  const layer = original && (await drawPicture(input, original).catch(source.onPictureError))
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
    return readFile(CUTOUT).catch((error: unknown) => {
      source.onPictureError(error)
      return null
    })
  }
  if (!picture) return null
  const original = await source.mediaStore.read(originalKey(picture))
  if (!original) source.onPictureError(new Error(`The original of ${picture.public_id} is missing`))
  return original
}

async function drawPicture({ kind, picture }: ShareCardInput, original: Buffer): Promise<Layer> {
  const { left, top, ...box } = kind === 'site' ? CUTOUT_BOX : PICTURE_BOX
  if (kind === 'site') return { input: await renderLayer({ original, crop: 'limit', ...box }), left, top }
  const { focal_x: x = null, focal_y: y = null } = picture ?? {}
  const focalPoint = x === null || y === null ? await findPoppy(original) : { x, y }
  return { input: await renderLayer({ original, crop: 'fill', ...box, focalPoint }), left, top }
}

/**
 * Where the poppy is: in every drawing of ours it is the one thing that moves or is eaten first (art direction).
 * Null for photographs, which are cropped by attention.
 */
async function findPoppy(original: Buffer): Promise<FocalPoint | null> {
  if (!original.subarray(0, 200).toString('latin1').trimStart().startsWith('<')) return null
  const { data, info } = await sharp(original, { density: 8 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const sum = { x: 0, y: 0, count: 0 }
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
    if (red < 140 || green > 80 || blue > 60) continue
    const pixel = at / info.channels
    sum.x += (pixel % info.width) / info.width
    sum.y += Math.floor(pixel / info.width) / info.height
    sum.count += 1
  }
  return sum.count === 0 ? null : { x: sum.x / sum.count, y: sum.y / sum.count }
}

/** Flat paper stays far below the limit at the first try; only photographs of leaves and gravel need another. */
const QUALITIES = [86, 76, 64, 50, 36, 20]

async function encodeWithinLimit(pixels: Buffer, raw: CreateRaw): Promise<Buffer> {
  let smallest: Buffer | undefined
  for (const quality of QUALITIES) {
    smallest = await sharp(pixels, { raw })
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: quality > 70 ? '4:4:4' : '4:2:0' })
      .toBuffer()
    if (smallest.length < CARD_MOST_BYTES) return smallest
  }
  throw new Error(`A share card of ${smallest?.length} bytes is too large`)
}
