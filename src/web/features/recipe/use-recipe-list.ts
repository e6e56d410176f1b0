import { type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { SiteQueries } from '../../data/queries.ts'
import { useSite } from '../../data/site-context.ts'
import { gridQuery } from '../grid/grid-query.ts'
import type { ListPlace } from '../grid/paging.ts'

/** The featured block shows the newest flagged recipe; without one there is no block (contract §4). */
const FLAGGED = { featured: true, limit: 1 }

/** Fetches what the recipe page shows, in the order the page asks for it. */
export async function loadRecipeList(
  client: QueryClient,
  queries: SiteQueries,
  place: ListPlace,
): Promise<void> {
  const flagged = place.category === null ? await client.fetchQuery(queries.recipes(FLAGGED)) : null
  const featured = flagged?.items[0] ?? null
  await client.fetchInfiniteQuery(queries.recipeGrid(gridQuery(place.category, featured), place.page))
}

export function useRecipeList(place: ListPlace) {
  const { queries } = useSite()
  const isAll = place.category === null
  const flagged = useQuery({ ...queries.recipes(FLAGGED), enabled: isAll })
  const featured = isAll ? (flagged.data?.items[0] ?? null) : null
  const isKnown = !isAll || flagged.data !== undefined
  const grid = useInfiniteQuery({
    ...queries.recipeGrid(gridQuery(place.category, featured), place.page),
    enabled: isKnown,
  })
  const failed = [isAll ? flagged : grid, grid].find(
    ({ isError, isFetching, data }) => isError && !isFetching && !data,
  )
  const isFirstPage = place.page === 1
  return {
    featured: isFirstPage ? featured : null,
    /** True while it is not known yet whether there is a featured recipe. */
    isFeaturedPending: isFirstPage && isAll && flagged.isPending,
    grid,
    retry: failed ? () => void failed.refetch() : null,
  }
}

export type RecipeList = ReturnType<typeof useRecipeList>
