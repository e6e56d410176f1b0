import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { AVOIDABLES, type Avoidable } from '../../domain/content/avoidables.ts'
import { isIngredientHeading, withoutHeadings } from '../../domain/content/ingredient-line.ts'
import type { CookableRecipe, Ingredient } from '../../domain/content/recipe.ts'
import { recipeCreateSchema } from '../../domain/content/recipe-input.ts'
import { toCookable } from '../../domain/kitchen/cookable-recipe.ts'
import { allergensIn, avoidedIn, breaksDiet } from '../../domain/kitchen/foods/avoided.ts'
import { DIETS, type Diet } from '../../domain/kitchen/foods/food.ts'
import { indexNames } from '../../domain/kitchen/ingredient-names.ts'
import { type ListedRecipe, showRecipe } from '../../domain/kitchen/shown-recipe.ts'
import { findMentions } from '../../domain/kitchen/step-ingredients.ts'
import { readSampleRecipes, type SampleRecipe } from './sample-content.ts'

const CONTENT = resolve(import.meta.dirname, '../../../content')

const recipes = (await readSampleRecipes(CONTENT)).map(asRead)

/** Returns a sample as it is read once it was seeded. */
function asRead(sample: SampleRecipe): CookableRecipe {
  return toCookable({
    ...recipeCreateSchema.parse(sample),
    id: 1,
    slug: sample.slug,
    category_name: null,
    author_name: null,
    view_count: 0,
    rating_average: 0,
    rating_count: 0,
    featured_image_color: null,
    published_at: null,
    updated_at: '2026-01-01T00:00:00.000Z',
  })
}

function show(
  recipe: CookableRecipe,
  { variation = null, avoid = [] }: { variation?: number | null; avoid?: Avoidable[] },
): ListedRecipe {
  return showRecipe(recipe, { factor: 1, units: 'as written', variation, avoid })
}

const shownLines = ({ lines }: ListedRecipe) => withoutHeadings(lines.filter(({ isLeftOut }) => !isLeftOut))

/** Returns the ingredients that a step still names though they were replaced or removed. */
function leftOvers(recipe: CookableRecipe, shown: ListedRecipe): string[] {
  const stays = indexNames(shownLines(shown))
  const gone = shown.lines.flatMap(({ index, instead }) =>
    index !== null && instead ? [recipe.ingredients[index]].filter((line) => line !== undefined) : [],
  )
  const names = indexNames(gone)
  return shown.steps.flatMap(({ step, parts }) => {
    const text = parts.map((part) => part.text).join('')
    return findMentions(text, names)
      .map(({ start, end }) => text.slice(start, end))
      .filter((name) => findMentions(name, stays).length === 0)
      .map((name) => `step ${step}: ${name}`)
  })
}

/** Returns the listed ingredients that no step uses. */
function unused(shown: ListedRecipe): string[] {
  const used = new Set(shown.steps.flatMap(({ ingredients }) => ingredients))
  return shown.lines
    .filter((line, place) => !isIngredientHeading(line) && !line.isLeftOut && !used.has(place))
    .map(({ ingredient }) => ingredient)
}

/** Durations that start no timer: an interval is not a duration to wait (AMOUNT-TIME-2). */
const NO_TIMERS = ['stirring every few minutes']

function untimed({ steps }: ListedRecipe): string[] {
  return steps.flatMap(({ instruction, timers }) =>
    [...instruction.matchAll(/\b(?:minutes?|hours?|seconds)\b/g)]
      .filter(({ index }) => !timers.some(({ start, end }) => start <= index && index < end))
      .map(({ index, 0: { length } }) => instruction.slice(Math.max(0, index - 19), index + length))
      .filter((text) => !NO_TIMERS.includes(text)),
  )
}

/** What the name of a variation promises: no line may match. */
const PROMISES: Record<string, (line: Ingredient) => boolean> = {
  'All plants': ({ ingredient }) => breaksDiet(ingredient, 'vegan'),
  'Dairy-free': ({ ingredient }) => breaksDiet(ingredient, 'dairy-free'),
  'No dairy': ({ ingredient }) => breaksDiet(ingredient, 'dairy-free'),
  'Gluten-free': ({ ingredient }) => breaksDiet(ingredient, 'gluten-free'),
  'No gluten': ({ ingredient }) => breaksDiet(ingredient, 'gluten-free'),
  'Without nuts': ({ ingredient }) => avoidedIn(ingredient).includes('nuts'),
  'Without fish': ({ ingredient }) => avoidedIn(ingredient).includes('fish'),
}

