import { setPriority } from 'node:os'
import { describeDigitalSource } from '../../domain/images/digital-source.ts'
import { MAX_IMAGE_PIXELS } from '../../domain/images/upload-limits.ts'
import { type Ink, inkOf } from '../../domain/site/look.ts'
import { checkImage } from './check-image.ts'
import { drawIcon } from './draw-icon.ts'
import { averageColor, type PreparedImage, prepareImage } from './prepare-image.ts'
import { renderImage } from './render-image.ts'
import { drawShareCard } from './share-cards/draw-share-card.ts'
import { sharp } from './sharp.ts'

const POSTER_SIZE = { width: 1280, height: 720 }

/** A film's picture, cut to the film's own shape. */
async function cutPoster(poster: Buffer): Promise<PreparedImage> {
  const cut = await sharp(poster, { limitInputPixels: MAX_IMAGE_PIXELS })
    .resize({ ...POSTER_SIZE, fit: 'cover' })
    .jpeg({ quality: 88 })
    .toBuffer()
  return prepareImage(cut, 'upload')
}

/** Enough to tell what a picture is drawn in. */
const SAMPLE = 64

/**
 * What a picture is drawn in.
 *
 * @param original the stored bytes of a picture; of a moving one the first frame counts
 */
async function judgeInk(original: Buffer): Promise<Ink> {
  const picture = sharp(original).resize(SAMPLE, SAMPLE, { fit: 'inside' }).toColourspace('srgb')
  return inkOf(await picture.ensureAlpha().raw().toBuffer())
}

const MAX_MEMORY = 600_000_000
const LOOK_EVERY_MS = 20
/** Our own are 800 pixels wide and 600 high, and are painted half as large again. */
const DENSITY = 108
const MAX_PIXELS = 4_000_000

/**
 * Makes a PNG of a drawing of foreign origin. Its process is its own: it ends with it when it takes too much memory,
 * since the library that draws an SVG does not stop when it is told to.
 */
function paintDrawing(file: Buffer): Promise<Buffer> {
  // The site goes first.
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

/** A PNG of one of our drawings, so many times as large, without loss. */
function rasterizeDrawing(drawing: Buffer, scale: number): Promise<Buffer> {
  return sharp(drawing, { density: SVG_DENSITY * scale })
    .png({ compressionLevel: 3 })
    .toBuffer()
}

/** The same of a drawing of the illustrator, marked as drawn by rules. */
function rasterizeSuggestion(drawing: Buffer, scale: number): Promise<Buffer> {
  const picture = sharp(drawing, { density: SVG_DENSITY * scale }).removeAlpha()
  const mark = describeDigitalSource('illustrator')
  return (mark === null ? picture : picture.withXmp(mark)).png({ compressionLevel: 6 }).toBuffer()
}

/** A PNG of a move's figure. Flat papers need few colours: a palette makes the picture a third as large. */
async function rasterizeFigure(drawing: Buffer, wanted: { width: number; height: number }): Promise<Buffer> {
  const { width } = await sharp(drawing).metadata()
  return sharp(drawing, { density: (SVG_DENSITY * wanted.width) / (width ?? wanted.width) })
    .resize(wanted)
    .png({ palette: true, colours: 64, compressionLevel: 9 })
    .toBuffer()
}

/** What the process of `runPixelJob` does, by name: what goes in and comes out is sent as a message. */
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
