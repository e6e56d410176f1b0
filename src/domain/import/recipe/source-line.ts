import { BULLET } from '../../content/pasted-lines.ts'

/** A line of what was pasted, with what its marks say of it. */
export interface SourceLine {
  text: string
  /** 1 to 6 of a heading, else 0. */
  level: number
  isBullet: boolean
  isNumbered: boolean
  /** Said beside the recipe, by others or to others. */
  isAside?: boolean
}

export const BLANK_LINE: SourceLine = { text: '', level: 0, isBullet: false, isNumbered: false }

/** A line without its bullet or number. */
export function bareText(text: string): string {
  return text
    .replace(BULLET, '')
    .replace(/^step\s*\d{1,2}\b\s*[:.)–—-]?\s*/i, '')
    .replace(/^(?:[a-h]\)\s|\d{1,2}(?:\s?[.)]\s+|[.)](?=\p{L})))/u, '')
    .trim()
}

/** What a heading says, without its number and the sign behind it. */
export function headingName({ text }: SourceLine): string {
  return bareText(text).replace(/[\s:.–—-]+$/, '')
}
