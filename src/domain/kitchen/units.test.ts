import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readNumber } from '../text/numbers.ts'
import { convertMeasure, type Measurable, readUnit, type UnitSystem } from './units.ts'

const WATER: Measurable = { density: 1, isLiquid: true }
const FLOUR: Measurable = { density: 0.528, isLiquid: false }
const UNKNOWN: Measurable = { density: null, isLiquid: false }

function convert(value: number, unit: string, system: UnitSystem, food: Measurable): string | null {
  const read = readUnit(unit)
  const shown = read && convertMeasure(value, read, system, food)
  return shown && `${shown.amount} ${shown.unit}`
}

// AMOUNT-UNIT-1
describe('convertMeasure', () => {
  test.each<[number, string, UnitSystem, Measurable, string | null]>([
    [1, 'cup', 'metric', WATER, '240 ml'],
    [1, 'cup', 'metric', FLOUR, '125 g'],
    [2, 'cups', 'metric', FLOUR, '250 g'],
    [1, 'cup', 'metric', UNKNOWN, null],
    [1, 'tbsp', 'metric', WATER, '15 ml'],
    [1, 'tablesp', 'metric', WATER, '15 ml'],
    [1, 'tsp', 'metric', WATER, '5 ml'],
    [8, 'fl oz', 'metric', WATER, '240 ml'],
    [1, 'lb', 'metric', UNKNOWN, '450 g'],
    [2, 'pounds', 'metric', UNKNOWN, '900 g'],
    [3, 'lb', 'metric', UNKNOWN, '1.35 kg'],
    [2.2, 'lb', 'metric', UNKNOWN, '1 kg'],
    [4, 'oz', 'metric', UNKNOWN, '115 g'],
    [240, 'ml', 'US', WATER, '1 cup'],
    [1, 'l', 'US', WATER, '4¼ cups'],
    [15, 'ml', 'US', WATER, '1 tbsp'],
    [5, 'ml', 'US', WATER, '1 tsp'],
    [500, 'g', 'US', UNKNOWN, '18 oz'],
    [450, 'g', 'US', UNKNOWN, '1 lb'],
    [100, 'g', 'US', UNKNOWN, '3½ oz'],
    [250, 'g', 'US', FLOUR, '2 cups'],
    [207, 'ml', 'US', WATER, '¾ cup + 2 tbsp'],
    [49, 'ml', 'US', WATER, '3 tbsp + 1 tsp'],
    [25, 'ml', 'US', WATER, '5 tsp'],
    [90, 'ml', 'US', WATER, '¼ cup + 2 tbsp'],
    [150, 'ml', 'US', WATER, '½ cup + 2 tbsp'],
    [1, 'quart', 'metric', WATER, '950 ml'],
    [100, 'g', 'metric', FLOUR, null],
    [1, 'cup', 'US', FLOUR, null],
  ])('%s %s in %s', (value, unit, system, food, expected) => {
    expect(convert(value, unit, system, food)).toBe(expected)
  })

  // AMOUNT-UNIT-2
  test.each(['pinch', 'can', 'whole', 'pint', 'heaped tbsp', 'handful', '', 'cm'])(
    '%s cannot be converted',
    (unit) => {
      expect(readUnit(unit)).toBeNull()
    },
  )

  test.each([
    'Tbsp.',
    'TABLESPOONS',
    'level tsp',
    'fl. oz',
    'Litres',
    'kilos',
    'TB',
    'Tblsp',
    'gms',
    'mls',
    'packed cup',
  ])('%s is known', (unit) => {
    expect(readUnit(unit)).not.toBeNull()
  })

  /** Returns the size of a shown measure, in millilitres or grams. */
  function sizeOf(shown: string): number {
    return shown.split(' + ').reduce((sum, part) => {
      const [amount = '', unit = ''] = part.split(/ (?=\D)/)
      return sum + (readNumber(amount) ?? Number.NaN) * (readUnit(unit)?.size ?? Number.NaN)
    }, 0)
  }

  const size = fc.double({ min: 0.05, max: 20_000, noNaN: true })

  test('metric values deviate at most 5 %, small ones 10 %, and are never zero (AMOUNT-UNIT-3)', () => {
    fc.assert(
      fc.property(size, fc.constantFrom('tsp', 'tbsp', 'cup', 'fl oz', 'oz', 'lb'), (value, name) => {
        const unit = readUnit(name)
        const exact = value * (unit?.size ?? 0)
        const shown = sizeOf(convert(value, name, 'metric', WATER) ?? '')
        expect(shown).toBeGreaterThan(0)
        expect(Math.abs(shown - exact) / exact).toBeLessThanOrEqual(exact < 15 ? 0.1 : 0.05)
      }),
    )
  })

  test('US volumes deviate at most 8 %, small ones 10 %; weights 5 %', () => {
    fc.assert(
      fc.property(size, fc.boolean(), (value, isWeight) => {
        const food = isWeight ? UNKNOWN : WATER
        const shown = sizeOf(convert(value, isWeight ? 'g' : 'ml', 'US', food) ?? '')
        expect(shown).toBeGreaterThan(0)
        const allowed = value < 15 ? 0.1 : isWeight ? 0.05 : 0.08
        expect(Math.abs(shown - value) / value).toBeLessThanOrEqual(allowed)
      }),
      { numRuns: 1000 },
    )
  })
})
