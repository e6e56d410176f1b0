export type OutputFormat = 'avif' | 'webp' | 'jpeg' | 'png'

/** The modern output formats, the smallest first. */
const MODERN_FORMATS = ['avif', 'webp'] as const
export type ModernFormat = (typeof MODERN_FORMATS)[number]

/**
 * Parses the modern formats a client accepts, the preferred one first. Only explicit names count: `image/*` and `*\/*`
 * are also sent by programs that cannot show AVIF.
 */
export function readAcceptedFormats(accept: string | undefined): ModernFormat[] {
  const quality = new Map<string, number>()
  for (const part of (accept ?? '').slice(0, 1_000).toLowerCase().split(',')) {
    const [type = '', ...parameters] = part.split(';').map((text) => text.trim())
    const q = parameters.find((parameter) => parameter.startsWith('q='))
    const value = q === undefined ? 1 : Number(q.slice(2))
    quality.set(type, value >= 0 && value <= 1 ? value : 0)
  }
  const likes = (format: ModernFormat) => quality.get(`image/${format}`) ?? 0
  return MODERN_FORMATS.filter((format) => likes(format) > 0).toSorted((a, b) => likes(b) - likes(a))
}

/**
 * Chooses an image's output format for a client: AVIF or WebP by preference, else JPEG, or PNG for a transparent image.
 * Animations stay animated only as WebP; otherwise their first frame is shown.
 */
export function chooseFormat(
  accepted: readonly ModernFormat[],
  picture: { hasAlpha: boolean; isAnimated: boolean },
): OutputFormat {
  if (picture.isAnimated && accepted.includes('webp')) return 'webp'
  return accepted[0] ?? (picture.hasAlpha ? 'png' : 'jpeg')
}

const CONTENT_TYPES: Record<OutputFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  png: 'image/png',
}

/** Returns the media type of a variant by its bytes; null when it is in no output format (a torn or foreign file). */
export function readContentType(bytes: Buffer): string | null {
  const format = readFormat(bytes)
  return format === null ? null : CONTENT_TYPES[format]
}

function readFormat(bytes: Buffer): OutputFormat | null {
  const text = (start: number, end: number) => bytes.toString('latin1', start, end)
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(4, 8) === 'ftyp' && (text(8, 12) === 'avif' || text(8, 12) === 'avis')) return 'avif'
  return null
}
