/** A title in three parts, one after the other; the words of `marked` are highlighted. */
export interface HighlightedTitle {
  before: string
  marked: string
  after: string
}

// The last three words of an article's title, the first two of a recipe's (PAGE-TITLE-1).
const LAST_WORDS = /(?:\S+\s+){0,2}\S+\s*$/
const FIRST_WORDS = /^\s*\S+(?:\s+\S+)?/

/** An article's title with its last three words marked (PAGE-TITLE-1); a shorter title as far as it goes. */
export function highlightLastWords(title: string): HighlightedTitle {
  const marked = LAST_WORDS.exec(title)?.[0] ?? title
  return { before: title.slice(0, title.length - marked.length), marked, after: '' }
}

/** A recipe's title with its first two words marked (PAGE-TITLE-1); a shorter title as far as it goes. */
export function highlightFirstWords(title: string): HighlightedTitle {
  const marked = FIRST_WORDS.exec(title)?.[0] ?? title
  return { before: '', marked, after: title.slice(marked.length) }
}
