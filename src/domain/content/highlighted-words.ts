export interface HighlightedTitle {
  before: string
  marked: string
  after: string
}

const ARTICLE_WORDS = 3
const RECIPE_WORDS = 2

/** An article's title with its last three words marked (specification §2); a shorter title as far as it goes. */
export function highlightLastWords(title: string): HighlightedTitle {
  const marked = new RegExp(`(?:\\S+\\s+){0,${ARTICLE_WORDS - 1}}\\S+\\s*$`).exec(title)?.[0] ?? title
  return { before: title.slice(0, title.length - marked.length), marked, after: '' }
}

/** A recipe's title with its first two words marked. */
export function highlightFirstWords(title: string): HighlightedTitle {
  const marked = new RegExp(`^\\s*\\S+(?:\\s+\\S+){0,${RECIPE_WORDS - 1}}`).exec(title)?.[0] ?? title
  return { before: '', marked, after: title.slice(marked.length) }
}
