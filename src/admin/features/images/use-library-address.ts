import { useSearchParams } from 'react-router'
import type { LibraryQuery } from './library-api.ts'

/** What the library shows, kept in the address: it survives a reload and the way back. */
export function useLibraryAddress(): [LibraryQuery, (query: LibraryQuery) => void] {
  const [search, setSearch] = useSearchParams()
  const query = {
    q: search.get('q') ?? '',
    unused: search.get('unused') === 'true',
    page: Math.max(1, Math.floor(Number(search.get('page'))) || 1),
  }
  const setQuery = ({ q, unused, page }: LibraryQuery) => {
    const next = new URLSearchParams()
    if (q !== '') next.set('q', q)
    if (unused) next.set('unused', 'true')
    if (page > 1) next.set('page', String(page))
    setSearch(next, { replace: page === query.page, preventScrollReset: page === query.page })
  }
  return [query, setQuery]
}
