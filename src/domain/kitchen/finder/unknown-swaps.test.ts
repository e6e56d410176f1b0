import { expect, test } from 'vitest'
import type { Avoidable } from '../../content/avoidables.ts'
import type { Recipe } from '../../content/recipe.ts'
import { findRecipes, readFacets } from './find-recipes.ts'
import { FinderIndex } from './finder-index.ts'
import { FridgeLines } from './fridge-line.ts'

const line = (ingredient: string) => ({ amount: '1', unit: 'cup', ingredient })
const swap = (ingredient: number, other: string | null) => ({
  avoid: 'dairy' as const,
  ingredient,
  with: other === null ? null : line(other),
  note: '',
})

function findWithout(avoided: Avoidable, given: readonly { uses: string[]; swaps: Recipe['swaps'] }[]) {
  const lines = new FridgeLines()
  const recipes = given.map(({ uses, swaps }, at) => ({
    id: at + 1,
    published_at: '2026-01-01T00:00:00.000Z',
    featured: false,
    category: null,
    tags: [],
    minutes: 45,
    difficulty: 'easy' as const,
    rating_average: 0,
    rating_count: 0,
    ...readFacets({ ingredients: uses.map(line), swaps, allergens: ['milk'], dietary_tags: [] }, lines),
  }))
  return findRecipes(new FinderIndex(recipes, lines), { limit: 10, page: 1, without: [avoided] }).found
}

// DIET-UNKNOWN-3
test('a line replaced by an unknown food is reported as unknown when its content is avoided', () => {
  const recipes = [
    { uses: ['rice', 'milk'], swaps: [swap(1, 'zorblax')] },
    { uses: ['rice', 'milk'], swaps: [swap(1, 'oat milk'), swap(1, 'zorblax')] },
    { uses: ['rice', 'milk'], swaps: [swap(1, null)] },
    { uses: ['milk', 'butter', 'xyzzy'], swaps: [swap(0, 'oat milk'), swap(1, 'zorblax')] },
  ]
  expect(findWithout('dairy', recipes)).toEqual([
    { id: 1, swaps_needed: ['dairy'], unknown: [1] },
    { id: 2, swaps_needed: ['dairy'] },
    { id: 3, swaps_needed: ['dairy'] },
  ])
  expect(findWithout('sesame', recipes)).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4, unknown: [2] }])
})
