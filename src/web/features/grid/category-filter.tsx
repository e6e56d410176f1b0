import type { CategoryWithCounts } from '../../../domain/content/taxonomies.ts'
import { useRead } from '../../data/use-read.ts'
import { FilterChips } from '../../ui/chip.tsx'

interface CategoryFilterProps {
  base: string
  chosen: string | null
  /** The number of a category's items that this page lists; categories with any are offered (ART-CATEGORY-1). */
  countOf: (category: CategoryWithCounts) => number
  /** The remaining query parameters, as names and values. */
  kept?: readonly (readonly [string, string])[]
}

export function CategoryFilter({ base, chosen, countOf, kept = [] }: CategoryFilterProps) {
  const categories = useRead('categories', {}).data ?? []
  return (
    <FilterChips
      action={base}
      chosen={chosen}
      kept={kept}
      values={categories.filter((category) => countOf(category) > 0).map(({ name }) => name)}
    />
  )
}
