import { OWN_DELIVERY } from './delivery.ts'

/** How wide a cut picture is to its height. */
export type ImageRatio = '16:9' | '4:3' | '1:1'

/** Widths of `srcset` for each ratio, in pixels; no other cut picture is ever made. */
export const SRCSET_WIDTHS: Record<ImageRatio, readonly number[]> = {
  '16:9': [320, 400, 480, 640, 800, 1200, 1600],
  '4:3': [300, 400, 480, 600, 800, 1200, 1600],
  '1:1': [96, 200, 400],
}

/** Widths of pictures that are only made smaller, never cut: those inside a text. */
export const LIMIT_WIDTHS: readonly number[] = [400, 800, 1200, 1600]

const HEIGHT_PER_WIDTH: Record<ImageRatio, number> = { '16:9': 9 / 16, '4:3': 3 / 4, '1:1': 1 }

/** The presets that cut (product §13.3), in pixels; each is one of the widths above. */
export const IMAGE_PRESETS = {
  blogFeatured: { ratio: '16:9', width: 800, height: 450 },
  blogThumbnail: { ratio: '16:9', width: 400, height: 225 },
  recipeFeatured: { ratio: '4:3', width: 800, height: 600 },
  recipeThumbnail: { ratio: '4:3', width: 300, height: 225 },
} as const

/** The optimized preset (product §13.3): as it is, only smaller. */
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
 * The address of one cut variant of a picture (product §13.2).
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
