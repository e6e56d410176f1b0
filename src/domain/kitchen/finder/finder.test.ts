import { describe, expect, test } from 'vitest'
import { AVOIDABLES } from '../../content/avoidables.ts'
import type { Recipe } from '../../content/recipe.ts'
import { DIETARY_TAGS, RECIPE_DIFFICULTIES } from '../../items/limits.ts'
import { type RecipeFilters, TIME_CHOICES, withoutNeedlessSort } from './answers.ts'
import { unsolvedIn } from './avoid-solver.ts'
import { countAnswers } from './count-answers.ts'
import { findRecipes, type RecipeQuestion, readFacets } from './find-recipes.ts'
import { FinderIndex, type FinderRecipe } from './finder-index.ts'
import { FridgeLines } from './fridge-line.ts'
import { countFitting } from './loosen.ts'

type Given = Partial<
  Pick<Recipe, 'swaps' | 'allergens' | 'dietary_tags'> &
    Omit<FinderRecipe, 'lines' | 'avoiding' | 'diets' | 'unknown' | 'doubtful'>
> & { uses?: string[] }

function makeKitchen(given: readonly Given[]) {
  const lines = new FridgeLines()
  const recipes = given.map((recipe, at): FinderRecipe => {
    const { uses = [], swaps = [], allergens = [], dietary_tags = [], ...rest } = recipe
    const ingredients = uses.map((ingredient) => ({ amount: '1', unit: 'cup', ingredient }))
    return {
      id: at + 1,
      published_at: '2026-01-01T00:00:00.000Z',
      featured: false,
      category: null,
      tags: dietary_tags,
      minutes: 45,
      difficulty: 'easy',
      rating_average: 0,
      rating_count: 0,
      ...rest,
      ...readFacets({ ingredients, swaps, allergens, dietary_tags }, lines),
    }
  })
  const index = new FinderIndex(recipes, lines)
  const find = (question: Partial<RecipeQuestion>) => findRecipes(index, { limit: 100, page: 1, ...question })
  const ids = (question: Partial<RecipeQuestion>) => find(question).found.map(({ id }) => id)
  return {
    index,
    find,
    ids,
    count: (filters: RecipeFilters) => countAnswers(index, filters),
  }
}

const swap = (avoid: (typeof AVOIDABLES)[number], ingredient: number, instead: string | null) => ({
  avoid,
  ingredient,
  with: instead === null ? null : { amount: '1', unit: 'cup', ingredient: instead },
  note: '',
})

