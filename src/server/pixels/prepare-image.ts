import type { Metadata, Sharp, SharpOptions } from 'sharp'
import { Failure } from '../../domain/errors.ts'
import { describeDigitalSource, type ImageSource, saysModelMade } from '../../domain/images/digital-source.ts'
import {
  IMAGE_TYPE_MESSAGE,
  type ImageFormat,
  imagePixelsProblem,
  MAX_IMAGE_PIXELS,
  readSignature,
} from '../../domain/images/upload-limits.ts'
import { sharp, tooSlow } from './sharp.ts'

/** What shows through a picture: the page. */
const PAGE_COLOR = '#fafaf6'

/** The average of a picture on the page, as `#rrggbb`: shown while it loads. */
export async function averageColor(picture: Buffer, options: SharpOptions = {}): Promise<string> {
  const pixel = await sharp(picture, options)
    .flatten({ background: PAGE_COLOR })
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  return `#${pixel.subarray(0, 3).toString('hex')}`
}

/** A picture as it is stored: upright, in sRGB, without a word about where and by whom it was taken. */
export interface PreparedImage {
  bytes: Buffer
  /** In pixels; of one frame where it moves. */
  width: number
  height: number
  format: ImageFormat
  /** `#rrggbb`, shown while the picture loads. */
  color: string
  source: ImageSource
}

const TIME_LIMIT_SECONDS = 30
const DAMAGED_MESSAGE = 'This picture is damaged and can’t be read. Please save a new copy and try again.'
const FRAMES_MESSAGE =
  'This animation has too many frames. Please upload one of at most 50 megapixels, all frames together.'

const LOADERS: Record<ImageFormat, string> = { jpg: 'jpeg', png: 'png', webp: 'webp', gif: 'gif' }

/**
 * Checks an uploaded file and makes of it what is stored. The header is judged before anything is decoded; decoding
 * works on one picture of bounded size and for a bounded time.
 *
 * @throws Failure `unsupported_type`, `too_large`, `invalid` for a damaged file, or `unavailable` when it takes too long
 */
export async function prepareImage(file: Buffer, source: ImageSource): Promise<PreparedImage> {
  const format = readSignature(file)
  if (format === null) throw new Failure('unsupported_type', IMAGE_TYPE_MESSAGE)
  const header = await readHeader(file, format)
  refuseTooLarge(header)
  const trueSource = saysModelMade(header.xmpAsString ?? '') ? 'ai' : source
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
  // Nothing is decoded for the header, so its size is no matter here: it is judged right after.
  const header = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw toUploadFailure(error)
    })
  if (header.format !== LOADERS[format]) throw new Failure('unsupported_type', IMAGE_TYPE_MESSAGE)
  return header
}

function refuseTooLarge({ width, height, pageHeight, pages = 1 }: Metadata): void {
  const frame = { width, height: pageHeight ?? height }
  const problem = imagePixelsProblem(frame)
  if (problem !== null) throw new Failure('too_large', problem)
  if (imagePixelsProblem({ width, height: frame.height * pages }) !== null)
    throw new Failure('too_large', FRAMES_MESSAGE)
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
  // Frames cannot be turned, and the formats that move hardly ever say they should be.
  const upright = isAnimated(header) ? picture : picture.autoOrient()
  const xmp = describeDigitalSource(source)
  return asFormat(xmp === null ? upright : upright.withXmp(xmp), format, header)
}

/** Without a visible difference to the original, least of all in the variants. */
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

/** What a failure of sharp means for an uploaded file: the machine was too busy for it, or the file is damaged. */
export function toUploadFailure(cause: unknown): Failure {
  return tooSlow(cause) ?? new Failure('invalid', DAMAGED_MESSAGE, { cause })
}
