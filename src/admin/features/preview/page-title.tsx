import type { HighlightedTitle } from '../../../domain/content/highlighted-words.ts'

/** A page's title with the highlighter under some of its words. */
export function PageTitle({ words: { before, marked, after } }: { words: HighlightedTitle }) {
  return (
    <p className="type-d2 max-w-[17ch] wrap-anywhere">
      {before}
      <span className="highlight">{marked}</span>
      {after}
    </p>
  )
}
