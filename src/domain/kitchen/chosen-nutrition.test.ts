import { expect, test } from 'vitest'
import { chosenNutrition, type NutritionChoice } from './chosen-nutrition.ts'
import { computeNutrition } from './nutrition.ts'
import { testRecipe } from './test-recipe.ts'

const line = (amount: string, unit: string, ingredient: string) => ({ amount, unit, ingredient })
const OATS = line('100', 'g', 'rolled oats')
const YOGHURT = line('400', 'g', 'whole milk yoghurt')
const APPLE = line('1', 'whole', 'apple')
const WALNUTS = line('30', 'g', 'walnuts')
const TAHINI = line('50', 'g', 'tahini')
const AS_WRITTEN: NutritionChoice = { variation: null, avoid: [], keep: [] }

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

const placesOf = (choice: Partial<NutritionChoice>) =>
  chosenNutrition(bowl(), { ...AS_WRITTEN, ...choice })?.drivers.map(({ ingredient }) => ingredient)

// NUTR-CHOICE-1
test('as written the figures are those of the recipe', () => {
  expect(chosenNutrition(bowl(), AS_WRITTEN)).toEqual(computeNutrition([OATS, YOGHURT, APPLE], 2))
})

test('a swap counts in the place of what is avoided, until it is undone', () => {
  const figures = chosenNutrition(bowl(), { ...AS_WRITTEN, avoid: ['dairy'] })
  expect(figures).toEqual(computeNutrition([OATS, TAHINI, APPLE], 2))
  expect(chosenNutrition(bowl(), { ...AS_WRITTEN, avoid: ['dairy'], keep: [1] })).toEqual(
    computeNutrition([OATS, YOGHURT, APPLE], 2),
  )
})

test('what is left out counts for nothing, and what a variation adds stands behind the list', () => {
  const figures = chosenNutrition(bowl(), { ...AS_WRITTEN, variation: 0 })
  const { drivers: _, ...sums } = computeNutrition([OATS, YOGHURT, WALNUTS], 2)
  expect(figures).toMatchObject(sums)
  expect(placesOf({ variation: 0 })?.toSorted()).toEqual([0, 1, 3])
  expect(placesOf({ variation: 0, avoid: ['nuts'] })?.toSorted()).toEqual([0, 1])
})

test('a variation that is not there changes nothing', () => {
  expect(chosenNutrition(bowl(), { ...AS_WRITTEN, variation: 9 })).toEqual(
    chosenNutrition(bowl(), AS_WRITTEN),
  )
})

test.each(['fixed', 'own'])('%s figures follow nothing', (nutrition_source) => {
  const nutrition = { per_serving: { kcal: { value: 300 } } }
  expect(
    chosenNutrition(bowl({ nutrition_source, nutrition }), { ...AS_WRITTEN, avoid: ['dairy'] }),
  ).toBeNull()
})

// NUTR-SURE-4
test('a list of which too little is known has no figures', () => {
  const swaps = [{ avoid: 'dairy', ingredient: 1, with: line('400', 'g', 'zzyzx'), note: '' }]
  expect(chosenNutrition(bowl({ swaps }), { ...AS_WRITTEN, avoid: ['dairy'] })).toBeNull()
})
