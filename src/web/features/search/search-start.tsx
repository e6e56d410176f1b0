import { History } from 'lucide-react'
import { useId } from 'react'
import { useRead } from '../../data/use-read.ts'
import { Button } from '../../ui/button.tsx'
import { CHIP_CLASS } from '../../ui/chip.tsx'
import { recentSearches } from './recent-searches.ts'
import { wordsToTry } from './words-to-try.ts'

const NEWEST_RECIPES = { limit: 24 }
const NEWEST_ARTICLES = { limit: 2 }

/** What the field offers before anything is typed: words that find something, and what was searched for last. */
export function SearchStart({ onChoose }: { onChoose: (text: string) => void }) {
  const tryId = useId()
  const recentId = useId()
  const recent = recentSearches.use()
  const words = useWordsToTry()
  return (
    <div className="grid gap-5 px-5 pb-6">
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
          <p className="text-label text-muted">Only this device knows.</p>
        </section>
      )}
    </div>
  )
}

function useWordsToTry(): readonly string[] {
  const recipes = useRead('recipes', NEWEST_RECIPES).data
  const articles = useRead('articles', NEWEST_ARTICLES).data
  return recipes && articles ? wordsToTry(recipes.items, articles.items) : []
}
