import type { CategoryWithCounts } from '../../../domain/content/category.ts'
import { useRead } from '../../data/use-read.ts'
import { FilterChips } from '../../ui/chip.tsx'

interface CategoryFilterProps {
  base: string
  chosen: string | null
  /** How many a category holds of what this page lists; those in use are offered (product §5.5). */
  countOf: (category: CategoryWithCounts) => number
}

export function CategoryFilter({ base, chosen, countOf }: CategoryFilterProps) {
  const categories = useRead('categories', {}).data ?? []
  return (
    <FilterChips
      label="Filter by category"
      action={base}
      name="category"
      chosen={chosen}
      values={categories.filter((category) => countOf(category) > 0).map(({ name }) => name)}
    />
  )
}
