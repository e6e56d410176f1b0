import { pluralize } from '../../../domain/content/labels.ts'
import type { SearchAnswer } from '../../../domain/content/search-result.ts'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import { ResultMeta, ResultPassage } from './result-text.tsx'
import { searchHref } from './search-text.ts'
import { shownSearch } from './shown-search.ts'

const MOST_SHOWN = 6

interface LiveAnswerProps {
  /** What was asked; empty when nothing is. */
  text: string
  answer: SearchAnswer | undefined
  /** True while a newer answer is on its way. */
  isStale: boolean
  failed: boolean
  onRetry: () => void
  onLeave: () => void
}

export function LiveAnswer({ text, answer, isStale, failed, onRetry, onLeave }: LiveAnswerProps) {
  const shown = text !== '' && !failed ? answer : undefined
  return (
    <div aria-busy={isStale || undefined} className="border-t-[1.5px] border-line">
      <p role="status" className="min-h-11 px-5 pt-3 text-small text-muted wrap-anywhere">
        {statusOf(text, shown, failed)}
      </p>
      {failed && text !== '' && (
        <div className="grid justify-items-start gap-4 px-5 pb-5">
          <p>Search isn’t responding. Please check your connection and try again.</p>
          <Button size="small" onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
      {shown && shown.results.length > 0 && (
        <>
          <ul className={classNames('px-2', isStale && 'opacity-60')}>
            {shown.results.slice(0, MOST_SHOWN).map((result) => (
              <li key={`${result.type}-${result.id}`}>
                <SiteLink
                  href={result.url}
                  onClick={onLeave}
                  className="grid gap-0.5 rounded-paper px-3 py-2.5 no-underline hover:bg-sunken focus-visible:bg-sunken focus-visible:-outline-offset-3"
                >
                  <span className="grid gap-x-4 sm:flex sm:flex-wrap sm:items-baseline sm:justify-between">
                    <strong className="font-[650] wrap-anywhere">{result.title}</strong>
                    <ResultMeta result={result} />
                  </span>
                  <ResultPassage html={result.highlight} className="line-clamp-2 text-small text-muted" />
                </SiteLink>
              </li>
            ))}
          </ul>
          <p className="mt-2 border-t-[1.5px] border-line px-5 py-2">
            <ArrowLink href={searchHref(text)} onClick={onLeave}>
              See all results
            </ArrowLink>
          </p>
        </>
      )}
    </div>
  )
}

function statusOf(text: string, answer: SearchAnswer | undefined, failed: boolean): string {
  if (text === '') return 'One word is enough.'
  if (failed) return ''
  if (!answer) return 'Searching...'
  const results = answer.total === 0 ? 'No results' : pluralize(answer.total, 'result')
  return `${results} for “${shownSearch(answer.query)}”`
}
