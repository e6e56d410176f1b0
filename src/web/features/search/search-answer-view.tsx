import type { SearchAnswer } from '../../../domain/content/search-result.ts'
import { pluralize } from '../../../domain/items/labels.ts'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { CHIP_CLASS } from '../../ui/chip.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LoadFailure } from '../load-failure.tsx'
import { NewItems } from './new-items.tsx'
import nothingFound from './nothing-found.svg'
import { ResultMeta, ResultPassage, ResultPicture, shownSearch } from './result-text.tsx'
import { searchFailure } from './search-failure.ts'
import { searchHref } from './search-text.ts'
import { useStartOffers } from './start-offers.ts'

interface SearchAnswerViewProps {
  /** What the address asks; empty when nothing is. */
  text: string
  answer: SearchAnswer | undefined
  /** Why it failed; null while it has not. */
  error: unknown
  onRetry: () => void
}

/** What the search page shows under its form, whatever became of the search. */
export function SearchAnswerView({ text, answer, error, onRetry }: SearchAnswerViewProps) {
  if (text === '') return <SearchSuggestions found="not-asked" />
  if (error !== null && !answer) {
    const { title, words } = searchFailure(error)
    return (
      <LoadFailure title={title} onRetry={onRetry}>
        {words}
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

/** The results of the search page, best first. */
function SearchResults({ answer: { results, total } }: { answer: SearchAnswer }) {
  return (
    <>
      <ol className="grid border-t-2 border-ink lg:grid-cols-2 lg:gap-x-12">
        {results.map((result) => (
          <li
            key={`${result.type}-${result.id}`}
            className="group relative flex gap-4 border-b-[1.5px] border-line py-5"
          >
            <ResultPicture result={result} />
            <div className="grid min-w-0 content-start gap-1">
              <ResultMeta result={result} />
              <h2 className="type-h3 wrap-anywhere">
                <SiteLink
                  href={result.url}
                  className="no-underline decoration-accent decoration-[.09em] underline-offset-[.14em] group-hover:underline after:absolute after:inset-0 after:content-['']"
                >
                  {result.title}
                </SiteLink>
              </h2>
              <ResultPassage html={result.highlight} className="type-small text-muted line-clamp-3" />
            </div>
          </li>
        ))}
      </ol>
      {results.length < total && (
        <p className="text-muted mt-6">
          These are the {results.length} best. One more word will narrow it down.
        </p>
      )}
    </>
  )
}

/** Where to go when a search finds nothing, or has not begun. */
function SearchSuggestions({ found }: { found: 'nothing' | 'not-asked' }) {
  return (
    <div className="grid gap-6">
      {found === 'nothing' ? (
        <div className="grid items-center gap-x-12 gap-y-6 md:grid-cols-2">
          <img src={nothingFound} alt="" width={800} height={450} className="w-full rounded-paper" />
          <div>
            <h2 className="type-h2">An empty bowl, for now</h2>
            <ul className="text-muted mt-3 grid gap-2">
              <Tip>Check the spelling.</Tip>
              <Tip>Try one word instead of several, or just the start of a word.</Tip>
              <Tip>Try an ingredient, or what you need it for.</Tip>
            </ul>
            <p className="mt-6">
              <ButtonLink href="/sitemap">See everything on the site</ButtonLink>
            </p>
          </div>
        </div>
      ) : (
        <SearchOffers />
      )}
      {found === 'not-asked' && (
        <nav aria-label="Places to look" className="flex flex-wrap gap-x-8 gap-y-1">
          <ArrowLink href="/blog">All articles</ArrowLink>
          <ArrowLink href="/recipes">All recipes</ArrowLink>
          <ArrowLink href="/sitemap">The whole site</ArrowLink>
        </nav>
      )}
    </div>
  )
}

/** What a search can begin with, as links: a page is made without JavaScript too. */
function SearchOffers() {
  const { words, newest } = useStartOffers()
  return (
    <div className="grid gap-6 lg:grid-cols-2 lg:gap-x-12">
      <div className="grid content-start gap-4">
        <p className="type-lead text-muted max-w-120">
          An ingredient, a sore spot, a time of day: type whatever comes to mind.
        </p>
        {words.length > 0 && (
          <ul aria-label="Words to try" className="flex flex-wrap gap-2">
            {words.map((word) => (
              <li key={word}>
                <SiteLink
                  href={searchHref(word)}
                  className={`${CHIP_CLASS} inline-flex items-center no-underline`}
                >
                  {word}
                </SiteLink>
              </li>
            ))}
          </ul>
        )}
      </div>
      {newest.length > 0 && (
        <section aria-labelledby="new-here">
          <h2 id="new-here" className="type-h3 mb-2">
            New here
          </h2>
          <NewItems items={newest} />
        </section>
      )}
    </div>
  )
}

function Tip({ children }: { children: string }) {
  return (
    <li className="relative pl-6">
      <span aria-hidden className="half-disc absolute top-[.65em] left-0 text-accent" />
      {children}
    </li>
  )
}
