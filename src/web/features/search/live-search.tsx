import { History, Search } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import type { SearchAnswer } from '../../../domain/reads/answer-schemas.ts'
import { useRead } from '../../data/use-read.ts'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { Button } from '../../ui/button.tsx'
import { CHIP_CLASS } from '../../ui/chip.tsx'
import { classNames } from '../../ui/class-names.ts'
import { INPUT_CLASS } from '../../ui/field.tsx'
import { SiteLink, useNavigate } from '../../ui/site-link.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import { recentSearches, rememberSearch } from './recent-searches.ts'
import {
  foundText,
  NewItems,
  NOTHING_FOUND,
  ResultMeta,
  ResultPassage,
  ResultPicture,
  ROW_CLASS,
  searchFailure,
} from './result-text.tsx'
import { cleanSearchText, MAX_SEARCH_LENGTH, SEARCH_PATH, searchHref } from './search-text.ts'
import { useStartOffers } from './start-offers.ts'

/** Debounce delay of a search. */
const PAUSE_MS = 200

/** A search field with results while typing. Only the answer to the current query is shown, however late others arrive. */
export function LiveSearch({ onLeave }: { onLeave: () => void }) {
  const navigate = useNavigate()
  const fieldId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const asked = cleanSearchText(text)
  const debounced = useDebounced(asked, PAUSE_MS)
  const { data, error, refetch } = useRead('search', debounced === '' ? null : { q: debounced })
  // Until the next answer arrives, the previous one stays.
  const [former, setFormer] = useState(data)
  if (data && data !== former) setFormer(data)
  const answer = data ?? (error ? undefined : former)
  const nothingFound = asked !== '' && debounced !== '' && answer?.total === 0

  function leave() {
    rememberSearch(asked)
    onLeave()
  }

  function choose(word: string) {
    if (field.current) field.current.value = word
    field.current?.focus()
    setText(word)
  }

  function goToPage(event: FormEvent) {
    event.preventDefault()
    if (asked === '') return
    leave()
    navigate(searchHref(asked))
  }

  return (
    <>
      <search>
        <form
          action={SEARCH_PATH}
          method="get"
          onSubmit={goToPage}
          className="relative px-4 pt-2.5 pr-17 pb-3.5"
        >
          <label htmlFor={fieldId} className="sr-only">
            Search articles and recipes
          </label>
          <Search aria-hidden className="pointer-events-none absolute top-6 left-8 size-5 text-ink-2" />
          <input
            ref={field}
            id={fieldId}
            type="text"
            inputMode="search"
            name="q"
            placeholder="Search articles and recipes"
            maxLength={MAX_SEARCH_LENGTH}
            autoComplete="off"
            enterKeyHint="search"
            onInput={(event) => setText(event.currentTarget.value)}
            className={`${INPUT_CLASS} pl-11`}
          />
        </form>
      </search>
      <LiveAnswer
        text={debounced === '' || asked === '' ? '' : debounced}
        answer={answer}
        isStale={!data && answer !== undefined}
        error={error}
        onRetry={refetch}
        onLeave={leave}
      />
      {(asked === '' || nothingFound) && (
        <SearchStart nothingFound={nothingFound} onChoose={choose} onLeave={onLeave} />
      )}
    </>
  )
}

const MAX_SHOWN = 6

interface LiveAnswerProps {
  /** The query; empty when there is none. */
  text: string
  answer: SearchAnswer | undefined
  /** True while a newer answer is loading. */
  isStale: boolean
  /** Why it failed, else null. */
  error: unknown
  onRetry: () => void
  onLeave: () => void
}

function LiveAnswer({ text, answer, isStale, error, onRetry, onLeave }: LiveAnswerProps) {
  const failed = error !== null
  const { title, words } = searchFailure(error)
  const shown = text !== '' && !failed ? answer : undefined
  return (
    <div aria-busy={isStale || undefined} className="border-t-[1.5px] border-line">
      <p
        role="status"
        className={text === '' ? 'h-5' : 'min-h-11 px-5 pt-3 text-small text-muted wrap-anywhere'}
      >
        {statusOf(text, shown, failed)}
      </p>
      {failed && text !== '' && (
        <div className="grid justify-items-start gap-4 px-5 pb-5">
          <p>
            {title}. {words}
          </p>
          <Button size="small" onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
      {shown && shown.results.length > 0 && (
        <>
          <ul className={classNames('px-2', isStale && 'opacity-60')}>
            {shown.results.slice(0, MAX_SHOWN).map((result) => (
              <li key={`${result.type}-${result.id}`}>
                <SiteLink href={result.url} onClick={onLeave} className={ROW_CLASS}>
                  <ResultPicture result={result} />
                  <span className="grid min-w-0 flex-1 content-start gap-0.5">
                    <span className="grid gap-x-4 sm:flex sm:flex-wrap sm:items-baseline sm:justify-between">
                      <strong className="font-[650] wrap-anywhere">{result.title}</strong>
                      <ResultMeta result={result} />
                    </span>
                    <ResultPassage html={result.highlight} className="line-clamp-2 text-small text-muted" />
                  </span>
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
  if (text === '' || failed) return ''
  return answer ? foundText(answer.total, answer.query) : 'Searching...'
}

interface SearchStartProps {
  /** True after a search without results: the recent searches are hidden, and a link to the whole site is shown. */
  nothingFound: boolean
  onChoose: (text: string) => void
  onLeave: () => void
}

/** Shows what the field offers before typing and where nothing was found: words to try, recent searches, new items. */
function SearchStart({ nothingFound, onChoose, onLeave }: SearchStartProps) {
  const tryId = useId()
  const recentId = useId()
  const newId = useId()
  const known = recentSearches.use()
  const recent = nothingFound ? [] : known
  const { words, newest } = useStartOffers()
  return (
    <div className="grid gap-5 px-5 pb-6">
      {nothingFound && <p className="text-muted">{NOTHING_FOUND}</p>}
      {words.length > 0 && (
        <section aria-labelledby={tryId}>
          <h3 id={tryId} className="mb-2 font-body text-small font-[650]">
            Try one of these
          </h3>
          <div className="flex flex-wrap gap-2">
            {words.map((word) => (
              <button key={word} type="button" onClick={() => onChoose(word)} className={CHIP_CLASS}>
                {word}
              </button>
            ))}
          </div>
        </section>
      )}
      {recent.length > 0 && (
        <section aria-labelledby={recentId}>
          <div className="flex items-center justify-between gap-4">
            <h3 id={recentId} className="font-body text-small font-[650]">
              Your last searches
            </h3>
            <Button look="quiet" size="small" onClick={() => recentSearches.write([])}>
              Clear
            </Button>
          </div>
          <ul>
            {recent.map((text) => (
              <li key={text}>
                <button
                  type="button"
                  onClick={() => onChoose(text)}
                  className="inline-flex min-h-11 items-center gap-2 text-left hover:underline"
                >
                  <History aria-hidden className="size-5 flex-none" />
                  <span className="min-w-0 wrap-anywhere">{text}</span>
                </button>
              </li>
            ))}
          </ul>
          <p className="text-label text-muted">Kept on this device only.</p>
        </section>
      )}
      {newest.length > 0 && (
        <section aria-labelledby={newId}>
          <h3 id={newId} className="mb-2 font-body text-small font-[650]">
            New here
          </h3>
          <NewItems items={newest} onLeave={onLeave} />
        </section>
      )}
      {nothingFound && (
        <p>
          <ArrowLink href="/sitemap" onClick={onLeave}>
            See everything on the site
          </ArrowLink>
        </p>
      )}
    </div>
  )
}
