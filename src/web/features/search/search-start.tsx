import { History } from 'lucide-react'
import { useId } from 'react'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { Button } from '../../ui/button.tsx'
import { CHIP_CLASS } from '../../ui/chip.tsx'
import { NewItems } from './new-items.tsx'
import { recentSearches } from './recent-searches.ts'
import { NOTHING_FOUND } from './result-text.tsx'
import { useStartOffers } from './start-offers.ts'

interface SearchStartProps {
  /** True after a search without results: then the last searches stay away, and the whole site is a way on. */
  nothingFound: boolean
  onChoose: (text: string) => void
  onLeave: () => void
}

/** What the field offers before anything is typed, and where nothing was found: words that find something, what was searched for last, what is new. */
export function SearchStart({ nothingFound, onChoose, onLeave }: SearchStartProps) {
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
