import { expect, test } from 'vitest'
import { testRecipe } from '../../../tests/fixtures/steps.ts'
import type { Avoidable } from '../content/avoidables.ts'
import { avoidedIn } from './foods/avoided.ts'
import { computeNutrition, lineNutrition } from './nutrition.ts'
import { chosenNutrition, possibleLines } from './possible-lines.ts'
import { changeRecipe } from './recipe-changes.ts'

const line = (amount: string, unit: string, ingredient: string) => ({ amount, unit, ingredient })
const OATS = line('100', 'g', 'rolled oats')
const YOGHURT = line('400', 'g', 'whole milk yoghurt')
const APPLE = line('1', 'whole', 'apple')
const WALNUTS = line('30', 'g', 'walnuts')
const TAHINI = line('50', 'g', 'tahini')

interface Choice {
  variation: number | null
  avoid: readonly Avoidable[]
  keep: readonly number[]
}

const AS_WRITTEN: Choice = { variation: null, avoid: [], keep: [] }

/** Sums the nutrition as the browser does, from the server's figures of every line. */
function figuresOf(recipe: ReturnType<typeof bowl>, { variation, avoid, keep }: Choice) {
  const chosen = variation === null ? null : (recipe.variations[variation] ?? null)
  const contains = (text: string) => new Set(avoidedIn(text))
  const { lines } = changeRecipe(recipe, { variation: chosen, avoid, keep }, contains)
  const possible = possibleLines(recipe).map((line) => ({
    ...line,
    holds: lineNutrition(line, line.heading),
  }))
  return chosenNutrition(lines, possible, recipe.servings)
}

const bowl = (fields: object = {}) =>
  testRecipe({
    servings: 2,
    nutrition_source: 'computed',
    ingredients: [OATS, YOGHURT, APPLE],
    swaps: [{ avoid: 'dairy', ingredient: 1, with: TAHINI, note: '' }],
    variations: [
      {
        name: 'With a crunch',
        changes: [
          { ingredient: 2, with: null },
          { ingredient: null, with: WALNUTS },
        ],
      },
    ],
    ...fields,
  })

const placesOf = (choice: Partial<Choice>) =>
  figuresOf(bowl(), { ...AS_WRITTEN, ...choice })?.drivers.map(({ ingredient }) => ingredient)

// NUTR-CHOICE-1
test('as written, the figures are those of the recipe', () => {
  expect(figuresOf(bowl(), AS_WRITTEN)).toEqual(computeNutrition([OATS, YOGHURT, APPLE], 2))
})

// NUTR-WEIGHT-4
test('a heading applies to the lines below it as written and as chosen', () => {
  const ingredients = [OATS, line('', '', 'For frying:'), line('100', 'g', 'olive oil')]
  expect(figuresOf(bowl({ ingredients }), AS_WRITTEN)).toEqual(computeNutrition(ingredients, 2))
})

// NUTR-WEIGHT-4
test('a line that stands below two headings counts by each, and what is swapped in by that of its place', () => {
  const oil = line('100', 'ml', 'olive oil')
  const ingredients = [line('', '', 'For frying:'), oil, YOGHURT, line('', '', 'For the sauce:'), oil]
  const butter = line('100', 'g', 'vegan butter')
  const swaps = [{ avoid: 'dairy', ingredient: 2, with: butter, note: '' }]
  const recipe = bowl({ ingredients, swaps, variations: [] })
  expect(figuresOf(recipe, AS_WRITTEN)).toEqual(computeNutrition(ingredients, 2))
  expect(figuresOf(recipe, { ...AS_WRITTEN, avoid: ['dairy'] })).toEqual(
    computeNutrition(ingredients.with(2, butter), 2),
  )
})

test('a swap counts instead of the avoided line until it is undone', () => {
  const figures = figuresOf(bowl(), { ...AS_WRITTEN, avoid: ['dairy'] })
  expect(figures).toEqual(computeNutrition([OATS, TAHINI, APPLE], 2))
  expect(figuresOf(bowl(), { ...AS_WRITTEN, avoid: ['dairy'], keep: [1] })).toEqual(
    computeNutrition([OATS, YOGHURT, APPLE], 2),
  )
})

test('left-out lines do not count, and lines added by a variation follow the list', () => {
  const figures = figuresOf(bowl(), { ...AS_WRITTEN, variation: 0 })
  const { drivers: _, ...sums } = computeNutrition([OATS, YOGHURT, WALNUTS], 2)
  expect(figures).toMatchObject(sums)
  expect(placesOf({ variation: 0 })?.toSorted()).toEqual([0, 1, 3])
  expect(placesOf({ variation: 0, avoid: ['nuts'] })?.toSorted()).toEqual([0, 1])
})

test('an unknown variation changes nothing', () => {
  expect(figuresOf(bowl(), { ...AS_WRITTEN, variation: 9 })).toEqual(figuresOf(bowl(), AS_WRITTEN))
})

test('the possible lines are the recipe’s own and those of swaps and variations, each once', () => {
  const twice = bowl({ swaps: [{ avoid: 'dairy', ingredient: 1, with: OATS, note: '' }] })
  const linesOf = (recipe: ReturnType<typeof bowl>) =>
    possibleLines(recipe).map(({ heading: _, ...own }) => own)
  expect(linesOf(bowl())).toEqual([OATS, YOGHURT, APPLE, TAHINI, WALNUTS])
  expect(linesOf(twice)).toEqual([OATS, YOGHURT, APPLE, WALNUTS])
})

test('a line unknown to the server, after a change of the recipe, gives no figures', () => {
  const [oats] = possibleLines(bowl()).map((line) => ({ ...line, holds: lineNutrition(line) }))
  const shown = { ...WALNUTS, isLeftOut: false }
  expect(chosenNutrition([shown], oats ? [oats] : [], 2)).toBeNull()
})

// NUTR-SURE-4
test('a list with too many unknowns has no figures', () => {
  const swaps = [{ avoid: 'dairy', ingredient: 1, with: line('400', 'g', 'zzyzx'), note: '' }]
  expect(figuresOf(bowl({ swaps }), { ...AS_WRITTEN, avoid: ['dairy'] })).toBeNull()
})
