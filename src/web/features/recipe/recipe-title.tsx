import { highlightFirstWords } from '../../../domain/content/highlighted-words.ts'
import { HighlightedTitle } from '../page/highlighted-title.tsx'

/** So long, in characters, a title's last two words fit one line at any width. */
const MAX_TOGETHER = 14

/** A recipe's title: the last word does not stand alone where the one before it fits beside it (PAGE-TITLE-3). */
export function RecipeTitle({ title }: { title: string }) {
  const { marked, after } = highlightFirstWords(title)
  const [lastTwo = ''] = /\S+\s+\S+$/.exec(title) ?? []
  const start = title.length - lastTwo.length
  if (!after || lastTwo.length > MAX_TOGETHER || (start < marked.length && start > MAX_TOGETHER))
    return <HighlightedTitle words={{ before: '', marked, after }} />
  if (start >= marked.length)
    return (
      <>
        <HighlightedTitle words={{ before: '', marked, after: title.slice(marked.length, start) }} />
        <span className="whitespace-nowrap">{lastTwo}</span>
      </>
    )
  // Three words: the highlight goes on over the one place where the line may break.
  return (
    <span className="whitespace-nowrap">
      <span className="highlight">
        {title.slice(0, start)}
        <wbr />
        {title.slice(start, marked.length)}
      </span>
      {after}
    </span>
  )
}
