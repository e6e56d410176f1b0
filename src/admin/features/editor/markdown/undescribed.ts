/** A picture of a Markdown text without a description. */
export interface Undescribed {
  /** Its address as written. */
  src: string
  /** Where its description belongs. */
  at: number
}

const EMPTY_PICTURE = /!\[\s*\]\(<?([^\s)>]+)>?[^)]*\)/g

/** The pictures that people who cannot see them hear nothing of, in the order of the text. */
export function findUndescribed(markdown: string): Undescribed[] {
  return Array.from(markdown.matchAll(EMPTY_PICTURE), (match) => ({
    src: match[1] ?? '',
    at: match.index + 2,
  }))
}

/** A description as it may stand between the brackets of a picture. */
export function escapeDescription(words: string): string {
  return words
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[[\]\\]/g, '\\$&')
}
