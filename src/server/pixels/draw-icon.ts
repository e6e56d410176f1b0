import type { Ink } from '../../domain/site/look.ts'
import { type FocalPoint, renderLayer } from './render-image.ts'
import { sharp } from './sharp.ts'

export interface Icon {
  contentType: string
  /** Side length in pixels; several for a file with several icons. */
  sizes: readonly number[]
  /** True where transparency would turn black: the image is placed on paper. */
  onPaper?: boolean
  /** Margin around a transparent image, as a share of the side. A maskable icon loses a tenth on every side. */
  margin: number
}

/** How an image is placed in its icons. */
export interface IconGround {
  ink: Ink
  /** Background of a transparent image where icons must be opaque. */
  paper: string
  focalPoint: FocalPoint | null
}

/** Draws an icon of an image, in the icon's format and sizes. */
export async function drawIcon(
  original: Buffer,
  ground: IconGround,
  { contentType, sizes, ...shape }: Icon,
): Promise<Buffer> {
  const squares = await Promise.all(
    sizes.map(async (size) => ({ size, png: await makeSquare(original, ground, { size, ...shape }) })),
  )
  if (contentType === 'image/x-icon') return wrapIco(squares)
  const [square] = squares
  if (!square) throw new Error('An icon has no size')
  return contentType === 'image/svg+xml' ? wrapSvg(square) : square.png
}

interface Square {
  size: number
  png: Buffer
}

/** Makes a square PNG of the given side: a photograph fills it, a transparent image is fitted into it. */
async function makeSquare(
  original: Buffer,
  { ink, paper, focalPoint }: IconGround,
  { size, onPaper = false, margin }: Pick<Icon, 'onPaper' | 'margin'> & { size: number },
): Promise<Buffer> {
  if (ink === null) return renderLayer({ original, crop: 'fill', width: size, height: size, focalPoint })
  const edge = Math.round(size * margin)
  const inner = size - 2 * edge
  const picture = await renderLayer({ original, crop: 'limit', width: inner, height: inner })
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const square = sharp(picture)
    .resize({ width: inner, height: inner, fit: 'contain', background: clear })
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: clear })
  if (!onPaper) return square.png().toBuffer()
  // Flattened in a separate step: sharp flattens before it extends, whatever the order here.
  return sharp(await square.png().toBuffer())
    .flatten({ background: paper })
    .png()
    .toBuffer()
}

function wrapSvg({ size, png }: Square): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><image width="${size}" height="${size}" href="data:image/png;base64,${png.toString('base64')}"/></svg>`,
  )
}

const ICO_HEADER = 6
const ICO_ENTRY = 16

/** Wraps PNGs in one ICO file, as supported since Windows Vista and by every browser. */
function wrapIco(squares: readonly Square[]): Buffer {
  const head = Buffer.alloc(ICO_HEADER + ICO_ENTRY * squares.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(squares.length, 4)
  let offset = head.length
  for (const [index, { size, png }] of squares.entries()) {
    const at = ICO_HEADER + ICO_ENTRY * index
    head.writeUInt8(size, at)
    head.writeUInt8(size, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...squares.map(({ png }) => png)])
}
