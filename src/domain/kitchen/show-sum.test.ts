import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readNumber } from '../text/numbers.ts'
import { termsOf } from './measure-terms.ts'
import type { MeasureChoice } from './show-measure.ts'
import { showSum } from './show-sum.ts'
import { type Measurable, type Measure, readUnit } from './units.ts'

const WATER: Measurable = { density: 1, isLiquid: true }

function show(amount: string, unit: string, factor: number, units: MeasureChoice['units'] = 'as written') {
  const shown = showSum({ amount, unit }, { factor, units }, WATER)
  return `${shown.amount} ${shown.unit}`
}

// REC-ING-6
describe('sums', () => {
  test.each<[string, string, number, MeasureChoice['units'], string]>([
    ['1', 'cup + 2 tablespoons', 1, 'as written', '1 cup + 2 tablespoons'],
    ['1', 'cup + 2 tablespoons', 2, 'as written', '2¼ cups'],
    ['1', 'cup + 2 tablespoons', 0.5, 'as written', '½ cup + 1 tbsp'],
    ['1 cup + 2', 'tbsp', 2, 'as written', '2¼ cups'],
    ['1', 'cup + 2 tbsp', 1, 'metric', '270 ml'],
    ['1', 'lb 2 oz', 2, 'as written', '2¼ lb'],
    ['1', 'kg 500g', 2, 'as written', '3 kg'],
    ['1', 'head + 2 cloves', 2, 'as written', '2 heads + 4 cloves'],
    ['1', 'cup + 50 g', 2, 'as written', '2 cups + 100 g'],
    ['1 tsp to 1', 'tbsp', 2, 'as written', '2 tsp to 2 tbsp'],
    ['between 2 and 3', 'tbsp', 1, 'metric', 'between 30 and 45 ml'],
    ['1', 'packed cup', 1, 'metric', '240 ml'],
    ['2', 'TB', 1, 'metric', '30 ml'],
    ['1', 'qt', 1, 'metric', '950 ml'],
    ['.5', 'cup', 1, 'metric', '120 ml'],
    ['about .5', 'cup', 2, 'metric', 'about 240 ml'],
  ])('%s %s ×%s, %s: %s', (amount, unit, factor, units, expected) => {
    expect(show(amount, unit, factor, units)).toBe(expected)
  })
})

// AMOUNT-UNIT-5
describe('amounts scaled in chosen units change to larger units where they become large', () => {
  test.each<[string, string, number, MeasureChoice['units'], string]>([
    ['2', 'tsp', 3, 'US', '2 tbsp'],
    ['2', 'tbsp', 4, 'US', '½ cup'],
    ['8', 'oz', 2, 'US', '1 lb'],
    ['5', 'tsp', 1, 'US', '5 tsp'],
    ['6', 'tsp', 1, 'US', '6 tsp'],
    ['2', 'tsp', 2, 'US', '4 tsp'],
    ['2', 'tsp', 3, 'as written', '6 tsp'],
    ['2-3', 'tsp', 3, 'US', '2-3 tbsp'],
    ['600', 'g', 2.5, 'metric', '1.5 kg'],
    ['600', 'g', 2.5, 'as written', '1500 g'],
  ])('%s %s ×%s, %s: %s', (amount, unit, factor, units, expected) => {
    expect(show(amount, unit, factor, units)).toBe(expected)
  })
})

/** In millilitres or grams. */
function sizeOf(measure: Measure): number {
  return termsOf(measure).reduce((sum, { amount, unit, isLess }) => {
    const size = (readNumber(amount) ?? Number.NaN) * (readUnit(unit)?.size ?? Number.NaN)
    return sum + (isLess ? -size : size)
  }, 0)
}

test('a shown sum equals the scaled one within the tolerance of spoons and scales (AMOUNT-UNIT-3)', () => {
  const value = fc.constantFrom('1', '2', '3', '½', '¼', '¾', '1½', '1/3', '2 1/2', '5', '12')
  const units = fc.constantFrom(
    ['cup', 'tbsp'],
    ['cups', 'tsp'],
    ['tablespoons', 'teaspoons'],
    ['lb', 'oz'],
    ['kg', 'g'],
    ['l', 'ml'],
  )
  const joint = fc.constantFrom('+', 'plus', 'and', '&')
  const factor = fc.constantFrom(0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 5, 7)
  const system = fc.constantFrom('as written' as const, 'metric' as const, 'US' as const)
  fc.assert(
    fc.property(
      value,
      value,
      units,
      joint,
      factor,
      system,
      (first, second, [large, small], sign, by, chosen) => {
        const typed = { amount: first, unit: `${large} ${sign} ${second} ${small}` }
        const exact = sizeOf(typed) * by
        const shown = sizeOf(showSum(typed, { factor: by, units: chosen }, WATER))
        expect(Math.abs(shown - exact) / exact).toBeLessThanOrEqual(exact < 15 ? 0.1 : 0.08)
      },
    ),
    { numRuns: 500 },
  )
})
