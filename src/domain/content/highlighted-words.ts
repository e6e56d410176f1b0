/** A title in three consecutive parts, of which `marked` is highlighted. */
export interface HighlightedTitle {
  before: string
  marked: string
  after: string
}

// The last three words of an article's title, the first two of a recipe's (PAGE-TITLE-1).
const LAST_WORDS = /(?:\S+\s+){0,2}\S+\s*$/
const FIRST_WORDS = /^\s*\S+(?:\s+\S+)?/

/** Marks the last three words of an article's title (PAGE-TITLE-1), or all of a shorter one. */
export function highlightLastWords(title: string): HighlightedTitle {
  const marked = LAST_WORDS.exec(title)?.[0] ?? title
  return { before: title.slice(0, title.length - marked.length), marked, after: '' }
}

/** Marks the first two words of a recipe's title (PAGE-TITLE-1), or all of a shorter one. */
export function highlightFirstWords(title: string): HighlightedTitle {
  const marked = FIRST_WORDS.exec(title)?.[0] ?? title
  return { before: '', marked, after: title.slice(marked.length) }
}
