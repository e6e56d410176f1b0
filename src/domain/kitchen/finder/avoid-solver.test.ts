import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AVOIDABLES, type Avoidable } from '../../content/avoidables.ts'
import { containedIn } from '../foods/avoided.ts'
import { avoidablesOf } from '../foods/food.ts'
import { changeRecipe } from '../recipe-changes.ts'
import { fromBits, solveAvoiding, swappedIn, toBits, unsolvedIn } from './avoid-solver.ts'

const line = (ingredient: string) => ({ amount: '1', unit: 'cup', ingredient })
const HEADING = { amount: '', unit: '', ingredient: 'For the nut topping:' }

const words = fc.constantFrom(
  ...['butter', 'walnuts', 'plain flour', 'tofu', 'eggs', 'salmon', 'beef', 'tahini', 'leeks', 'soy sauce'],
)
const lines = words.map(line)
const recipes = fc.record({
  ingredients: fc.array(fc.oneof({ arbitrary: lines, weight: 9 }, fc.constant(HEADING)), { maxLength: 6 }),
  instructions: fc.constant([]),
  allergens: fc.array(fc.constantFrom('tree nuts', 'milk', 'sesame', 'wheat', 'celery'), { maxLength: 2 }),
  swaps: fc.array(
    fc.record({
      avoid: fc.constantFrom(...AVOIDABLES),
      ingredient: fc.nat(5),
      with: fc.option(lines),
      note: fc.constant(''),
    }),
    { maxLength: 5 },
  ),
})

// DIET-AVOID-1
test('for every recipe and every choice the solver agrees with the recipe page', () => {
  const contains = (text: string) => new Set(avoidablesOf(containedIn(text).contains))
  const bits = (text: string) => toBits<Avoidable>(contains(text), AVOIDABLES)
  fc.assert(
    fc.property(recipes, fc.subarray([...AVOIDABLES]), (recipe, avoid) => {
      const { swapped, unsolved } = changeRecipe(recipe, { variation: null, avoid }, contains)
      const table = solveAvoiding(recipe, bits)
      const set = toBits(avoid, AVOIDABLES)
      expect(fromBits(swappedIn(table, set), AVOIDABLES)).toEqual(swapped)
      expect(fromBits(unsolvedIn(table, set), AVOIDABLES)).toEqual(unsolved)
    }),
    { numRuns: 1_000 },
  )
})

test('recipes with equal contents share one table', () => {
  const solve = (...uses: string[]) =>
    solveAvoiding({ ingredients: uses.map(line), allergens: [], swaps: [] }, (text) =>
      text === 'walnuts' ? 4 : 0,
    )
  expect(solve('walnuts', 'leeks')).toBe(solve('beans', 'walnuts'))
  expect(solve('walnuts')).not.toBe(solve('beans'))
})
