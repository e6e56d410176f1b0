import {
  type ParameterSet,
  type ParameterValues,
  readParameters,
  writeParameters,
} from '../../../domain/api/parameters.ts'
import { type RECIPE_FILTERS, withoutNeedlessSort } from '../../../domain/kitchen/finder/answers.ts'
import { LIST_ADDRESSES, LIST_PAGES, type ListName } from '../../../domain/reads/public-reads.ts'

/** What a list can be filtered by: recipes have all filters there are. */
type ListFilters = ParameterValues<typeof RECIPE_FILTERS>

/** The parts of an index page's address. */
export interface ListPlace<K extends ListName = ListName> {
  list: K
  filters: ListFilters
  /** The page the grid begins with, counted from 1. */
  page: number
}

export function readListPlace<K extends ListName>(list: K, search: URLSearchParams): ListPlace<K> {
  const { values } =
    list === 'recipes'
      ? readParameters(LIST_ADDRESSES.recipes, search)
      : readParameters(LIST_ADDRESSES.articles, search)
  const { page = 1, ...filters } = values
  return { list, filters, page }
}

/** Whether the whole list is shown. */
export function isUnfiltered({ filters }: ListPlace): boolean {
  return Object.keys(filters).length === 0
}

/** Returns the address of a page of the grid; the first page and the default order are omitted. */
export function listHref({ list, filters, page }: ListPlace): string {
  const parameters: ParameterSet = LIST_ADDRESSES[list]
  return LIST_PAGES[list] + writeParameters(parameters, { ...withoutNeedlessSort(filters), page })
}

/** Returns the grid's request. It omits only the item of the featured block, which a filter hides (ART-FEATURED-1). */
export function gridRequest(place: ListPlace, featured: { id: number } | null) {
  if (!isUnfiltered(place)) return place.filters
  return featured ? { exclude: featured.id } : {}
}

/** Returns the page 'Show newer' leads to; null when the grid already begins with the newest. */
export function newerPage(firstPage: number, total: number, perPage: number): number | null {
  if (firstPage <= 1) return null
  const last = Math.max(1, Math.ceil(total / perPage))
  return Math.min(firstPage - 1, last)
}

/** Returns the cards of all pages shown, deduped: an item published in between shifts the rest, so one may occur twice. */
export function uniqueItems<T extends { id: number }>(pages: readonly { items: readonly T[] }[]): T[] {
  return [...new Map(pages.flatMap(({ items }) => items).map((item) => [item.id, item])).values()]
}

/** Number of cards in a row of wide screens, and of large cards on phones: the same as in `grid.css`. */
const A_ROW = 3
const LARGE_ON_PHONES = 4

/** Returns how large a card's picture is shown: a single card left over fills its row; on phones most are rows. */
export function layoutOf(at: number, count: number): 'grid' | 'row' | 'rest' {
  if (count % A_ROW === 1 && at === count - 1) return 'rest'
  return at < LARGE_ON_PHONES ? 'grid' : 'row'
}
