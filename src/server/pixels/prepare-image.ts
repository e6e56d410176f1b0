import type { Metadata, Sharp, SharpOptions } from 'sharp'
import { Failure } from '../../domain/errors.ts'
import {
  describeDigitalSource,
  type ImageSource,
  isMarkedAiGenerated,
} from '../../domain/images/digital-source.ts'
import {
  IMAGE_TYPE_MESSAGE,
  type ImageFormat,
  imagePixelsProblem,
  MAX_IMAGE_PIXELS,
  readSignature,
} from '../../domain/images/upload-limits.ts'
import { sharp, tooSlow } from './sharp.ts'

/** The page's colour, visible through transparent images. */
const PAGE_COLOR = '#fafaf6'

/** Returns an image's average colour on the page, as `#rrggbb`: shown while it loads. */
export async function averageColor(picture: Buffer, options: SharpOptions = {}): Promise<string> {
  const pixel = await sharp(picture, options)
    .flatten({ background: PAGE_COLOR })
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  return `#${pixel.subarray(0, 3).toString('hex')}`
}

/** An image as stored: upright, in sRGB, without metadata about place and author. */
export interface PreparedImage {
  bytes: Buffer
  /** In pixels; of one frame for an animation. */
  width: number
  height: number
  format: ImageFormat
  /** `#rrggbb`, shown while the image loads. */
  color: string
  source: ImageSource
}

const TIME_LIMIT_SECONDS = 30
const DAMAGED_MESSAGE = 'This picture is damaged and can’t be read. Please save a new copy and try again.'
const FRAMES_MESSAGE =
  'This animation has too many frames. Please upload one of at most 50 megapixels, all frames together.'

const LOADERS: Record<ImageFormat, string> = { jpg: 'jpeg', png: 'png', webp: 'webp', gif: 'gif' }

/**
 * Checks an uploaded file and makes the stored image. The header is checked before anything is decoded; decoding has a
 * limited size and time.
 *
 * @throws Failure `unsupported_type`, `too_large`, `invalid` for a damaged file, or `unavailable` when it takes too long
 */
export async function prepareImage(file: Buffer, source: ImageSource): Promise<PreparedImage> {
  const format = readSignature(file)
  if (format === null) throw new Failure('unsupported_type', IMAGE_TYPE_MESSAGE)
  const header = await readHeader(file, format)
  refuseTooLarge(header)
  const trueSource = isMarkedAiGenerated(header.xmpAsString ?? '') ? 'ai' : source
  try {
    const encoded = encode(openFully(file, header), format, header, trueSource)
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
    const size = { width: info.width, height: info.pageHeight ?? info.height }
    return { bytes: data, ...size, format, color: await averageColor(data), source: trueSource }
  } catch (error) {
    throw toUploadFailure(error)
  }
}

async function readHeader(file: Buffer, format: ImageFormat): Promise<Metadata> {
  // Nothing is decoded for the header, so its size does not matter here: it is checked right after.
  const header = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw toUploadFailure(error)
    })
  if (header.format !== LOADERS[format]) throw new Failure('unsupported_type', IMAGE_TYPE_MESSAGE)
  return header
}

/** @throws Failure `too_large` */
export function refuseTooLarge({ width, height, pageHeight, pages = 1 }: Metadata): void {
  const frame = { width, height: pageHeight ?? height }
  const problem = imagePixelsProblem(frame)
  if (problem !== null) throw new Failure('too_large', problem)
  if (width * frame.height * pages > MAX_IMAGE_PIXELS) throw new Failure('too_large', FRAMES_MESSAGE)
}

const isAnimated = ({ pages = 1 }: Metadata) => pages > 1

function openFully(file: Buffer, header: Metadata): Sharp {
  return sharp(file, {
    limitInputPixels: MAX_IMAGE_PIXELS,
    failOn: 'error',
    animated: isAnimated(header),
  }).timeout({ seconds: TIME_LIMIT_SECONDS })
}

function encode(picture: Sharp, format: ImageFormat, header: Metadata, source: ImageSource): Sharp {
  // Frames cannot be rotated, and animated formats hardly ever need it.
  const upright = isAnimated(header) ? picture : picture.autoOrient()
  const xmp = describeDigitalSource(source)
  return asFormat(xmp === null ? upright : upright.withXmp(xmp), format, header)
}

/** Without a visible difference from the original, especially in the variants. */
function asFormat(picture: Sharp, format: ImageFormat, { chromaSubsampling }: Metadata): Sharp {
  switch (format) {
    case 'jpg':
      return picture.jpeg({
        quality: 92,
        chromaSubsampling: chromaSubsampling === '4:4:4' ? '4:4:4' : '4:2:0',
      })
    case 'png':
      return picture.png({ compressionLevel: 6 })
    case 'webp':
      return picture.webp({ quality: 92, effort: 2 })
    case 'gif':
      return picture.gif({ effort: 3 })
  }
}

/** Converts an error of sharp for an uploaded file: the machine was too busy, or the file is damaged. */
export function toUploadFailure(cause: unknown): Failure {
  return tooSlow(cause) ?? new Failure('invalid', DAMAGED_MESSAGE, { cause })
}
