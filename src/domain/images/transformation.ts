import { heightFor, type ImageRatio, LIMIT_WIDTHS, SRCSET_WIDTHS } from './presets.ts'

/** What is to be made of a picture, in pixels. */
export interface Transformation {
  crop: 'fill' | 'limit'
  width: number
  /** Null where only the width is limited. */
  height: number | null
}

/** What `w_auto` of the optimized preset means when nobody tells the width. */
const AUTO_WIDTH = 1200

const RATIOS: readonly ImageRatio[] = ['16:9', '4:3', '1:1']
const FILL = /^c_fill,g_auto,w_([1-9]\d{1,3}),h_([1-9]\d{1,3}),q_auto,f_auto$/
const LIMIT = /^c_limit,w_(auto|[1-9]\d{1,3}),q_auto,f_auto$/

const MAX_PUBLIC_ID_LENGTH = 200

/**
 * Reads a transformation as it stands in an address; null for anything that is not on the list (product §13.2).
 * Each is written in one way only, so that one variant has one address.
 */
export function parseTransformation(text: string): Transformation | null {
  const [, fillWidth, fillHeight] = FILL.exec(text) ?? []
  if (fillWidth !== undefined) return parseFill(Number(fillWidth), Number(fillHeight))
  const [, limitWidth] = LIMIT.exec(text) ?? []
  if (limitWidth === undefined) return null
  const width = limitWidth === 'auto' ? AUTO_WIDTH : Number(limitWidth)
  return LIMIT_WIDTHS.includes(width) ? { crop: 'limit', width, height: null } : null
}

function parseFill(width: number, height: number): Transformation | null {
  const isListed = RATIOS.some(
    (ratio) => SRCSET_WIDTHS[ratio].includes(width) && heightFor(ratio, width) === height,
  )
  return isListed ? { crop: 'fill', width, height } : null
}

/** Everything that may be made of a picture. */
export function allTransformations(): Transformation[] {
  const fills = RATIOS.flatMap((ratio) =>
    SRCSET_WIDTHS[ratio].map((width) => ({ crop: 'fill' as const, width, height: heightFor(ratio, width) })),
  )
  return [...fills, ...LIMIT_WIDTHS.map((width) => ({ crop: 'limit' as const, width, height: null }))]
}

/** True for ids the service itself could have given: small letters, digits, hyphens and underscores, in folders. */
export function publicIdIsValid(publicId: string): boolean {
  return (
    publicId.length <= MAX_PUBLIC_ID_LENGTH &&
    /^[a-z0-9][a-z0-9_-]*(?:\/[a-z0-9][a-z0-9_-]*)*$/.test(publicId)
  )
}

/** The same for ids an outside host may have given: capitals, dots and tildes too, but nothing that leads elsewhere. */
export function hostedIdIsValid(publicId: string): boolean {
  return publicId.length <= MAX_PUBLIC_ID_LENGTH && /^[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*$/.test(publicId)
}
