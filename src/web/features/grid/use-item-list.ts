import { useState } from 'react'
import { LIST_LIMITS } from '../../../domain/items/limits.ts'
import type { ListName, PageAnswers, ReadRequest } from '../../../domain/reads/public-reads.ts'
import { type PageOutcome, useSearchParams } from '../../data/page-context.ts'
import { keyOf, type Reads } from '../../data/reads.ts'
import { useSite } from '../../data/site-context.ts'
import { useRead, useReads } from '../../data/use-read.ts'
import { gridRequest, isUnfiltered, type ListPlace, listHref, readListPlace } from './paging.ts'

const FLAGGED = { featured: true, limit: 1 }
const NEWEST = { limit: 1 }

/** Lists whose featured block shows the newest of all when none is flagged (ART-FEATURED-1). */
const FEATURES_NEWEST: Record<ListName, boolean> = { articles: true, recipes: false }

/** Returns an index page's place, parsed from its address. */
export function useListPlace<K extends ListName>(list: K): ListPlace<K> {
  return readListPlace(list, useSearchParams())
}

/**
 * Fetches what an index page shows, in the order the page requests it. A page past the end is not found, nor is the
 * list of an unknown category; another spelling of a category redirects to its own name.
 */
export async function loadItemList(reads: Reads, place: ListPlace): Promise<PageOutcome | undefined> {
  const { list, filters, page } = place
  const { category: asked } = filters
  const categories = await reads.fetch('categories', {})
  const category = categories.find(({ name }) => name.toLowerCase() === asked?.toLowerCase())
  if (category && category.name !== asked) {
    return { redirect: listHref({ ...place, filters: { ...filters, category: category.name } }) }
  }
  const featured = isUnfiltered(place) ? await fetchFeatured(reads, list) : null
  const { items } = await reads.fetch(list, pageRequest(gridRequest(place, featured), page))
  if (items.length === 0 && (page > 1 || (asked !== undefined && !category))) return { status: 404 }
}

async function fetchFeatured(reads: Reads, list: ListName) {
  const flagged = await reads.fetch(list, FLAGGED)
  if (flagged.items.length > 0 || !FEATURES_NEWEST[list]) return flagged.items[0] ?? null
  return (await reads.fetch(list, NEWEST)).items[0] ?? null
}

/** The request for one page of an index page's cards. */
function pageRequest<K extends ListName>(request: ReadRequest<K>, page: number) {
  return { ...request, limit: LIST_LIMITS.cardsPerPage, page }
}

export function useItemList<K extends ListName>(place: ListPlace<K>) {
  const { list, page } = place
  const isAll = isUnfiltered(place)
  const flagged = useRead(list, isAll ? FLAGGED : null)
  const noneFlagged = FEATURES_NEWEST[list] && flagged.data?.items.length === 0
  const newest = useRead(list, isAll && noneFlagged ? NEWEST : null)
  const source = noneFlagged ? newest : flagged
  const featured: PageAnswers[K]['items'][number] | null = isAll ? (source.data?.items[0] ?? null) : null
  const isKnown = !isAll || source.data !== undefined
  const grid = useGrid(list, isKnown ? gridRequest(place, featured) : null, page)
  const hasFailed = isAll && source.error !== null && !source.isFetching && !source.data
  const isFirstPage = page === 1
  return {
    featured: isFirstPage ? featured : null,
    /** True while it is unknown whether there is a featured item. */
    isFeaturedPending: isFirstPage && isAll && !source.data && source.error === null,
    grid,
    retry: hasFailed ? source.refetch : grid.retry,
  }
}

export type ItemList<K extends ListName> = ReturnType<typeof useItemList<K>>

/**
 * Returns the cards of an index page, page by page from `firstPage` on.
 *
 * @param request null while the request is not known
 */
function useGrid<K extends ListName>(list: K, request: ReadRequest<K> | null, firstPage: number) {
  const { reads } = useSite()
  const key = `${list} ${firstPage} ${request ? keyOf(request) : ''}`
  const [more, setMore] = useState({ key, state: 'idle' })
  const count = reads.shownPages.get(key) ?? 1
  const askFor = (page: number) => (request ? [pageRequest<K>(request, firstPage + page)] : [])
  const states = useReads(list, Array.from({ length: count }, (_, page) => askFor(page)).flat())
  const [first] = states
  const pages = states.map(({ data }) => data).filter((page) => page !== undefined)
  const total = pages.at(-1)?.total ?? 0
  const lastPage = firstPage + pages.length - 1

  async function fetchMore() {
    setMore({ key, state: 'loading' })
    try {
      await Promise.all(askFor(pages.length).map((next) => reads.fetch(list, next)))
      reads.shownPages.set(key, pages.length + 1)
      setMore({ key, state: 'idle' })
    } catch {
      // Shown beside the button, which retries.
      setMore({ key, state: 'failed' })
    }
  }

  const [firstRequest] = askFor(0)
  const hasFailed = first !== undefined && first.error !== null && !first.isFetching && !first.data
  return {
    /** Undefined until the first page is loaded. */
    pages: first?.data ? pages : undefined,
    total,
    nextPage: lastPage * LIST_LIMITS.cardsPerPage < total ? lastPage + 1 : null,
    isLoadingMore: more.key === key && more.state === 'loading',
    hasFailedMore: more.key === key && more.state === 'failed',
    fetchMore: () => void fetchMore(),
    retry:
      hasFailed && firstRequest ? () => void reads.refetch(list, firstRequest).catch(() => undefined) : null,
  }
}