describe('what fits', () => {
  // FIND-QUERY-1
  test('the time is preparation plus cooking, and the limit is inclusive', () => {
    const { ids } = makeKitchen([{ minutes: 30 }, { minutes: 31 }])
    expect(ids({ time: 30 })).toEqual([1])
    expect(ids({ time: 31 })).toEqual([1, 2])
  })

  test('all diets must match, and any one difficulty', () => {
    const { ids } = makeKitchen([
      { dietary_tags: ['quick', 'Keto '], difficulty: 'easy' },
      { dietary_tags: ['quick'], difficulty: 'hard' },
    ])
    expect(ids({ diet: ['quick'] })).toEqual([1, 2])
    expect(ids({ diet: ['quick', 'keto'] })).toEqual([1])
    expect(ids({ difficulty: ['medium', 'hard'] })).toEqual([2])
  })

  // FIND-QUERY-2, DIET-TAG-1
  test('a vegan dish is vegetarian and dairy-free; a vegetarian one is not vegan', () => {
    const tagged = { uses: ['beef'], dietary_tags: ['vegan'] }
    const { ids } = makeKitchen([tagged, { dietary_tags: ['vegetarian'] }, { uses: ['leeks'] }])
    expect(ids({ diet: ['vegetarian'] })).toEqual([1, 2])
    expect(ids({ diet: ['dairy-free', 'vegetarian'] })).toEqual([1])
    expect(ids({ diet: ['vegan'] })).toEqual([1])
    expect(ids({ diet: ['gluten-free'] })).toEqual([])
  })

  // DIET-SWAP-2, FIND-QUERY-3
  test('without: recipes free of the content, or made free by swaps, which are then named', () => {
    const { find } = makeKitchen([
      { uses: ['oats', 'walnuts'] },
      { uses: ['oats', 'walnuts'], swaps: [swap('nuts', 1, 'sunflower seeds')] },
      { uses: ['oats'], allergens: ['tree nuts'] },
      { uses: ['oats'] },
      { uses: ['walnuts', 'almonds'], swaps: [swap('nuts', 0, null)] },
    ])
    expect(find({ without: ['nuts'] }).found).toEqual([{ id: 2, swaps_needed: ['nuts'] }, { id: 4 }])
  })

  // DIET-SWAP-1
  test('a swap that introduces another avoided content is not a solution', () => {
    const { ids } = makeKitchen([
      { uses: ['butter'], swaps: [swap('dairy', 0, 'cashew butter')] },
      { uses: ['butter'], swaps: [swap('dairy', 0, 'cashew butter'), swap('dairy', 0, 'olive oil')] },
    ])
    expect(ids({ without: ['dairy'] })).toEqual([1, 2])
    expect(ids({ without: ['dairy', 'nuts'] })).toEqual([2])
  })

  // DIET-SWAP-3
  test('an allergen explained by no line is attributed to the line with a swap for it', () => {
    const { find } = makeKitchen([
      { uses: ['secret sauce'], allergens: ['sesame'], swaps: [swap('sesame', 0, 'olive oil')] },
      { uses: ['secret sauce'], allergens: ['sesame'] },
    ])
    expect(find({ without: ['sesame'] }).found).toEqual([{ id: 1, swaps_needed: ['sesame'], unknown: [0] }])
  })

  // DIET-UNKNOWN-1, DIET-UNKNOWN-2
  test('a recipe with unknown foods is found only if its tags or allergens answer the question', () => {
    const { find, ids, count } = makeKitchen([
      { uses: ['rice', 'zorblax'] },
      { uses: ['rice', 'zorblax'], allergens: ['sesame'] },
      { uses: ['rice', 'zorblax'], dietary_tags: ['vegan'] },
      { uses: ['rice', 'leeks'] },
      { uses: ['zorblax', 'rice'], swaps: [swap('nuts', 0, 'olive oil')] },
      { uses: ['butter', 'rice'], swaps: [swap('dairy', 0, 'zorblax')] },
    ])
    expect(find({ without: ['nuts'] }).found).toEqual([
      { id: 2, unknown: [1] },
      { id: 4 },
      { id: 5, swaps_needed: ['nuts'], unknown: [0] },
      { id: 6 },
    ])
    expect(ids({ without: ['meat'] })).toEqual([3, 4, 6])
    expect(ids({ without: ['dairy'] })).toEqual([2, 3, 4, 6])
    expect(ids({ without: ['dairy', 'soy'] })).toEqual([2, 4])
    expect(find({ diet: ['vegan'] }).found).toEqual([{ id: 3, unknown: [1] }])
    expect(find({ time: 60 }).found.every((recipe) => !('unknown' in recipe))).toBe(true)
    expect(count({}).without.find(({ value }) => value === 'nuts')?.count).toBe(4)
  })

  test('indexes of unknown lines count the whole list, including headings', () => {
    const lines = new FridgeLines()
    const line = (ingredient: string, amount = '1') => ({ amount, unit: amount && 'cup', ingredient })
    const { unknown } = readFacets(
      {
        ingredients: [line('For the sauce:', ''), line('zorblax'), line('rice'), line('xyzzy')],
        allergens: [],
        swaps: [],
        dietary_tags: [],
      },
      lines,
    )
    expect(unknown).toEqual([1, 3])
  })

  test('category, tag, featured and exclude are combined with the answers', () => {
    const { ids } = makeKitchen([
      { category: 'food', tags: ['quick'], featured: true },
      { category: 'food' },
      { category: 'other', featured: true },
    ])
    expect(ids({ category: 'food' })).toEqual([1, 2])
    expect(ids({ category: 'food', exclude: 1 })).toEqual([2])
    expect(ids({ tag: 'quick' })).toEqual([1])
    expect(ids({ featured: true, time: 60 })).toEqual([1, 3])
  })
})

