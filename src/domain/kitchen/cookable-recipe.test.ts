import { expect, test } from 'vitest'
import { testRecipe } from '../../../tests/fixtures/steps.ts'
import { knownFood, toCookable } from './cookable-recipe.ts'

const INGREDIENTS = [
  { ingredient: 'For the soup:' },
  { amount: '2', unit: 'tbsp', ingredient: 'olive oil' },
  { amount: '200', unit: 'g', ingredient: 'pearl barley' },
  { amount: '1', unit: 'cup', ingredient: 'milk' },
]

// AMOUNT-USE-1
test('a step states its ingredients and its duration', () => {
  const { instructions, total_time_minutes, kitchen } = toCookable(
    testRecipe({
      prep_time_minutes: 10,
      cook_time_minutes: 25,
      ingredients: INGREDIENTS,
      instructions: ['Heat the oil to 180 °C.', 'Add the barley and simmer for 20 to 25 minutes.'],
    }),
  )
  expect(total_time_minutes).toBe(35)
  expect(instructions).toEqual([
    { step: 1, instruction: 'Heat the oil to 180 °C.', ingredients: [1], timers: [] },
    {
      step: 2,
      instruction: 'Add the barley and simmer for 20 to 25 minutes.',
      ingredients: [2],
      timers: [{ text: '20 to 25 minutes', seconds: 1200, seconds_max: 1500, start: 30, end: 46 }],
    },
  ])
  expect(kitchen.steps[0]?.temperatures).toEqual([
    { start: 16, end: 22, readings: [{ scale: 'C', low: 180, high: null, isFan: false }] },
  ])
  expect(kitchen.foods.map(({ contains, is_liquid }) => [contains, is_liquid])).toEqual([
    [[], false],
    [[], true],
    [['gluten'], false],
    [['milk'], true],
  ])
})

test('the coach’s corrections replace what was detected', () => {
  const { instructions, kitchen } = toCookable(
    testRecipe({
      ingredients: INGREDIENTS,
      instructions: [{ instruction: 'Add the barley, wait 5 minutes.', ingredients: [3, 1, 3], timers: [] }],
    }),
  )
  expect(instructions[0]).toMatchObject({ ingredients: [1, 3], timers: [] })
  expect(kitchen.corrected).toEqual([{ ingredients: true, timers: true }])
})

// AMOUNT-USE-4
test('an ingredient removed by the coach has no amount in that step, and its whole amount in the next', () => {
  const { instructions, kitchen } = toCookable(
    testRecipe({
      ingredients: INGREDIENTS,
      instructions: [
        { instruction: 'Look at the barley.', ingredients: [] },
        { instruction: 'Boil the barley.' },
      ],
    }),
  )
  expect(instructions.map(({ ingredients }) => ingredients)).toEqual([[], [2]])
  expect(kitchen.steps.map(({ mentions }) => mentions[0]?.share)).toEqual([null, 1])
})

test('the steps of a variation are linked with the variation’s own list', () => {
  const { kitchen } = toCookable(
    testRecipe({
      ingredients: INGREDIENTS,
      instructions: ['Heat the oil.', 'Stir in the milk.'],
      variations: [
        {
          name: 'Coconut',
          changes: [
            { ingredient: 3, with: { amount: '1', unit: 'can', ingredient: 'coconut milk' } },
            { with: { amount: '1', unit: 'tsp', ingredient: 'lime juice' } },
          ],
          steps: [{ step: 2, instruction: 'Stir in the coconut milk and 1 tsp lime juice, 2 minutes.' }],
        },
      ],
    }),
  )
  expect(kitchen.variations[0]?.steps).toMatchObject([
    {
      step: 2,
      ingredients: [3, 4],
      timers: [{ seconds: 120 }],
      amounts: [{ amount: '1', unit: 'tsp', ingredient: 4 }],
    },
  ])
  expect(kitchen.variations[0]?.change_foods.map((food) => food?.contains)).toEqual([[], []])
})

// AMOUNT-UNIT-4
test.each([
  ['200', 'g', 'spaghetti', false],
  ['800', 'g', 'potatoes', false],
  ['400', 'g', 'tofu', false],
  ['2', 'cups', 'diced potatoes', true],
  ['200', 'g', 'plain flour', true],
  ['200', 'g', 'penne', true],
  ['200', 'g', 'blueberries', true],
])('%s %s %s: measured by the cup %s', (amount, unit, ingredient, isScooped) => {
  expect(knownFood({ amount, unit, ingredient }).density !== null).toBe(isScooped)
})
