import { SECOND } from '../time/durations.ts'

/** The path from which this site delivers its own pictures. */
export const OWN_DELIVERY = '/media/image/upload'

/** The prefix of an outside host's delivery address in a stored picture's address. */
const HOST_DELIVERY = /^https:\/\/res\.cloudinary\.com\/[a-z0-9][\w-]*\/image\/upload(?=\/)/i

/** Returns the base address of a picture's delivery: the outside host in its stored address, else this site. */
export function deliveryBase(storedUrl: string | null): string {
  return HOST_DELIVERY.exec(storedUrl ?? '')?.[0] ?? OWN_DELIVERY
}

/** Returns the version of a picture stored now: seconds since 1970, as on the external host. */
export function firstVersion(now: string): string {
  return String(Math.floor(Date.parse(now) / SECOND))
}

/** Returns the version after another one: always greater, even within the same second. */
export function nextVersion(before: string, now: string): string {
  const next = BigInt(before) + 1n
  const wanted = BigInt(firstVersion(now))
  return String(wanted > next ? wanted : next)
}

/** The aspect ratio of a crop. */
export type ImageRatio = '16:9' | '4:3' | '1:1'

/**
 * Widths of `srcset` for each ratio, in pixels. Each has 688, which fills a phone of 412 pixels at a density of 1.75:
 * with 640 it would load the next larger one.
 */
export const SRCSET_WIDTHS: Record<ImageRatio, readonly number[]> = {
  '16:9': [320, 400, 480, 688, 800, 1200, 1600],
  '4:3': [300, 400, 480, 688, 800, 1200, 1600],
  '1:1': [96, 200, 400],
}

/** Widths formerly in `srcset`: pages stored on a device still refer to them. */
const FORMER_WIDTHS: Record<ImageRatio, readonly number[]> = { '16:9': [640], '4:3': [600], '1:1': [] }

/** Returns all widths in which crops are made. */
const madeWidths = (ratio: ImageRatio) => [...SRCSET_WIDTHS[ratio], ...FORMER_WIDTHS[ratio]]

/** Widths of pictures that are only scaled down, never cropped: those inside a text. */
export const LIMIT_WIDTHS: readonly number[] = [400, 800, 1200, 1600]

const HEIGHT_PER_WIDTH: Record<ImageRatio, number> = { '16:9': 9 / 16, '4:3': 3 / 4, '1:1': 1 }

/** The cropping presets (IMG-PRESET-1), in pixels; each width is one of those above. */
export const IMAGE_PRESETS = {
  blogFeatured: { ratio: '16:9', width: 800, height: 450 },
  blogThumbnail: { ratio: '16:9', width: 400, height: 225 },
  recipeFeatured: { ratio: '4:3', width: 800, height: 600 },
  recipeThumbnail: { ratio: '4:3', width: 300, height: 225 },
} as const

/** The optimized preset (IMG-PRESET-1): not cropped, only scaled down. */
export const OPTIMIZED_TRANSFORMATION = 'c_limit,w_auto,q_auto,f_auto'

/** Returns the height of a crop of this ratio and width, in whole pixels. */
export function heightFor(ratio: ImageRatio, width: number): number {
  return Math.round(width * HEIGHT_PER_WIDTH[ratio])
}

/**
 * Returns the transformation that crops a picture to a ratio and width: `c_fill,g_auto,w_800,h_450,q_auto,f_auto`.
 *
 * @param width one of the ratio's `SRCSET_WIDTHS`; the image service answers others with 404
 */
export function transformationFor(ratio: ImageRatio, width: number): string {
  return `c_fill,g_auto,w_${width},h_${heightFor(ratio, width)},q_auto,f_auto`
}

/** Returns the transformation that only scales a picture down, to one of `LIMIT_WIDTHS`: `c_limit,w_800,q_auto,f_auto`. */
export function limitTransformation(width: number): string {
  return `c_limit,w_${width},q_auto,f_auto`
}

/**
 * Returns the address of a cropped variant of a picture (IMG-DELIVER-1).
 *
 * @param base the base address of its delivery; this site unless an outside host stores it
 */
export function imageUrl(
  publicId: string,
  version: string,
  ratio: ImageRatio,
  width: number,
  base = OWN_DELIVERY,
): string {
  return variantUrl(publicId, version, transformationFor(ratio, width), base)
}

/** Returns the address of any variant of a picture. */
export function variantUrl(
  publicId: string,
  version: string,
  transformation: string,
  base = OWN_DELIVERY,
): string {
  return `${base}/${transformation}/v${version}/${publicId}`
}

/** Returns the `srcset` of a picture in the given widths of a ratio; by default all of the ratio's. */
export function srcSet(
  publicId: string,
  version: string,
  ratio: ImageRatio,
  widths: readonly number[] = SRCSET_WIDTHS[ratio],
  base = OWN_DELIVERY,
): string {
  return widths.map((width) => `${imageUrl(publicId, version, ratio, width, base)} ${width}w`).join(', ')
}

/** The crop and size of a variant, in pixels. */
export interface Transformation {
  crop: 'fill' | 'limit'
  width: number
  /** Null where only the width is limited. */
  height: number | null
}

/** The width `w_auto` of the optimized preset stands for. */
const AUTO_WIDTH = 1200

const RATIOS: readonly ImageRatio[] = ['16:9', '4:3', '1:1']
const FILL = /^c_fill,g_auto,w_([1-9]\d{1,3}),h_([1-9]\d{1,3}),q_auto,f_auto$/
const LIMIT = /^c_limit,w_(auto|[1-9]\d{1,3}),q_auto,f_auto$/

const MAX_PUBLIC_ID_LENGTH = 200

/**
 * Parses a transformation in an address; null for anything not on the list (IMG-DELIVER-1). Each has one spelling only,
 * so that one variant has one address.
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
    (ratio) => madeWidths(ratio).includes(width) && heightFor(ratio, width) === height,
  )
  return isListed ? { crop: 'fill', width, height } : null
}

/** Returns every transformation that can be applied to a picture. */
export function allTransformations(): Transformation[] {
  const fills = RATIOS.flatMap((ratio) =>
    madeWidths(ratio).map((width) => ({ crop: 'fill' as const, width, height: heightFor(ratio, width) })),
  )
  return [...fills, ...LIMIT_WIDTHS.map((width) => ({ crop: 'limit' as const, width, height: null }))]
}

/**
 * Whether an id is valid for a picture of an outside host: letters, digits, hyphens, underscores, dots and tildes, in
 * folders, without path traversal.
 */
export function isValidHostedId(publicId: string): boolean {
  return publicId.length <= MAX_PUBLIC_ID_LENGTH && /^[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*$/.test(publicId)
}
