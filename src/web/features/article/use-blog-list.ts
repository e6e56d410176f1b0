import { type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { SiteQueries } from '../../data/queries.ts'
import { useSite } from '../../data/site-context.ts'
import type { ArticleCardData } from '../../data/site-reader.ts'
import { gridQuery } from '../grid/grid-query.ts'
import type { ListPlace } from '../grid/paging.ts'

/** The featured block shows the newest flagged article, and without one the newest of all (contract §4). */
const FLAGGED = { featured: true, limit: 1 }
const NEWEST = { limit: 1 }

/** Fetches what the blog page shows, in the order the page asks for it. */
export async function loadBlogList(
  client: QueryClient,
  queries: SiteQueries,
  place: ListPlace,
): Promise<void> {
  const featured = place.category === null ? await fetchFeatured(client, queries) : null
  await client.fetchInfiniteQuery(queries.articleGrid(gridQuery(place.category, featured), place.page))
}

async function fetchFeatured(client: QueryClient, queries: SiteQueries): Promise<ArticleCardData | null> {
  const flagged = await client.fetchQuery(queries.articles(FLAGGED))
  const { items } = flagged.items.length > 0 ? flagged : await client.fetchQuery(queries.articles(NEWEST))
  return items[0] ?? null
}

export function useBlogList(place: ListPlace) {
  const { queries } = useSite()
  const isAll = place.category === null
  const flagged = useQuery({ ...queries.articles(FLAGGED), enabled: isAll })
  const noneFlagged = flagged.data?.items.length === 0
  const newest = useQuery({ ...queries.articles(NEWEST), enabled: isAll && noneFlagged })
  const source = noneFlagged ? newest : flagged
  const featured = isAll ? (source.data?.items[0] ?? null) : null
  const isKnown = !isAll || source.data !== undefined
  const grid = useInfiniteQuery({
    ...queries.articleGrid(gridQuery(place.category, featured), place.page),
    enabled: isKnown,
  })
  const failed = [isAll ? source : grid, grid].find(
    ({ isError, isFetching, data }) => isError && !isFetching && !data,
  )
  return {
    featured: place.page === 1 ? featured : null,
    grid,
    retry: failed ? () => void failed.refetch() : null,
  }
}
