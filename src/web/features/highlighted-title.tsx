import type { HighlightedTitle as Words } from '../../domain/content/highlighted-words.ts'

/** A title with the highlighter under some of its words; read as one text. */
export function HighlightedTitle({ words: { before, marked, after } }: { words: Words }) {
  return (
    <>
      {before}
      <span className="highlight">{marked}</span>
      {after}
    </>
  )
}
