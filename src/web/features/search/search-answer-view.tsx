import { pluralize } from '../../../domain/content/labels.ts'
import type { SearchAnswer } from '../../../domain/content/search-result.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LoadFailure } from '../load-failure.tsx'
import { SearchResults } from './search-results.tsx'
import { SearchSuggestions } from './search-suggestions.tsx'
import { shownSearch } from './shown-search.ts'

interface SearchAnswerViewProps {
  /** What the address asks; empty when nothing is. */
  text: string
  answer: SearchAnswer | undefined
  failed: boolean
  onRetry: () => void
}

/** What the search page shows under its form, whatever became of the search. */
export function SearchAnswerView({ text, answer, failed, onRetry }: SearchAnswerViewProps) {
  if (text === '') return <SearchSuggestions found="not-asked" />
  if (failed && !answer) {
    return (
      <LoadFailure title="Search isn’t responding" onRetry={onRetry}>
        Please check your connection and try again.
      </LoadFailure>
    )
  }
  return (
    <>
      <p role="status" className="type-lead mb-6 wrap-anywhere">
        {answer ? `${pluralize(answer.total, 'result')} for “${shownSearch(text)}”` : 'Searching...'}
      </p>
      {!answer && <SearchSkeleton />}
      {answer && answer.results.length > 0 && <SearchResults answer={answer} />}
      {answer && answer.results.length === 0 && <SearchSuggestions found="nothing" />}
    </>
  )
}

function SearchSkeleton() {
  return (
    <div className="grid gap-5">
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
    </div>
  )
}
