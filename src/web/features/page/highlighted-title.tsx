import type { HighlightedTitle as Words } from '../../../domain/content/highlighted-words.ts'

/** So long, in characters, the highlighted words fit one line of a title at any width, and stay together on it. */
const MAX_TOGETHER = 14

/** A title with the highlighter under some of its words; read as one text. */
export function HighlightedTitle({ words: { before, marked, after } }: { words: Words }) {
  return (
    <>
      {before}
      {/* The highlight is by line: what is longer than a narrow screen's line still breaks. */}
      <span className={marked.length > MAX_TOGETHER ? undefined : 'inline-block'}>
        <span className="highlight">{marked}</span>
      </span>
      {after}
    </>
  )
}