describe('the fridge', () => {
  test('does not suggest a food that a swap replaces', () => {
    const { count } = makeKitchen([
      { uses: ['plain yoghurt', 'carrots'], swaps: [swap('dairy', 0, 'soya yoghurt')] },
    ])
    const offered = (filters: RecipeFilters) => count(filters).fridge.map(({ value }) => value)
    expect(offered({})).toEqual(['yoghurt', 'carrots'])
    expect(offered({ without: ['dairy'] })).toEqual(['carrots'])
  })

  const named = (word: string, line: string) => {
    const { find } = makeKitchen([{ uses: [line] }])
    return find({ have: [word] }).found[0]?.have?.matched.length === 1
  }
  // FIND-HAVE-3
  test.each([
    ['eggs', '4 large eggs, beaten'],
    ['Egg', 'eggs'],
    ['tomatoes', 'cherry tomatoes, halved'],
    ['tomato', 'tinned chopped tomatoes'],
    ['chickpeas', 'dried chickpeas'],
    ['onion', 'red onions, sliced'],
    ['lentils', 'split red lentils'],
    ['aubergine', 'eggplant'],
    ['courgettes', 'zucchini'],
    ['yogurt', 'thick strained yoghurt'],
    ['rice', 'brown rice'],
    ['chicken', 'chicken thighs'],
    ['cheddar cheese', 'mature cheddar, grated'],
    ['jackalberry', 'fresh jackalberries'],
  ])('%s names %s', (word, line) => expect(named(word, line)).toBe(true))

  test.each([
    ['egg', 'eggplant'],
    ['milk', 'coconut milk'],
    ['butter', 'peanut butter'],
    ['chicken', 'chicken stock'],
    ['rice', 'rice vinegar'],
    ['flour', 'almond flour'],
    ['ham', 'champagne'],
    ['!!!', 'eggs'],
  ])('%s does not name %s', (word, line) => expect(named(word, line)).toBe(false))

  // FIND-HAVE-1, FIND-HAVE-2
  test('most matches come first, then fewest missing; salt, pepper, oil and water are free', () => {
    const { find } = makeKitchen([
      { uses: ['Leeks, sliced'] },
      { uses: ['eggs', 'spinach', 'leeks'] },
      { uses: ['eggs', 'Salt and black pepper', 'olive oil', 'boiling water', 'toast'] },
      { uses: ['eggs', 'carrots', 'flour', 'sugar', 'leeks'] },
    ])
    expect(find({ have: ['Eggs', 'carrots'] }).found).toEqual([
      { id: 4, have: { matched: ['Eggs', 'carrots'], missing: 3 }, to_buy: ['flour', 'sugar', 'leeks'] },
      { id: 3, have: { matched: ['Eggs'], missing: 1 }, to_buy: ['toast'] },
      { id: 2, have: { matched: ['Eggs'], missing: 2 }, to_buy: ['spinach', 'leeks'] },
      { id: 1, have: { matched: [], missing: 1 }, to_buy: ['leeks'] },
    ])
  })

  test('tuna in oil has to be bought', () => {
    const { find } = makeKitchen([{ uses: ['tuna in oil'] }])
    expect(find({ have: ['egg'] }).found[0]?.have?.missing).toBe(1)
  })

  test('headings are not ingredients', () => {
    const lines = new FridgeLines()
    const heading = { amount: '', unit: '', ingredient: 'For the nut topping:' }
    const facets = readFacets({ ingredients: [heading], allergens: [], swaps: [], dietary_tags: [] }, lines)
    expect(facets.lines).toEqual([])
    expect(unsolvedIn(facets.avoiding, 0xff)).toBe(0)
  })

  test('another order can be requested', () => {
    const { ids } = makeKitchen([
      { minutes: 50, rating_average: 4, rating_count: 1, uses: ['leeks', 'rice'] },
      { minutes: 20, rating_average: 4, rating_count: 9, uses: ['leeks'] },
      { minutes: 20, rating_average: 5, rating_count: 1, uses: ['eggs'] },
    ])
    expect(ids({ sort: 'quickest' })).toEqual([2, 3, 1])
    expect(ids({ sort: 'rating' })).toEqual([3, 2, 1])
    expect(ids({ have: ['eggs'] })).toEqual([3, 2, 1])
    expect(ids({ have: ['eggs'], sort: 'newest' })).toEqual([1, 2, 3])
    expect(ids({ sort: 'fridge' })).toEqual([1, 2, 3])
  })

  // FIND-PAGE-2
  test('a redundant sort order is omitted', () => {
    expect(withoutNeedlessSort({ sort: 'newest' })).toEqual({})
    expect(withoutNeedlessSort({ sort: 'fridge' })).toEqual({})
    expect(withoutNeedlessSort({ sort: 'fridge', have: ['egg'] })).toEqual({ have: ['egg'] })
    const meant: RecipeFilters = { sort: 'newest', have: ['egg'] }
    expect(withoutNeedlessSort(meant)).toBe(meant)
  })
})

/** Returns a deterministic pseudo-random number generator, from 0 to below 1 (mulberry32). */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const FOODS = [
  'eggs',
  'butter',
  'walnuts',
  'plain flour',
  'tofu',
  'salmon',
  'beef',
  'tahini',
  'leeks',
  'rice',
]

