/** The image service's presets (specification §9), and the sizes a page may ask for besides them. */
export type ImageRatio = '16:9' | '4:3' | '1:1'

/** Widths of `srcset`, in pixels; nothing else is ever made. */
export const SRCSET_WIDTHS: Record<ImageRatio, readonly number[]> = {
  '16:9': [320, 400, 480, 640, 800, 1200, 1600],
  '4:3': [300, 400, 480, 600, 800, 1200, 1600],
  '1:1': [96, 200, 400],
}

/** Widths of pictures that are only made smaller, never cut: those inside a text. */
export const LIMIT_WIDTHS = [400, 800, 1200, 1600] as const

const HEIGHT_PER_WIDTH: Record<ImageRatio, number> = { '16:9': 9 / 16, '4:3': 3 / 4, '1:1': 1 }

export const IMAGE_PRESETS = {
  blogFeatured: { ratio: '16:9', width: 800, height: 450 },
  blogThumbnail: { ratio: '16:9', width: 400, height: 225 },
  recipeFeatured: { ratio: '4:3', width: 800, height: 600 },
  recipeThumbnail: { ratio: '4:3', width: 300, height: 225 },
} as const

/** The height of a cut picture of this ratio and width, in whole pixels. */
export function heightFor(ratio: ImageRatio, width: number): number {
  return Math.round(width * HEIGHT_PER_WIDTH[ratio])
}

/** The transformation that cuts a picture to a ratio and width, e.g. `c_fill,g_auto,w_800,h_450,q_auto,f_auto`. */
export function transformationFor(ratio: ImageRatio, width: number): string {
  return `c_fill,g_auto,w_${width},h_${heightFor(ratio, width)},q_auto,f_auto`
}

/** The address of one variant of a picture. */
export function imageUrl(publicId: string, version: string, ratio: ImageRatio, width: number): string {
  return `/media/image/upload/${transformationFor(ratio, width)}/v${version}/${publicId}`
}

/** The `srcset` of a picture: every width of its ratio. */
export function srcSet(
  publicId: string,
  version: string,
  ratio: ImageRatio,
  widths: readonly number[],
): string {
  return widths.map((width) => `${imageUrl(publicId, version, ratio, width)} ${width}w`).join(', ')
}
