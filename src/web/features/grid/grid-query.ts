import type { ListQuery } from '../../data/site-reader.ts'

/** The grid leaves out only the item the featured block shows; a chosen category hides that block (contract §4). */
export function gridQuery(category: string | null, featured: { id: number } | null): ListQuery {
  if (category !== null) return { category }
  return featured ? { exclude: featured.id } : {}
}
