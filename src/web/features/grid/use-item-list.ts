import { type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { ListName, PageAnswers } from '../../../domain/reads/public-reads.ts'
import type { SiteQueries } from '../../data/queries.ts'
import { useSite } from '../../data/site-context.ts'
import type { PageOutcome } from '../../routes/route.ts'
import { gridRequest, isUnfiltered, type ListPlace, listHref, readListPlace } from './paging.ts'

const FLAGGED = { featured: true, limit: 1 }
const NEWEST = { limit: 1 }

/** Lists whose featured block shows the newest of all when none is flagged; without one the others have no block (product §5.4). */
const FEATURES_NEWEST: Record<ListName, boolean> = { articles: true, recipes: false }

/** Where an index page is, as its address says. */
export function useListPlace<K extends ListName>(list: K): ListPlace<K> {
  const [search] = useSearchParams()
  return readListPlace(list, search)
}

/**
 * Fetches what an index page shows, in the order the page asks for it. A page past the end is not there, nor is the
 * list of a category nobody knows; a category written in another way leads to its own name.
 */
export async function loadItemList(
  client: QueryClient,
  queries: SiteQueries,
  place: ListPlace,
): Promise<PageOutcome | undefined> {
  const { list, filters, page } = place
  const { category: asked } = filters
  const categories = await client.fetchQuery(queries.read('categories', {}))
  const category = categories.find(({ name }) => name.toLowerCase() === asked?.toLowerCase())
  if (category && category.name !== asked) {
    return { redirect: listHref({ ...place, filters: { ...filters, category: category.name } }) }
  }
  const featured = isUnfiltered(place) ? await fetchFeatured(client, queries, list) : null
  const grid = await client.fetchInfiniteQuery(queries.grid(list, gridRequest(place, featured), page))
  const isEmpty = grid.pages.every(({ items }) => items.length === 0)
  if (isEmpty && (page > 1 || (asked !== undefined && !category))) return { status: 404 }
}

async function fetchFeatured(client: QueryClient, queries: SiteQueries, list: ListName) {
  const flagged = await client.fetchQuery(queries.read(list, FLAGGED))
  if (flagged.items.length > 0 || !FEATURES_NEWEST[list]) return flagged.items[0] ?? null
  return (await client.fetchQuery(queries.read(list, NEWEST))).items[0] ?? null
}

export function useItemList<K extends ListName>(place: ListPlace<K>) {
  const { queries } = useSite()
  const { list, page } = place
  const isAll = isUnfiltered(place)
  const flagged = useQuery({ ...queries.read(list, FLAGGED), enabled: isAll })
  const noneFlagged = FEATURES_NEWEST[list] && flagged.data?.items.length === 0
  const newest = useQuery({ ...queries.read(list, NEWEST), enabled: isAll && noneFlagged })
  const source = noneFlagged ? newest : flagged
  const featured: PageAnswers[K]['items'][number] | null = isAll ? (source.data?.items[0] ?? null) : null
  const isKnown = !isAll || source.data !== undefined
  const grid = useInfiniteQuery({
    ...queries.grid(list, gridRequest(place, featured), page),
    enabled: isKnown,
  })
  const failed = [isAll ? source : grid, grid].find(
    ({ isError, isFetching, data }) => isError && !isFetching && !data,
  )
  const isFirstPage = page === 1
  return {
    featured: isFirstPage ? featured : null,
    /** True while it is not known yet whether there is a featured item. */
    isFeaturedPending: isFirstPage && isAll && source.isPending,
    grid,
    retry: failed ? () => void failed.refetch() : null,
  }
}

export type ItemList<K extends ListName> = ReturnType<typeof useItemList<K>>
