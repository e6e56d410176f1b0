import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RECIPE_DIFFICULTIES } from '../../content/limits.ts'
import { avoidedIn } from '../foods/avoided.ts'
import { AVOIDABLES } from '../foods/food.ts'
import { swapsNeeded } from '../recipe-changes.ts'
import { RECIPE_SORTS, type RecipeFilters } from './answers.ts'
import { findRecipes, readFacets } from './find-recipes.ts'
import { FinderIndex } from './finder-index.ts'
import { FridgeLines } from './fridge-line.ts'

const STAPLES = ['salt', 'olive oil']
const FOODS = ['eggs', 'butter', 'walnuts', 'tofu', 'salmon', 'leeks', 'rice', ...STAPLES]
const TAGS = ['quick', 'keto', 'make-ahead'] as const

const line = fc.constantFrom(...FOODS).map((ingredient) => ({ amount: '1', unit: 'cup', ingredient }))
const recipeTexts = fc.record({
  ingredients: fc.array(line, { maxLength: 5 }),
  allergens: fc.subarray(['milk', 'tree nuts'], { maxLength: 1 }),
  swaps: fc.array(
    fc.record({
      avoid: fc.constantFrom(...AVOIDABLES),
      ingredient: fc.nat(4),
      with: fc.option(line),
      note: fc.constant(''),
    }),
    { maxLength: 3 },
  ),
  dietary_tags: fc.subarray([...TAGS]),
  minutes: fc.integer({ min: 1, max: 60 }),
  difficulty: fc.constantFrom(...RECIPE_DIFFICULTIES),
  category: fc.constantFrom('food', 'wellness', null),
  rating_average: fc.integer({ min: 0, max: 5 }),
  rating_count: fc.nat(3),
})
type RecipeTexts = typeof recipeTexts extends fc.Arbitrary<infer T> ? T : never

const perhaps = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
const questions = fc.record(
  {
    time: fc.integer({ min: 1, max: 60 }),
    diet: perhaps(fc.subarray([...TAGS], { minLength: 1 })),
    without: perhaps(fc.subarray([...AVOIDABLES], { minLength: 1 })),
    difficulty: perhaps(fc.subarray([...RECIPE_DIFFICULTIES], { minLength: 1 })),
    category: fc.constantFrom('food', 'nowhere'),
    have: perhaps(fc.subarray(FOODS, { minLength: 1 })),
    sort: fc.constantFrom(...RECIPE_SORTS),
  },
  { requiredKeys: [] },
)

/** The rule of product §28.7, recipe by recipe. */
function findPlainly(recipes: readonly RecipeTexts[], filters: RecipeFilters) {
  const { time, diet = [], without = [], difficulty, category, have = [] } = filters
  const fitting = recipes.flatMap((recipe, at) => {
    const needed = swapsNeeded({ ...recipe, instructions: [] }, without, (text) => new Set(avoidedIn(text)))
    if (
      needed === null ||
      recipe.minutes > (time ?? recipe.minutes) ||
      !diet.every((tag) => recipe.dietary_tags.some((own) => own === tag)) ||
      (difficulty && !difficulty.includes(recipe.difficulty)) ||
      (category !== undefined && recipe.category !== category)
    )
      return []
    const names = recipe.ingredients.map(({ ingredient }) => ingredient)
    const matched = have.filter((word) => names.includes(word))
    const missing = names.filter((name) => !have.includes(name) && !STAPLES.includes(name)).length
    return [{ ...recipe, id: at + 1, needed, matched, missing }]
  })
  const sort = filters.sort ?? (have.length > 0 ? 'fridge' : 'newest')
  if (sort === 'quickest') fitting.sort((a, b) => a.minutes - b.minutes)
  if (sort === 'rating')
    fitting.sort((a, b) => b.rating_average - a.rating_average || b.rating_count - a.rating_count)
  if (sort === 'fridge' && have.length > 0)
    fitting.sort((a, b) => b.matched.length - a.matched.length || a.missing - b.missing)
  return fitting.map(({ id, needed, matched, missing }) => ({
    id,
    ...(have.length > 0 ? { have: { matched, missing } } : {}),
    ...(needed.length > 0 ? { swaps_needed: needed } : {}),
  }))
}

test('whatever is asked of whatever recipes, found is what the rule says of each, in its order', () => {
  const lines = new FridgeLines()
  fc.assert(
    fc.property(fc.array(recipeTexts, { maxLength: 20 }), questions, (recipes, filters) => {
      const index = new FinderIndex(
        recipes.map((recipe, at) => ({
          ...recipe,
          id: at + 1,
          published_at: '2026-01-01T00:00:00.000Z',
          featured: false,
          tags: [],
          ...readFacets(recipe, lines),
        })),
        lines,
      )
      const { found, total } = findRecipes(index, { ...filters, limit: 100, page: 1 })
      const plain = findPlainly(recipes, filters)
      expect(found.map(({ to_buy: _, ...rest }) => rest)).toEqual(plain)
      expect(total).toBe(plain.length)
    }),
    { numRuns: 500 },
  )
})

test('of lines that are forgotten the numbers are used again, and the others stay what they were', () => {
  const lines = new FridgeLines()
  const numberOf = (text: string) => lines.lineOf(text).number
  const [eggs, leeks] = [numberOf('eggs'), numberOf('leeks')]
  lines.keepOnly(new Set([leeks]))
  expect(lines.size).toBe(1)
  expect(numberOf('rice')).toBe(eggs)
  expect(numberOf('leeks')).toBe(leeks)
  const named = lines.nameLines(['leek', 'egg', 'rice'])
  expect([named[leeks], named[eggs]]).toEqual([1, 4])
})
