import {
  type ParameterSet,
  type ParameterValues,
  readParameters,
  writeParameters,
} from '../../../domain/api/parameters.ts'
import { type RECIPE_FILTERS, withoutNeedlessSort } from '../../../domain/kitchen/finder/answers.ts'
import { LIST_ADDRESSES, LIST_PAGES, type ListName } from '../../../domain/reads/public-reads.ts'

/** What a list can be narrowed down by: the filters of recipes are all there are. */
type ListFilters = ParameterValues<typeof RECIPE_FILTERS>

/** What the address of an index page says. */
export interface ListPlace<K extends ListName = ListName> {
  list: K
  filters: ListFilters
  /** Where the grid begins, counted from 1. */
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

/** True when the whole list is shown. */
export function isUnfiltered({ filters }: ListPlace): boolean {
  return Object.keys(filters).length === 0
}

/** The address of a page of the grid; the first page has none in it, nor is an order that goes without saying. */
export function listHref({ list, filters, page }: ListPlace): string {
  const parameters: ParameterSet = LIST_ADDRESSES[list]
  return LIST_PAGES[list] + writeParameters(parameters, { ...withoutNeedlessSort(filters), page })
}

/** The grid leaves out only the item the featured block shows; a filter hides that block (ART-FEATURED-1). */
export function gridRequest(place: ListPlace, featured: { id: number } | null) {
  if (!isUnfiltered(place)) return place.filters
  return featured ? { exclude: featured.id } : {}
}

/** The page 'Show newer' leads to; null when the grid already begins with the newest. */
export function newerPage(firstPage: number, total: number, perPage: number): number | null {
  if (firstPage <= 1) return null
  const last = Math.max(1, Math.ceil(total / perPage))
  return Math.min(firstPage - 1, last)
}

/** The cards of all pages shown. One published between two of them moves the rest along, so one may come twice. */
export function uniqueItems<T extends { id: number }>(pages: readonly { items: readonly T[] }[]): T[] {
  return [...new Map(pages.flatMap(({ items }) => items).map((item) => [item.id, item])).values()]
}

/** How many cards stand in a row of wide screens, and how many are large on phones: `grid.css` says the same. */
const A_ROW = 3
const LARGE_ON_PHONES = 4

/** How large a card's picture is shown: one left over has its row alone, and on phones most are rows. */
export function layoutOf(at: number, count: number): 'grid' | 'row' | 'rest' {
  if (count % A_ROW === 1 && at === count - 1) return 'rest'
  return at < LARGE_ON_PHONES ? 'grid' : 'row'
}
