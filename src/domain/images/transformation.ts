import { heightFor, type ImageRatio, LIMIT_WIDTHS, SRCSET_WIDTHS } from './presets.ts'

export interface Transformation {
  crop: 'fill' | 'limit'
  width: number
  /** Null where only the width is limited. */
  height: number | null
}

/** What `w_auto` of the optimized preset means when nobody tells the width. */
const AUTO_WIDTH = 1200

const RATIOS: readonly ImageRatio[] = ['16:9', '4:3', '1:1']
const FILL = /^c_fill,g_auto,w_(\d{2,4}),h_(\d{2,4}),q_auto,f_auto$/
const LIMIT = /^c_limit,w_(auto|\d{2,4}),q_auto,f_auto$/

/** Reads a transformation as it stands in an address; null for anything that is not on the list. */
export function parseTransformation(text: string): Transformation | null {
  const fill = FILL.exec(text)
  if (fill) {
    const width = Number(fill[1])
    const height = Number(fill[2])
    const known = RATIOS.some(
      (ratio) => SRCSET_WIDTHS[ratio].includes(width) && heightFor(ratio, width) === height,
    )
    return known ? { crop: 'fill', width, height } : null
  }
  const limit = LIMIT.exec(text)
  if (!limit) return null
  const width = limit[1] === 'auto' ? AUTO_WIDTH : Number(limit[1])
  return LIMIT_WIDTHS.some((allowed) => allowed === width) ? { crop: 'limit', width, height: null } : null
}

/** True for ids the service itself could have given: small letters, digits, hyphens and underscores, in folders. */
export function publicIdIsValid(publicId: string): boolean {
  return publicId.length <= 200 && /^[a-z0-9][a-z0-9_-]*(?:\/[a-z0-9][a-z0-9_-]*)*$/.test(publicId)
}
