import { type ImageRatio, transformationFor } from './presets.ts'

const DELIVERED = /^(.*\/image\/upload\/)(?:[a-z]_[^/]+\/)?(v\d+\/.+)$/

/**
 * Returns the address of another crop of a picture, from its stored address; null for one that no image service delivers.
 *
 * @param width one of the ratio's `SRCSET_WIDTHS`
 */
export function croppedUrl(storedUrl: string, ratio: ImageRatio, width: number): string | null {
  const [, base, picture] = DELIVERED.exec(storedUrl) ?? []
  return base && picture ? `${base}${transformationFor(ratio, width)}/${picture}` : null
}
