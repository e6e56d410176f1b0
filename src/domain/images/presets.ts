import { SECOND } from '../time/durations.ts'

/** Where this site delivers its own pictures from. */
export const OWN_DELIVERY = '/media/image/upload'

/** An outside host's delivery address, as a stored picture's address begins with it. */
const HOST_DELIVERY = /^https:\/\/res\.cloudinary\.com\/[a-z0-9][\w-]*\/image\/upload(?=\/)/i

/** Where a picture is delivered from, told by its stored address: the outside host that keeps it, else this site. */
export function deliveryBase(storedUrl: string | null): string {
  return HOST_DELIVERY.exec(storedUrl ?? '')?.[0] ?? OWN_DELIVERY
}

/** The version of a picture stored now: seconds since 1970, as the external host counts them. */
export function firstVersion(now: string): string {
  return String(Math.floor(Date.parse(now) / SECOND))
}

/** The version after another one: later, and never the same, however fast they follow each other. */
export function nextVersion(before: string, now: string): string {
  const next = BigInt(before) + 1n
  const wanted = BigInt(firstVersion(now))
  return String(wanted > next ? wanted : next)
}

/** How wide a cut picture is to its height. */
export type ImageRatio = '16:9' | '4:3' | '1:1'

/**
 * Widths of `srcset` for each ratio, in pixels. 688 is what fills a phone of 412 pixels at 1.75 for each: with 640 it
 * would take the next larger one.
 */
export const SRCSET_WIDTHS: Record<ImageRatio, readonly number[]> = {
  '16:9': [320, 400, 480, 688, 800, 1200, 1600],
  '4:3': [300, 400, 480, 688, 800, 1200, 1600],
  '1:1': [96, 200, 400],
}

/** Widths that were in a `srcset` once: pages kept on a device still name them. */
const FORMER_WIDTHS: Record<ImageRatio, readonly number[]> = { '16:9': [640], '4:3': [600], '1:1': [] }

/** The widths cut pictures are made in; no other is ever made. */
const madeWidths = (ratio: ImageRatio) => [...SRCSET_WIDTHS[ratio], ...FORMER_WIDTHS[ratio]]

/** Widths of pictures that are only made smaller, never cut: those inside a text. */
export const LIMIT_WIDTHS: readonly number[] = [400, 800, 1200, 1600]

const HEIGHT_PER_WIDTH: Record<ImageRatio, number> = { '16:9': 9 / 16, '4:3': 3 / 4, '1:1': 1 }

/** The presets that cut (IMG-PRESET-1), in pixels; each is one of the widths above. */
export const IMAGE_PRESETS = {
  blogFeatured: { ratio: '16:9', width: 800, height: 450 },
  blogThumbnail: { ratio: '16:9', width: 400, height: 225 },
  recipeFeatured: { ratio: '4:3', width: 800, height: 600 },
  recipeThumbnail: { ratio: '4:3', width: 300, height: 225 },
} as const

/** The optimized preset (IMG-PRESET-1): as it is, only smaller. */
export const OPTIMIZED_TRANSFORMATION = 'c_limit,w_auto,q_auto,f_auto'

/** The height of a cut picture of this ratio and width, in whole pixels. */
export function heightFor(ratio: ImageRatio, width: number): number {
  return Math.round(width * HEIGHT_PER_WIDTH[ratio])
}

/**
 * The transformation that cuts a picture to a ratio and width: `c_fill,g_auto,w_800,h_450,q_auto,f_auto`.
 *
 * @param width one of the ratio's `SRCSET_WIDTHS`; the image service answers others with 404
 */
export function transformationFor(ratio: ImageRatio, width: number): string {
  return `c_fill,g_auto,w_${width},h_${heightFor(ratio, width)},q_auto,f_auto`
}

/** The transformation that only makes a picture smaller, to one of `LIMIT_WIDTHS`: `c_limit,w_800,q_auto,f_auto`. */
export function limitTransformation(width: number): string {
  return `c_limit,w_${width},q_auto,f_auto`
}

/**
 * The address of one cut variant of a picture (IMG-DELIVER-1).
 *
 * @param base where it is delivered from; this site unless an outside host keeps it
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

/** The address of any variant of a picture. */
export function variantUrl(
  publicId: string,
  version: string,
  transformation: string,
  base = OWN_DELIVERY,
): string {
  return `${base}/${transformation}/v${version}/${publicId}`
}

/** The `srcset` of a picture in the given widths of a ratio; all of the ratio's unless told. */
export function srcSet(
  publicId: string,
  version: string,
  ratio: ImageRatio,
  widths: readonly number[] = SRCSET_WIDTHS[ratio],
  base = OWN_DELIVERY,
): string {
  return widths.map((width) => `${imageUrl(publicId, version, ratio, width, base)} ${width}w`).join(', ')
}

/** What is to be made of a picture, in pixels. */
export interface Transformation {
  crop: 'fill' | 'limit'
  width: number
  /** Null where only the width is limited. */
  height: number | null
}

/** What `w_auto` of the optimized preset means without a width. */
const AUTO_WIDTH = 1200

const RATIOS: readonly ImageRatio[] = ['16:9', '4:3', '1:1']
const FILL = /^c_fill,g_auto,w_([1-9]\d{1,3}),h_([1-9]\d{1,3}),q_auto,f_auto$/
const LIMIT = /^c_limit,w_(auto|[1-9]\d{1,3}),q_auto,f_auto$/

const MAX_PUBLIC_ID_LENGTH = 200

/**
 * Reads a transformation as it stands in an address; null for anything that is not on the list (IMG-DELIVER-1).
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
    (ratio) => madeWidths(ratio).includes(width) && heightFor(ratio, width) === height,
  )
  return isListed ? { crop: 'fill', width, height } : null
}

/** Everything that may be made of a picture. */
export function allTransformations(): Transformation[] {
  const fills = RATIOS.flatMap((ratio) =>
    madeWidths(ratio).map((width) => ({ crop: 'fill' as const, width, height: heightFor(ratio, width) })),
  )
  return [...fills, ...LIMIT_WIDTHS.map((width) => ({ crop: 'limit' as const, width, height: null }))]
}

/**
 * True for ids an outside host may have given: letters, digits, hyphens, underscores, dots and tildes, in folders, and
 * nothing that leads elsewhere.
 */
export function hostedIdIsValid(publicId: string): boolean {
  return publicId.length <= MAX_PUBLIC_ID_LENGTH && /^[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*$/.test(publicId)
}
