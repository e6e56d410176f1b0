/** The picture formats that may be uploaded, by the image service's names. */
export type ImageFormat = 'jpg' | 'png' | 'webp' | 'gif'

/** The number of bytes needed to identify a format. */
export const SIGNATURE_BYTES = 12

/** Identifies a picture's format by its first bytes, whatever the file's name (IMG-UPLOAD-1); null for any other data. */
export function readSignature(bytes: Uint8Array): ImageFormat | null {
  const text = String.fromCharCode(...bytes.subarray(0, SIGNATURE_BYTES))
  if (text.startsWith('\xff\xd8\xff')) return 'jpg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('RIFF') && text.slice(8) === 'WEBP') return 'webp'
  if (/^GIF8[79]a/.test(text)) return 'gif'
  return null
}

/** The media types that may be uploaded (IMG-UPLOAD-1): checked by signature on the server, by the file's type in the browser. */
export const ACCEPTED_IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const

export const MAX_IMAGE_BYTES = 10 * 1024 * 1024
export const MAX_IMAGE_PIXELS = 50_000_000
/** What a JPEG can have. A single row of 50 million pixels would take 3 GB of memory to encode. */
const MAX_IMAGE_SIDE = 65_535

/** One upload preset for each kind of content (IMG-UPLOAD-1). */
export const UPLOAD_PRESETS = ['blog', 'recipe'] as const
export type UploadPreset = (typeof UPLOAD_PRESETS)[number]

export const IMAGE_TYPE_MESSAGE = 'Invalid file type. Please upload JPG, PNG, WebP, or GIF images.'
export const IMAGE_SIZE_MESSAGE = 'File too large. Please upload images smaller than 10MB.'
const IMAGE_PIXELS_MESSAGE = 'Image too large. Please upload images of at most 50 megapixels.'
const IMAGE_SIDE_MESSAGE = 'Image too long. Please upload images of at most 65,535 pixels a side.'

/** Returns the problem with a chosen file as the sentence to show; null when it may be uploaded (IMG-UPLOAD-3). */
export function imageFileProblem({ type, size }: { type: string; size: number }): string | null {
  if (!ACCEPTED_IMAGE_TYPES.some((accepted) => accepted === type)) return IMAGE_TYPE_MESSAGE
  return size > MAX_IMAGE_BYTES ? IMAGE_SIZE_MESSAGE : null
}

/** Returns the problem with a picture's size in pixels; null when there is none (IMG-UPLOAD-1). */
export function imagePixelsProblem({ width, height }: { width: number; height: number }): string | null {
  if (width * height > MAX_IMAGE_PIXELS) return IMAGE_PIXELS_MESSAGE
  return Math.max(width, height) > MAX_IMAGE_SIDE ? IMAGE_SIDE_MESSAGE : null
}
