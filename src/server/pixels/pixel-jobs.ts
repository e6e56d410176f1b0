import { setPriority } from 'node:os'
import { describeDigitalSource } from '../../domain/images/digital-source.ts'
import { type Ink, inkOf } from '../../domain/site/look.ts'
import { checkImage } from './check-image.ts'
import { drawIcon } from './draw-icon.ts'
import { averageColor, type PreparedImage, prepareImage, refuseTooLarge } from './prepare-image.ts'
import { renderImage } from './render-image.ts'
import { drawShareCard } from './share-cards/draw-share-card.ts'
import { sharp } from './sharp.ts'

const POSTER_SIZE = { width: 1280, height: 720 }

/** Crops a film's poster to the film's aspect ratio. */
async function cutPoster(poster: Buffer): Promise<PreparedImage> {
  refuseTooLarge(await sharp(poster, { limitInputPixels: false }).metadata())
  const cut = await sharp(poster)
    .resize({ ...POSTER_SIZE, fit: 'cover' })
    .jpeg({ quality: 88 })
    .toBuffer()
  return prepareImage(cut, 'upload')
}

/** Enough to judge an image's ink. */
const SAMPLE = 64

/**
 * Judges an image's ink: dark or light; null for an opaque image.
 *
 * @param original the stored bytes of an image; of an animation the first frame counts
 */
async function judgeInk(original: Buffer): Promise<Ink> {
  const picture = sharp(original).resize(SAMPLE, SAMPLE, { fit: 'inside' }).toColourspace('srgb')
  return inkOf(await picture.ensureAlpha().raw().toBuffer())
}

const MAX_MEMORY = 600_000_000
const LOOK_EVERY_MS = 20
/** Our drawings are 800 pixels wide and 600 high, and are rendered half as large again. */
const DENSITY = 108
const MAX_PIXELS = 4_000_000

/**
 * Renders a foreign drawing to PNG. It runs in a separate process, which ends itself when it takes too much memory,
 * since the library that draws an SVG does not stop on request.
 */
function paintDrawing(file: Buffer): Promise<Buffer> {
  // The site has priority.
  setPriority(10)
  setInterval(() => {
    if (process.memoryUsage.rss() > MAX_MEMORY) process.kill(process.pid, 'SIGKILL')
  }, LOOK_EVERY_MS)
  return sharp(file, { density: DENSITY, limitInputPixels: MAX_PIXELS })
    .png({ compressionLevel: 6 })
    .toBuffer()
}

/** The density at which one unit of an SVG is one pixel. */
const SVG_DENSITY = 72

/** Rasterizes one of our drawings to PNG at a scale, losslessly. */
function rasterizeDrawing(drawing: Buffer, scale: number): Promise<Buffer> {
  return sharp(drawing, { density: SVG_DENSITY * scale })
    .png({ compressionLevel: 3 })
    .toBuffer()
}

/** The same for a drawing of the illustrator, marked as drawn by rules. */
function rasterizeSuggestion(drawing: Buffer, scale: number): Promise<Buffer> {
  const picture = sharp(drawing, { density: SVG_DENSITY * scale }).removeAlpha()
  const mark = describeDigitalSource('illustrator')
  return (mark === null ? picture : picture.withXmp(mark)).png({ compressionLevel: 6 }).toBuffer()
}

/** Rasterizes a move's figure to PNG. Flat papers need few colours: a palette makes the image a third as large. */
async function rasterizeFigure(drawing: Buffer, wanted: { width: number; height: number }): Promise<Buffer> {
  const { width } = await sharp(drawing).metadata()
  return sharp(drawing, { density: (SVG_DENSITY * wanted.width) / (width ?? wanted.width) })
    .resize(wanted)
    .png({ palette: true, colours: 64, compressionLevel: 9 })
    .toBuffer()
}

/** The jobs of `runPixelJob` by name: input and output are sent as messages. */
export const PIXEL_JOBS = {
  averageColor,
  checkImage,
  cutPoster,
  drawIcon,
  drawShareCard,
  judgeInk,
  paintDrawing,
  prepareImage,
  rasterizeDrawing,
  rasterizeFigure,
  rasterizeSuggestion,
  renderImage,
}
