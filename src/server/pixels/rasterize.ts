import { describeDigitalSource } from '../../domain/images/digital-source.ts'
import { sharp } from './sharp.ts'

/** The density at which one unit of an SVG is one pixel. */
const SVG_DENSITY = 72

/** A PNG of one of our drawings, so many times as large, without loss. */
export function rasterizeDrawing(drawing: Buffer, scale: number): Promise<Buffer> {
  return sharp(drawing, { density: SVG_DENSITY * scale })
    .png({ compressionLevel: 3 })
    .toBuffer()
}

/** The same of a drawing of the illustrator, marked as drawn by rules. */
export function rasterizeSuggestion(drawing: Buffer, scale: number): Promise<Buffer> {
  const picture = sharp(drawing, { density: SVG_DENSITY * scale }).removeAlpha()
  const mark = describeDigitalSource('illustrator')
  return (mark === null ? picture : picture.withXmp(mark)).png({ compressionLevel: 6 }).toBuffer()
}

/** A PNG of a move's figure. Flat papers need few colours: a palette makes the picture a third as large. */
export async function rasterizeFigure(
  drawing: Buffer,
  wanted: { width: number; height: number },
): Promise<Buffer> {
  const { width } = await sharp(drawing).metadata()
  return sharp(drawing, { density: (SVG_DENSITY * wanted.width) / (width ?? wanted.width) })
    .resize(wanted)
    .png({ palette: true, colours: 64, compressionLevel: 9 })
    .toBuffer()
}