// NUTR-SURE-2
test('the samples show each of the three nutrition cards', () => {
  const sources = recipes.map(({ nutrition_source }) => nutrition_source)
  expect([...new Set(sources)].sort()).toEqual(['computed', 'fixed', 'own'])
  expect(sources.filter((source) => source === 'computed').length).toBeGreaterThanOrEqual(12)
})

describe.each(recipes)('$title', (recipe) => {
  const foods = withoutHeadings(recipe.ingredients).map(({ ingredient }) => ingredient)

  test('names the allergens of its ingredients and has no tag that contradicts them', () => {
    expect([...recipe.allergens].sort()).toEqual([...new Set(foods.flatMap(allergensIn))].sort())
    const contradicted = DIETS.filter((diet: Diet) => recipe.dietary_tags.includes(diet)).flatMap((diet) =>
      foods.filter((food) => breaksDiet(food, diet)).map((food) => `${diet}: ${food}`),
    )
    expect(contradicted).toEqual([])
  })

  test('is fully in the food table, with every variation and every swap', () => {
    const choices = [
      { variation: null },
      ...recipe.variations.map((_, variation) => ({ variation })),
      ...AVOIDABLES.map((avoidable) => ({ avoid: [avoidable] })),
    ]
    expect(choices.filter((choice) => show(recipe, choice).hasUnknown)).toEqual([])
  })

  test('has figures per serving complete enough to be shown', () => {
    const { nutrition_source, nutrition } = recipe
    expect(nutrition === null).toBe(nutrition_source === 'fixed')
    if (nutrition === null) return
    expect(nutrition.confidence).not.toBe('low')
    expect(nutrition.unmatched).toEqual([])
    const { kcal, protein_g, fat_g, carbohydrate_g, fiber_g } = nutrition.per_serving
    // Alcohol and fibre account for the difference between the calories and those of the parts.
    const parts = 4 * (protein_g?.value ?? 0) + 9 * (fat_g?.value ?? 0) + 4 * (carbohydrate_g?.value ?? 0)
    expect(Math.abs((kcal?.value ?? 0) - parts)).toBeLessThan(0.1 * parts + 4 * (fiber_g?.value ?? 0))
  })

  test('as written, every ingredient belongs to a step and every duration to a timer', () => {
    const shown = show(recipe, {})
    expect(unused(shown)).toEqual([])
    expect(untimed(shown)).toEqual([])
  })

  test.each(recipe.variations.map((variation, place) => ({ ...variation, place })))(
    'as $name: the list and its steps change consistently',
    ({ name, place, changes }) => {
      const shown = show(recipe, { variation: place })
      expect(changes).not.toEqual([])
      expect(leftOvers(recipe, shown)).toEqual([])
      expect(unused(shown)).toEqual([])
      expect(untimed(shown)).toEqual([])
      const breaks = PROMISES[name]
      if (breaks) expect(shownLines(shown).filter(breaks)).toEqual([])
    },
  )

  test('swaps belong to lines that contain what they avoid, and their replacements do not contain it', () => {
    const choices = [null, ...recipe.variations.keys()].map((variation) => show(recipe, { variation }))
    for (const { avoid, ingredient, with: other } of recipe.swaps) {
      const held = choices.flatMap(({ lines }) => avoidedIn(lines[ingredient]?.ingredient ?? ''))
      expect(held, recipe.ingredients[ingredient]?.ingredient).toContain(avoid)
      expect(avoidedIn(other?.ingredient ?? '')).not.toContain(avoid)
    }
  })

  test.each(AVOIDABLES)('without %s, every line that contains it is swapped or marked', (avoid) => {
    for (const variation of [null, ...recipe.variations.keys()]) {
      const holding = shownLines(show(recipe, { variation })).filter(
        ({ index, ingredient }) => index !== null && avoidedIn(ingredient).includes(avoid),
      )
      const lacking = holding.filter(
        ({ index }) => !recipe.swaps.some((swap) => swap.avoid === avoid && swap.ingredient === index),
      )
      const shown = show(recipe, { variation, avoid: [avoid] })
      const left = shownLines(shown).filter(
        ({ index, ingredient }) => index !== null && avoidedIn(ingredient).includes(avoid),
      )
      expect(left.map(({ ingredient }) => ingredient)).toEqual(lacking.map(({ ingredient }) => ingredient))
      if (lacking.length > 0) expect(shown.unsolved).toEqual([avoid])
      if (variation !== null) continue
      expect(shown.unsolved).toEqual(lacking.length > 0 ? [avoid] : [])
      expect(leftOvers(recipe, shown)).toEqual([])
      expect(unused(shown)).toEqual([])
    }
  })
})
