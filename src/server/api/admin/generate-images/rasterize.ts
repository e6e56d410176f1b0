import sharp from 'sharp'
import { describeDigitalSource } from '../../../../domain/images/digital-source.ts'

/** Twice the drawing's own size, 1600 wide: sharp in every crop the site makes. */
export const RASTER_SCALE = 2
const SVG_DENSITY = 72

/** Turns a drawing of the illustrator into a PNG, marked as drawn by rules. */
export async function rasterize(svg: string): Promise<Buffer> {
  const drawing = sharp(Buffer.from(svg), { density: SVG_DENSITY * RASTER_SCALE }).removeAlpha()
  const mark = describeDigitalSource('illustrator')
  return (mark === null ? drawing : drawing.withXmp(mark)).png({ compressionLevel: 6 }).toBuffer()
}
