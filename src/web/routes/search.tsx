import { type PageLoad, useSearchParams } from '../data/page-context.ts'
import { useSettings } from '../data/site-context.ts'
import { useRead } from '../data/use-read.ts'
import { Head, usePageTitle } from '../features/page/head.tsx'
import { shownSearch } from '../features/search/result-text.tsx'
import { SearchAnswerView, SearchForm } from '../features/search/search-answer-view.tsx'
import { cleanSearchText, SEARCH_PATH } from '../features/search/search-text.ts'
import { loadStartOffers } from '../features/search/start-offers.ts'

export async function load({ reads, search }: PageLoad): Promise<undefined> {
  const text = cleanSearchText(search.get('q') ?? '')
  const found = text === '' ? 0 : (await reads.fetch('search', { q: text })).total
  if (found === 0) await loadStartOffers(reads)
}

export function Component() {
  const { site_name } = useSettings()
  const search = useSearchParams()
  const text = cleanSearchText(search.get('q') ?? '')
  const { data, error, refetch } = useRead('search', text === '' ? null : { q: text })
  return (
    <div className="wrap min-h-[70dvh] pt-[clamp(1.5rem,1rem+3vw,4.5rem)] pb-section">
      <Head
        title={usePageTitle(text ? `${shownSearch(text)} - Search` : 'Search')}
        description={`Search the articles and recipes of ${site_name}.`}
        canonical={SEARCH_PATH}
        noindex
      />
      <h1 className="type-d2 mb-[clamp(1.5rem,1rem+2vw,3rem)]">Search</h1>
      <SearchForm text={text} />
      <div className="mt-[clamp(2rem,1.5rem+2vw,3.5rem)]">
        <SearchAnswerView text={text} answer={data} error={error} onRetry={refetch} />
      </div>
    </div>
  )
}
