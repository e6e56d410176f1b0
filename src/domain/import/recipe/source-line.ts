import { BULLET } from '../../content/pasted-lines.ts'

/** A line of pasted text, with what its markup says of it. */
export interface SourceLine {
  text: string
  /** The level of a heading, 1 to 6, else 0. */
  level: number
  isBullet: boolean
  isNumbered: boolean
  /** Whether it is beside the recipe, by or to other people. */
  isAside?: boolean
}

export const BLANK_LINE: SourceLine = { text: '', level: 0, isBullet: false, isNumbered: false }

/** Returns a line without its bullet or number. */
export function bareText(text: string): string {
  return text
    .replace(BULLET, '')
    .replace(/^step\s*\d{1,2}\b\s*[:.)–—-]?\s*/i, '')
    .replace(/^(?:[a-h]\)\s|\d{1,2}(?:\s?[.)]\s+|[.)](?=\p{L})))/u, '')
    .trim()
}

/** Returns the text of a heading, without its number and the punctuation after it. */
export function headingName({ text }: SourceLine): string {
  return bareText(text).replace(/[\s:.–—-]+$/, '')
}
