import type { Metadata, Sharp } from 'sharp'
import type { Transformation } from '../../domain/images/presets.ts'
import { UnreadableImage } from './answer.ts'
import { chooseFormat, type ModernFormat, type OutputFormat } from './formats.ts'
import { sharp, tooSlow } from './sharp.ts'

/** The point that must stay visible, each coordinate from 0 (left, top) to 1. */
export interface FocalPoint {
  x: number
  y: number
}

interface ImageRequest extends Transformation {
  /** A stored JPEG, PNG, WebP or GIF, or one of our SVG drawings. */
  original: Buffer
  /** Without one, the crop keeps what draws attention. */
  focalPoint?: FocalPoint | null
  /** The only metadata written to the output. */
  xmp?: string | null
}

const MAX_PIXELS = 50_000_000
const TIME_LIMIT_SECONDS = 20
/** Maximum height as a multiple of the width: a narrower strip would exceed the dimensions of AVIF and WebP. */
const MAX_TALLNESS = 6
const READABLE = new Set(['jpeg', 'png', 'webp', 'gif', 'svg'])
/** The density at which one unit of an SVG is one pixel. */
const SVG_DENSITY = 72
const MAX_SVG_DENSITY = 1_200

/**
 * Makes an image's variant in the best format a client accepts. Rejects with {@link UnreadableImage}, or with an
 * `unavailable` Failure when it takes too long.
 */
export async function renderImage(
  request: ImageRequest & { accepted: readonly ModernFormat[] },
): Promise<Buffer> {
  return readingOriginal(async () => {
    const metadata = await readMetadata(request.original)
    const isAnimated = request.accepted.includes('webp') && movesWithinLimits(metadata, request)
    const picture = shapeImage(request, metadata, isAnimated)
    const encodeAs = (pixels: Sharp, hasAlpha: boolean) =>
      encode(
        request.xmp ? pixels.withXmp(request.xmp) : pixels,
        chooseFormat(request.accepted, { hasAlpha, isAnimated }),
      ).toBuffer()
    if (isAnimated || !metadata.hasAlpha) return encodeAs(picture, metadata.hasAlpha)
    // An alpha channel does not imply transparency: most drawings are opaque, and smaller without it.
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
    const pixels = () =>
      sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    const { isOpaque } = await pixels().stats()
    return isOpaque ? encodeAs(pixels().removeAlpha(), false) : encodeAs(pixels(), true)
  })
}

/** Makes a fast, large PNG of an image's first frame, to be placed into another image. */
export async function renderLayer(request: ImageRequest): Promise<Buffer> {
  return readingOriginal(async () => {
    const picture = shapeImage(request, await readMetadata(request.original), false)
    return picture.png({ compressionLevel: 1 }).toBuffer()
  })
}

async function readingOriginal(work: () => Promise<Buffer>): Promise<Buffer> {
  try {
    return await work()
  } catch (error) {
    throw tooSlow(error) ?? new UnreadableImage('The picture could not be read', { cause: error })
  }
}

async function readMetadata(original: Buffer): Promise<Metadata> {
  const metadata = await sharp(original, { limitInputPixels: MAX_PIXELS, density: SVG_DENSITY }).metadata()
  if (!READABLE.has(metadata.format)) throw new Error(`Not a kind of picture we keep: ${metadata.format}`)
  return metadata
}

/** Whether an animation's frames, as stored and as requested, are few enough to process. */
function movesWithinLimits(metadata: Metadata, shape: Transformation): boolean {
  const frames = metadata.pages ?? 1
  const stored = metadata.width * (metadata.pageHeight ?? metadata.height)
  const asked = shape.width * (shape.height ?? metadata.pageHeight ?? metadata.height)
  return frames > 1 && Math.max(stored, asked) * frames <= MAX_PIXELS
}

function shapeImage(request: ImageRequest, metadata: Metadata, animated: boolean): Sharp {
  const { original, crop, width, height } = request
  const upright = { width: metadata.autoOrient.width, height: metadata.autoOrient.height }
  const isSvg = metadata.format === 'svg'
  const picture = sharp(original, {
    limitInputPixels: MAX_PIXELS,
    failOn: 'error',
    animated,
    ...(isSvg ? { density: chooseDensity(upright, request) } : {}),
  })
    .autoOrient()
    .timeout({ seconds: TIME_LIMIT_SECONDS })
  if (crop === 'limit' || height === null) {
    // A drawing has no pixels to enlarge: it is rendered at the requested size.
    return picture.resize({
      width,
      height: height ?? width * MAX_TALLNESS,
      fit: 'inside',
      withoutEnlargement: !isSvg,
    })
  }
  if (request.focalPoint && !animated)
    return cropAround(picture, upright, { width, height }, request.focalPoint)
  // libvips supports the attention crop for still images only.
  return picture.resize({ width, height, fit: 'cover', position: animated ? 'centre' : 'attention' })
}

interface Size {
  width: number
  height: number
}

/** Chooses the density that renders an SVG at its output size, so that it is neither blurred nor too expensive. */
function chooseDensity(drawing: Size, { crop, width, height }: Transformation): number {
  const across = width / drawing.width
  const down = height === null ? across : height / drawing.height
  const scale = crop === 'fill' ? Math.max(across, down) : Math.min(across, down)
  return Math.min(MAX_SVG_DENSITY, Math.max(1, SVG_DENSITY * scale))
}

function cropAround(picture: Sharp, original: Size, box: Size, point: FocalPoint): Sharp {
  const scale = Math.max(box.width / original.width, box.height / original.height)
  const scaled = {
    width: Math.max(box.width, Math.round(original.width * scale)),
    height: Math.max(box.height, Math.round(original.height * scale)),
  }
  return picture.resize({ ...scaled, fit: 'fill' }).extract({
    left: placeWindow(point.x, scaled.width, box.width),
    top: placeWindow(point.y, scaled.height, box.height),
    ...box,
  })
}

/** Returns the start of a window that keeps the point as near its middle as the edges allow. */
function placeWindow(point: number, whole: number, window: number): number {
  return Math.min(whole - window, Math.max(0, Math.round(point * whole - window / 2)))
}

function encode(picture: Sharp, format: OutputFormat): Sharp {
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 50, effort: 2 })
    case 'webp':
      return picture.webp({ quality: 78, smartSubsample: true })
    case 'jpeg':
      return picture.jpeg({ quality: 78, progressive: true, mozjpeg: true })
    case 'png':
      return picture.png({ compressionLevel: 9 })
  }
}