function randomKitchen(next: () => number) {
  const some = <T>(list: readonly T[], share: number) => list.filter(() => next() < share)
  return makeKitchen(
    Array.from({ length: 60 }, () => {
      const uses = some(FOODS, 0.3)
      return {
        uses,
        swaps: some(AVOIDABLES, 0.3).flatMap((avoid) =>
          uses.length > 0
            ? [swap(avoid, Math.floor(next() * uses.length), next() < 0.5 ? 'butter' : 'leeks')]
            : [],
        ),
        allergens: some(['nuts', 'milk'], 0.1),
        dietary_tags: some(DIETARY_TAGS, 0.4),
        minutes: Math.floor(next() * 90),
        difficulty: RECIPE_DIFFICULTIES[Math.floor(next() * 3)] ?? 'easy',
        category: next() < 0.5 ? 'food' : 'wellness',
      }
    }),
  )
}

function randomFilters(next: () => number): RecipeFilters {
  const some = <T>(list: readonly T[], share: number) => list.filter(() => next() < share)
  const [diet, without, difficulty] = [
    some(DIETARY_TAGS, 0.1),
    some(AVOIDABLES, 0.2),
    some(RECIPE_DIFFICULTIES, 0.3),
  ]
  return {
    ...(next() < 0.5 ? { time: TIME_CHOICES[Math.floor(next() * 3)] ?? 15 } : {}),
    ...(diet.length > 0 ? { diet } : {}),
    ...(without.length > 0 ? { without } : {}),
    ...(difficulty.length > 0 ? { difficulty } : {}),
    ...(next() < 0.3 ? { category: 'food' } : {}),
  }
}

describe('for any filters', () => {
  const next = random(11)
  const cases = Array.from({ length: 40 }, () => ({
    kitchen: randomKitchen(next),
    filters: randomFilters(next),
  }))

  test('a count equals the result of pressing it', () => {
    for (const { kitchen, filters } of cases) {
      const counts = kitchen.count(filters)
      const pressed = (change: RecipeFilters) => kitchen.find({ ...filters, ...change }).total
      expect(counts.found).toBe(pressed({}))
      expect(counts.total).toBe(60)
      for (const { value, count } of counts.time) expect(count).toBe(pressed({ time: value }))
      for (const { value, count } of counts.diet)
        expect(count).toBe(pressed({ diet: [...new Set([...(filters.diet ?? []), value])] }))
      for (const { value, count } of counts.without)
        expect(count).toBe(pressed({ without: [...new Set([...(filters.without ?? []), value])] }))
      for (const { value, count } of counts.difficulty)
        expect(count).toBe(pressed({ difficulty: [...new Set([...(filters.difficulty ?? []), value])] }))
      const { time: _, ...anyTime } = filters
      expect(counts.any_time).toBe(kitchen.find(anyTime).total)
      const { diet: __, ...anyDiet } = filters
      expect(counts.any_diet).toBe(kitchen.find(anyDiet).total)
      const { difficulty: ___, ...anyDifficulty } = filters
      expect(counts.any_difficulty).toBe(kitchen.find(anyDifficulty).total)
    }
  })

  test('a further filter never finds more', () => {
    for (const { kitchen, filters } of cases) {
      const { found, diet, without } = kitchen.count(filters)
      for (const { count } of [...diet, ...without]) expect(count).toBeLessThanOrEqual(found)
    }
  })

  // FIND-NONE-1
  test('without results, the offered loosenings find something and remove as little as possible', () => {
    const empty = cases.filter(({ kitchen, filters }) => kitchen.count(filters).found === 0)
    expect(empty.length).toBeGreaterThan(5)
    for (const { kitchen, filters } of empty) {
      const { loosenings } = kitchen.count(filters)
      expect(loosenings.length).toBeGreaterThan(0)
      expect(loosenings.length).toBeLessThanOrEqual(3)
      for (const { filters: after, count } of loosenings) {
        expect(count).toBeGreaterThan(0)
        expect(count).toBe(countFitting(kitchen.index, after))
      }
    }
  })

  test('pages are parts of a single order', () => {
    for (const { kitchen, filters } of cases.slice(0, 10)) {
      const all = kitchen.ids({ ...filters, sort: 'quickest' })
      const parts = [1, 2, 3, 4].flatMap((page) =>
        kitchen.ids({ ...filters, sort: 'quickest', limit: 20, page }),
      )
      expect(parts).toEqual(all)
    }
  })
})

test('a longer time and vegetarian instead of vegan are offered before dropping a filter', () => {
  const { count } = makeKitchen([
    { dietary_tags: ['vegetarian'], minutes: 10 },
    { dietary_tags: ['vegan'], minutes: 28 },
    { dietary_tags: [], minutes: 70, difficulty: 'hard' },
  ])
  expect(count({ time: 15, diet: ['vegan'] }).loosenings).toEqual([
    { filters: { time: 15, diet: ['vegetarian'] }, count: 1 },
    { filters: { time: 30, diet: ['vegan'] }, count: 1 },
  ])
})
