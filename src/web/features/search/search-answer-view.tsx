import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import type { SearchAnswer } from '../../../domain/reads/answer-schemas.ts'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { CHIP_CLASS } from '../../ui/chip.tsx'
import { TextField } from '../../ui/field.tsx'
import { SiteLink, useNavigate } from '../../ui/site-link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LoadFailure } from '../missing/load-failure.tsx'
import nothingFound from './nothing-found.svg'
import {
  foundText,
  NewItems,
  NOTHING_FOUND,
  ResultMeta,
  ResultPassage,
  ResultPicture,
  searchFailure,
} from './result-text.tsx'
import { cleanSearchText, MAX_SEARCH_LENGTH, SEARCH_PATH, searchHref } from './search-text.ts'
import { type NewItem, useStartOffers } from './start-offers.ts'

interface SearchAnswerViewProps {
  /** The query in the address; empty when there is none. */
  text: string
  answer: SearchAnswer | undefined
  /** Why it failed, else null. */
  error: unknown
  onRetry: () => void
}

/** Renders what follows the form on the search page, whatever the outcome of the search. */
export function SearchAnswerView({ text, answer, error, onRetry }: SearchAnswerViewProps) {
  if (text === '') return <SearchBeginnings />
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
        {answer ? foundText(answer.total, text) : 'Searching...'}
      </p>
      {!answer && <SearchSkeleton />}
      {answer && answer.results.length > 0 && <SearchResults answer={answer} />}
      {answer && answer.results.length === 0 && <NothingFound />}
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
      <ol className="grid grid-cols-1 border-t-2 border-ink lg:grid-cols-2 lg:gap-x-12">
        {results.map((result) => (
          <li
            key={`${result.type}-${result.id}`}
            className="group relative flex gap-4 border-b-[1.5px] border-line py-5 max-[20rem]:flex-col"
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

/** Suggests where to go before a search. */
function SearchBeginnings() {
  const { words, newest } = useStartOffers()
  return (
    <div className="grid gap-6">
      <div className="grid gap-6 lg:grid-cols-2 lg:gap-x-12">
        <div className="grid content-start gap-4">
          <p className="type-lead text-muted max-w-120">
            An ingredient, a sore spot, a time of day: type whatever comes to mind.
          </p>
          <WordsToTry words={words} />
        </div>
        {newest.length > 0 && <NewHere items={newest} />}
      </div>
      <nav aria-label="Places to look" className="flex flex-wrap gap-x-8 gap-y-1">
        <ArrowLink href="/blog">All articles</ArrowLink>
        <ArrowLink href="/recipes">All recipes</ArrowLink>
        <ArrowLink href="/sitemap">The whole site</ArrowLink>
      </nav>
    </div>
  )
}

/** Suggests where to go when a search finds nothing (SEARCH-PAGE-4). */
function NothingFound() {
  const { words, newest } = useStartOffers()
  return (
    <div className="grid gap-10">
      <div className="grid items-center gap-x-12 gap-y-6 md:grid-cols-2">
        <img
          src={nothingFound}
          alt=""
          width={800}
          height={450}
          className="w-[min(260px,62vw)] rounded-paper md:w-full"
        />
        <div className="grid justify-items-start gap-4">
          <h2 className="type-h2">Try another word</h2>
          <p className="text-muted">{NOTHING_FOUND}</p>
          <WordsToTry words={words} />
          <ButtonLink href="/sitemap" className="mt-2">
            See everything on the site
          </ButtonLink>
        </div>
      </div>
      {newest.length > 0 && <NewHere items={newest} />}
    </div>
  )
}

/** As links, since the page also works without JavaScript. */
function WordsToTry({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null
  return (
    <ul aria-label="Words to try" className="flex flex-wrap gap-2">
      {words.map((word) => (
        <li key={word}>
          <SiteLink href={searchHref(word)} className={`${CHIP_CLASS} inline-flex items-center no-underline`}>
            {word}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

function NewHere({ items }: { items: readonly NewItem[] }) {
  return (
    <section aria-labelledby="new-here">
      <h2 id="new-here" className="type-h3 mb-2">
        New here
      </h2>
      <NewItems items={items} />
    </section>
  )
}

/** Renders the search page's own form: its query is in the address, with and without JavaScript. */
export function SearchForm({ text }: { text: string }) {
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(text)
  useEffect(() => {
    // Back and forward lead to another search; else the field keeps its focus and what was typed before the page was awake.
    if (shown.current === text) return
    shown.current = text
    if (field.current) field.current.value = text
  }, [text])

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const asked = new FormData(event.currentTarget).get('q')
    navigate(searchHref(cleanSearchText(typeof asked === 'string' ? asked : '')))
  }

  return (
    <search>
      <form
        action={SEARCH_PATH}
        method="get"
        onSubmit={search}
        className="grid max-w-2xl gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end"
      >
        <TextField
          ref={field}
          label="Search articles and recipes"
          type="search"
          name="q"
          defaultValue={text}
          maxLength={MAX_SEARCH_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          data-search-field
        />
        <Button type="submit">
          Search
          <Search aria-hidden className="size-5" />
        </Button>
      </form>
    </search>
  )
}
