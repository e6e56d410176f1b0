import { type ImageRatio, transformationFor } from './presets.ts'

const DELIVERED = /^(.*\/image\/upload\/)(?:[a-z]_[^/]+\/)?(v\d+\/.+)$/

/**
 * Another cut of a picture, by the address it is stored with; null for one no image service delivers.
 *
 * @param width one of the ratio's `SRCSET_WIDTHS`
 */
export function recutUrl(storedUrl: string, ratio: ImageRatio, width: number): string | null {
  const [, base, picture] = DELIVERED.exec(storedUrl) ?? []
  return base && picture ? `${base}${transformationFor(ratio, width)}/${picture}` : null
}
