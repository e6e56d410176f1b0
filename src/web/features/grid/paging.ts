/** What the address of an index page says: which category, and where the grid begins. */
export interface ListPlace {
  /** As written in the address; null is 'All'. */
  category: string | null
  /** Counted from 1. */
  page: number
}

const MAX_PAGE = 100_000

export function readListPlace(search: URLSearchParams): ListPlace {
  const page = Number(search.get('page') ?? '1')
  return {
    category: search.get('category')?.trim() || null,
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  }
}

/** The address of a page of the grid; the first page has none in it. */
export function listHref(base: string, { category, page }: ListPlace): string {
  const search = new URLSearchParams()
  if (category) search.set('category', category)
  if (page > 1) search.set('page', String(page))
  const query = search.toString()
  return query ? `${base}?${query}` : base
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
