import type { FocalPoint } from '../render-image.ts'
import { sharp } from '../sharp.ts'

/**
 * The papers that tell what a drawing is about (art direction, 'Illustration'): poppy and rust are the one thing that
 * moves or is eaten first; the skins are of figures, small beside it and missed more when they are cut off.
 */
const TELLING_PAPERS = [
  { color: [0xd4, 0x38, 0x0f], weight: 1 },
  { color: [0xa9, 0x2a, 0x08], weight: 1 },
  { color: [0xf0, 0xbd, 0x9c], weight: 6 },
  { color: [0xc8, 0x84, 0x56], weight: 6 },
  { color: [0x8c, 0x56, 0x36], weight: 6 },
  { color: [0x5f, 0x38, 0x26], weight: 6 },
]
/** How far a colour may be off, a channel, and still be that paper. */
const TOLERANCE = 10
/** A look at eight dots to the inch is enough, and takes a few milliseconds. */
const DENSITY = 8

/** The middle of what one of our drawings is about; null for photographs, which are cropped by attention. */
export async function findSubject(original: Buffer): Promise<FocalPoint | null> {
  if (!original.toString('latin1', 0, 200).trimStart().startsWith('<')) return null
  const { data, info } = await sharp(original, { density: DENSITY })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const sum = { x: 0, y: 0, weight: 0 }
  for (let pixel = 0; pixel < info.width * info.height; pixel += 1) {
    const weight = weigh(data.subarray(pixel * info.channels, pixel * info.channels + 3))
    sum.x += (weight * ((pixel % info.width) + 0.5)) / info.width
    sum.y += (weight * (Math.floor(pixel / info.width) + 0.5)) / info.height
    sum.weight += weight
  }
  return sum.weight === 0 ? null : { x: sum.x / sum.weight, y: sum.y / sum.weight }
}

function weigh(pixel: Uint8Array): number {
  const paper = TELLING_PAPERS.find(({ color }) =>
    color.every((value, channel) => Math.abs(value - (pixel[channel] ?? 0)) <= TOLERANCE),
  )
  return paper?.weight ?? 0
}
