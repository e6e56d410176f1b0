import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AVOIDABLES } from '../../content/avoidables.ts'
import { DIETARY_TAGS, RECIPE_DIFFICULTIES } from '../../items/limits.ts'
import { avoidedIn } from '../foods/avoided.ts'
import { changeRecipe } from '../recipe-changes.ts'
import { RECIPE_SORTS, type RecipeFilters, TIME_CHOICES } from './answers.ts'
import { countAnswers } from './count-answers.ts'
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

/** Applies the rule of FIND-QUERY-1 to each recipe separately. */
function findPlainly(recipes: readonly RecipeTexts[], filters: RecipeFilters) {
  const { time, diet = [], without = [], difficulty, category, have = [] } = filters
  const fitting = recipes.flatMap((recipe, at) => {
    const asked = { variation: null, avoid: without }
    const { swapped: needed, unsolved } = changeRecipe(
      { ...recipe, instructions: [] },
      asked,
      (text) => new Set(avoidedIn(text)),
    )
    if (
      unsolved.length > 0 ||
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

/** Counts the matches after each choice, and what the fridge is offered, by the same rule. */
function countPlainly(recipes: readonly RecipeTexts[], filters: RecipeFilters) {
  const without = filters.without ?? []
  const countWith = (change: { [K in keyof RecipeFilters]: RecipeFilters[K] | undefined }) =>
    findPlainly(recipes, { ...filters, ...change }).length
  const choices = <T>(values: readonly T[], press: (value: T) => Parameters<typeof countWith>[0]) =>
    values.map((value) => ({ value, count: countWith(press(value)) }))
  const dishes = new Map<string, number>()
  for (const { id } of findPlainly(recipes, filters)) {
    const names = new Set(recipes[id - 1]?.ingredients.map(({ ingredient }) => ingredient))
    for (const name of names)
      if (
        ![...STAPLES, ...(filters.have ?? [])].includes(name) &&
        avoidedIn(name).every((one) => !without.includes(one))
      )
        dishes.set(name, (dishes.get(name) ?? 0) + 1)
  }
  return {
    total: recipes.length,
    found: countWith({}),
    time: choices(TIME_CHOICES, (time) => ({ time })),
    any_time: countWith({ time: undefined }),
    diet: choices(DIETARY_TAGS, (tag) => ({ diet: [...(filters.diet ?? []), tag] })),
    any_diet: countWith({ diet: undefined }),
    without: choices(AVOIDABLES, (one) => ({ without: [...without, one] })),
    difficulty: choices(RECIPE_DIFFICULTIES, (one) => ({ difficulty: [...(filters.difficulty ?? []), one] })),
    any_difficulty: countWith({ difficulty: undefined }),
    fridge: Object.fromEntries(dishes),
  }
}

function indexOf(recipes: readonly RecipeTexts[], lines: FridgeLines): FinderIndex {
  const read = recipes.map((recipe, at) => ({
    ...recipe,
    id: at + 1,
    published_at: '2026-01-01T00:00:00.000Z',
    featured: false,
    tags: [],
    ...readFacets(recipe, lines),
  }))
  return new FinderIndex(read, lines)
}

// FIND-QUERY-1
test('for any recipes and filters the index finds what the rule finds, in the same order', () => {
  const lines = new FridgeLines()
  fc.assert(
    fc.property(fc.array(recipeTexts, { maxLength: 20 }), questions, (recipes, filters) => {
      const { found, total } = findRecipes(indexOf(recipes, lines), { ...filters, limit: 100, page: 1 })
      const plain = findPlainly(recipes, filters)
      expect(found.map(({ to_buy: _, ...rest }) => rest)).toEqual(plain)
      expect(total).toBe(plain.length)
    }),
    { numRuns: 500 },
  )
})

// FIND-COUNT-1
test('for any recipes and filters a count equals the number found after adding that filter', () => {
  const lines = new FridgeLines()
  fc.assert(
    fc.property(fc.array(recipeTexts, { maxLength: 20 }), questions, (recipes, filters) => {
      const { loosenings: _, ...counts } = countAnswers(indexOf(recipes, lines), filters)
      expect({
        ...counts,
        fridge: Object.fromEntries(counts.fridge.map(({ value, count }) => [value, count])),
      }).toEqual(countPlainly(recipes, filters))
    }),
    { numRuns: 100 },
  )
})

test('a recipe that fits only when another content is also avoided is counted under that content', () => {
  const lines = new FridgeLines()
  // Without nuts it is also without the eggs.
  const recipe: RecipeTexts = {
    ingredients: [
      { amount: '1', unit: 'cup', ingredient: 'rice' },
      { amount: '2', unit: 'whole', ingredient: 'eggs' },
    ],
    allergens: ['tree nuts'],
    swaps: [{ avoid: 'nuts', ingredient: 1, with: null, note: '' }],
    dietary_tags: [],
    minutes: 10,
    difficulty: 'easy',
    category: null,
    rating_average: 0,
    rating_count: 0,
  }
  const { found, without } = countAnswers(indexOf([recipe], lines), { without: ['egg'] })
  expect(found).toBe(0)
  expect(without.filter(({ count }) => count > 0)).toEqual([{ value: 'nuts', count: 1 }])
})

test('the fridge suggests the most used foods under their most frequent name, ties in order of occurrence', () => {
  const line = (ingredient: string) => ({ amount: '1', unit: 'cup', ingredient })
  const uses = (...names: string[]) => ({
    ingredients: names.map(line),
    allergens: [],
    swaps: [],
    dietary_tags: [],
    minutes: 20,
    difficulty: 'easy' as const,
    category: null,
    rating_average: 0,
    rating_count: 0,
  })
  const others = 'rice tofu salmon butter walnuts spinach lentils potatoes'.split(' ')
  const recipes = [
    uses('aubergine', 'leeks', 'leeks, sliced'),
    uses('eggplant', ...others),
    uses('eggplant', ...others),
    uses('aubergine'),
  ]
  const { fridge } = countAnswers(indexOf(recipes, new FridgeLines()), {})
  expect(fridge[0]).toEqual({ value: 'eggplant', count: 4 })
  expect(fridge).toHaveLength(8)
  expect(fridge.every(({ count }) => count >= 2)).toBe(true)
  expect(countAnswers(indexOf(recipes.slice(0, 1), new FridgeLines()), {}).fridge).toEqual([
    { value: 'aubergine', count: 1 },
    { value: 'leeks', count: 1 },
  ])
})

test('numbers of forgotten lines are reused, and other lines keep theirs', () => {
  const lines = new FridgeLines()
  const numberOf = (text: string) => lines.lineOf(text).number
  const [eggs, leeks] = [numberOf('eggs'), numberOf('leeks')]
  lines.keepOnly(new Set([leeks]))
  expect(lines.size).toBe(1)
  expect(numberOf('rice')).toBe(eggs)
  expect(numberOf('leeks')).toBe(leeks)
  expect(lines.nameLines(['wild rice'])).not.toContain(1)
  const wild = numberOf('wild rice')
  expect(lines.nameLines(['wild rice'])[wild]).toBe(1)
  const named = lines.nameLines(['leek', 'egg', 'rice'])
  expect([named[leeks], named[eggs]]).toEqual([1, 4])
})
