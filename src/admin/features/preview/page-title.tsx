import type { HighlightedTitle } from '../../../domain/content/highlighted-words.ts'

export function PageTitle({ words: { before, marked, after } }: { words: HighlightedTitle }) {
  return (
    <p className="max-w-[17ch] type-h2 wrap-anywhere @2xl:type-d2">
      {before}
      <span className="highlight">{marked}</span>
      {after}
    </p>
  )
}
