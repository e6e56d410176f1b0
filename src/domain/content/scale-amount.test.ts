import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readNumber } from '../text/numbers.ts'
import { scaleAmount, scaleMeasure, scaleUnit } from './scale-amount.ts'

// REC-ING-5
describe('scaleAmount', () => {
  test.each([
    ['2', 2, '4'],
    ['1', 0.5, '½'],
    ['½', 2, '1'],
    ['½', 0.5, '¼'],
    ['¼', 0.5, '⅛'],
    ['1½', 2, '3'],
    ['1 ½', 2, '3'],
    ['1 1/2', 2, '3'],
    ['1-1/2', 2, '3'],
    ['1/2', 3, '1½'],
    ['2/3', 0.5, '⅓'],
    ['1', 1 / 3, '⅓'],
    ['⅕', 5, '1'],
    ['7', 1.25, '8¾'],
    ['⅓', 0.5, '⅙'],
    ['1', 1 / 6, '⅙'],
    ['⅚', 2, '1⅔'],
    ['⅙', 5, '⅚'],
    ['⅙', 13, '2⅙'],
  ])('fractions: %s times %s is %s', (amount, factor, expected) => {
    expect(scaleAmount(amount, factor)).toBe(expected)
  })

  test.each([
    ['200', 1.5, '300'],
    ['25', 0.5, '12.5'],
    ['125', 1.5, '188'],
    ['333', 2, '666'],
    ['999', 1 / 3, '333'],
    ['1.5', 2, '3'],
    ['0.5', 0.5, '0.25'],
    ['0,5', 3, '1,5'],
    ['12,5', 2, '25'],
    ['1,000', 2, '2000'],
    ['.5', 2, '1'],
    ['.5', 0.5, '0.25'],
    ['.25-.5', 2, '0.5-1'],
  ])('larger and decimal numbers: %s times %s is %s', (amount, factor, expected) => {
    expect(scaleAmount(amount, factor)).toBe(expected)
  })

  // REC-ING-6
  test.each([
    ['1-2', 2, '2-4'],
    ['1–2', 0.5, '½–1'],
    ['1 – 2', 1.5, '1½ – 3'],
    ['1,5-2,5', 2, '3-5'],
    ['1/2-1', 2, '1-2'],
    ['2 tbsp plus 1 tsp', 2, '4 tbsp plus 2 tsp'],
    ['about 3', 2, 'about 6'],
  ])('ranges and sums: %s times %s is %s', (amount, factor, expected) => {
    expect(scaleAmount(amount, factor)).toBe(expected)
  })

  test.each([
    ['a', 2, '2'],
    ['An', 3, '3'],
    ['half a', 2, '1'],
    ['half', 4, '2'],
    ['half a lemon', 2, '1 lemon'],
    ['a pinch', 2, '2 pinches'],
    ['a large handful', 3, '3 large handfuls'],
    ['a dozen', 2, '2 dozen'],
    ['a hundred', 3, '300'],
    ['a hundred', 1 / 4, '25'],
    ['a hundred grams', 1 / 4, '25 grams'],
    ['half a hundred', 2, '100'],
    ['a hundred and fifty', 2, '300'],
    ['a hundred and fifty grams', 2, '300 grams'],
    ['a hundred fifty', 2, '300'],
    ['two hundred and fifty', 2, '500'],
    ['two hundred grams', 3, '600 grams'],
    ['a dozen eggs', 4 / 3, '16 eggs'],
    ['a dozen eggs', 1.5, '1½ dozen eggs'],
    ['a dozen', 1 / 3, '4'],
    ['a dozen', 20.5, '246'],
    ['half a dozen', 2, '1 dozen'],
    ['half a dozen', 7 / 8, '5¼'],
    ['A Dozen', 1 / 2, '½ Dozen'],
    ['two', 0.5, '1'],
    ['one or two', 2, '2 or 4'],
  ])('words: %s times %s is %s', (amount, factor, expected) => {
    expect(scaleAmount(amount, factor)).toBe(expected)
  })

  test.each([
    '',
    'to taste',
    'a few',
    'a little',
    'some',
    '0',
    '1/0',
    '70% dark',
    '5 cm',
    '.5 cm',
    'constructor',
    'a toString',
    'a dozen and a half',
  ])('%s stays unchanged', (amount) => {
    expect(scaleAmount(amount, 3)).toBe(amount)
  })

  test('the count is scaled, the size of each piece is not', () => {
    expect(scaleAmount('2 x 400', 2)).toBe('4 x 400')
    expect(scaleAmount('1 (400 g)', 2)).toBe('2 (400 g)')
  })

  test('a tiny amount is shown as it is rather than as an eighth', () => {
    expect(scaleAmount('¼', 0.1)).toBe('0.03')
    expect(scaleAmount('1', 0.001)).toBe('0.01')
  })

  test('an invalid factor changes nothing', () => {
    for (const factor of [0, -1, Number.NaN, Number.POSITIVE_INFINITY])
      expect(scaleAmount('2', factor)).toBe('2')
  })

  test('a factor of 1 changes nothing', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        (amount) => void expect(scaleAmount(amount, 1)).toBe(amount),
      ),
    )
  })

  test('a text without numbers and number words stays unchanged', () => {
    const text = fc.string({ unit: fc.constantFrom(...'bcdgkpr .,-/()'), maxLength: 20 })
    fc.assert(
      fc.property(text, fc.double({ min: 0.1, max: 9, noNaN: true }), (amount, factor) => {
        expect(scaleAmount(amount, factor)).toBe(amount)
      }),
    )
  })

  test('a positive amount never becomes zero, and no factor makes it unreadable', () => {
    fc.assert(
      fc.property(anAmount, fc.double({ min: 0.001, max: 100, noNaN: true }), ({ text }, factor) => {
        const scaled = scaleAmount(text, factor)
        expect(scaled).toMatch(READABLE)
        expect(readScaled(scaled)).toBeGreaterThan(0)
      }),
    )
  })

  // REC-ING-5
  test('the scaled amount is as close to the exact value as a cook needs', () => {
    fc.assert(
      fc.property(anAmount, fc.double({ min: 0.1, max: 20, noNaN: true }), ({ text, value }, factor) => {
        const exact = value * factor
        expect(Math.abs(readScaled(scaleAmount(text, factor)) - exact)).toBeLessThanOrEqual(tolerance(exact))
      }),
    )
  })

  test('whole multiples are exact', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 2, max: 10 }), (amount, factor) => {
        expect(scaleAmount(String(amount), factor)).toBe(String(amount * factor))
      }),
    )
  })

  test('scaling up and down again stays close to the original', () => {
    fc.assert(
      fc.property(anAmount, fc.integer({ min: 2, max: 12 }), ({ text, value }, factor) => {
        const back = readScaled(scaleAmount(scaleAmount(text, factor), 1 / factor))
        const drift = tolerance(value * factor) / factor
        expect(Math.abs(back - value)).toBeLessThanOrEqual(drift + tolerance(value + drift))
      }),
    )
  })
})

const SIGNS = new Map(
  Object.entries({
    '½': 1 / 2,
    '⅓': 1 / 3,
    '¼': 1 / 4,
    '¾': 3 / 4,
    '⅛': 1 / 8,
    '⅔': 2 / 3,
    '⅜': 3 / 8,
    '⅝': 5 / 8,
    '⅞': 7 / 8,
    '⅙': 1 / 6,
    '⅚': 5 / 6,
  }),
)
const READABLE = /^(?:\d+(?:\.\d{1,2})?|\d*[½⅓¼¾⅛⅔⅜⅝⅞⅙⅚])$/

const anAmount = fc.oneof(
  fc.integer({ min: 1, max: 2000 }).map((value) => ({ text: String(value), value })),
  fc.tuple(fc.nat(9), fc.constantFrom(...SIGNS)).map(([whole, [sign, value]]) => ({
    text: whole === 0 ? sign : `${whole}${sign}`,
    value: whole + value,
  })),
  fc
    .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 2, max: 9 }))
    .map(([numerator, denominator]) => ({
      text: `${numerator}/${denominator}`,
      value: numerator / denominator,
    })),
)

/** Returns half the distance between two adjacent written amounts, for an amount of this size. */
function tolerance(exact: number): number {
  if (exact >= 20) return 0.5
  if (exact >= 10) return 0.25
  return (exact < 2 ? 1 / 16 : 1 / 8) + 1e-9
}

/** Parses a scaled amount, independently of the code that wrote it. */
function readScaled(text: string): number {
  const [numerator, denominator] = text.split('/')
  if (denominator) return Number(numerator) / Number(denominator)
  const sign = SIGNS.get(text.slice(-1))
  return sign === undefined ? Number(text) : Number(text.slice(0, -1) || 0) + sign
}

describe('scaleMeasure', () => {
  test.each([
    ['½', 'cup', 1 / 6, '1⅓ tbsp'],
    ['1', 'cup', 1 / 6, '2⅔ tbsp'],
    ['1/4', 'cup', 1 / 2, '2 tbsp'],
    ['1', 'cup', 1 / 16, '1 tbsp'],
    ['⅞', 'cup', 1 / 6, '2⅓ tbsp'],
    ['1', 'tbsp', 1 / 6, '½ tsp'],
    ['1', 'Tablespoon', 1 / 12, '¼ teaspoon'],
    ['2', 'tablespoons', 2, '4 tablespoons'],
    ['1', 'cup', 1 / 48, '1 tsp'],
    ['2', 'cups', 0.5, '1 cup'],
    ['1-2', 'cups', 1 / 6, '⅙-⅓ cup'],
    ['0.5', 'cup', 1 / 6, '1.3 tbsp'],
    ['3', 'whole', 1, '3 whole'],
    ['a', 'pinch', 3, '3 pinches'],
    ['¾', 'tsp', 0.5, '¼ tsp + ⅛ tsp'],
    ['1¾', 'teaspoons', 0.5, '¾ teaspoon + ⅛ teaspoon'],
    ['¾', 'cup', 0.5, '6 tbsp'],
    ['⅜', 'tsp', 1, '⅜ tsp'],
    ['2', 'lbs', 0.25, '½ lb'],
    ['2', 'Cups', 0.5, '1 Cup'],
    ['1', '400g tin', 2, '2 x 400g tins'],
    ['1', '400g tin', 1, '1 400g tin'],
    ['2', 'cups (packed)', 0.5, '1 cup (packed)'],
    ['1', 'litre', 0.2, '200 ml'],
    ['1', 'lb', 0.2, '3¼ oz'],
    ['1 and 1/2', 'cups', 2, '3 cups'],
    ['a couple of', 'handfuls', 2, '4 handfuls'],
    // Half a tablespoon is written like half a cup, and is too far off.
    ['½', 'cup', 1 / 18, '1⅓ tsp'],
  ])('%s %s times %s is %s', (amount, unit, factor, expected) => {
    const scaled = scaleMeasure({ amount, unit }, factor)
    expect(`${scaled.amount} ${scaled.unit}`).toBe(expected)
  })

  // AMOUNT-UNIT-3
  test.each([
    ['3/4', 'tsp', 3 / 4, '⅗ tsp'],
    ['¼', 'tsp', 3 / 4, '⅕ tsp'],
    ['¾', 'tsp', 1 / 4, '⅕ tsp'],
    ['¼', 'tsp', 7 / 4, '⅖ tsp'],
    ['1/6', 'tsp', 7 / 4, '0.3 tsp'],
    ['⅛', 'tsp', 3 / 4, '0.09 tsp'],
    ['1¼', 'clove', 1 / 4, '0.3 clove'],
    ['1¼', 'oz', 3 / 4, '0.9 oz'],
    // Both ends of a range have the same notation.
    ['½-¾', 'clove', 1 / 4, '0.13-0.19 clove'],
    ['⅝-1', 'cup', 2 / 3, '⅖-⅔ cup'],
    ['⅝ – ¾', 'whole', 3 / 4, '0.47 – 0.56 whole'],
    ['1¼–1⅔', 'oz', 3 / 4, '0.9–1.3 oz'],
    ['1¼ or 1⅔', 'oz', 3 / 4, '0.9 or 1.3 oz'],
    ['1¼ to 4', 'oz', 3 / 4, '0.9 to 3 oz'],
    ['0.1', 'tsp', 1 / 4, '0.025 tsp'],
    ['0,1', 'tsp', 1 / 4, '0,025 tsp'],
    ['3/4', 'whole', 3 / 4, '0.56 whole'],
    ['1/3', 'whole', 7 / 4, '⅗ whole'],
    ['5/8', 'whole', 3 / 4, '0.47 whole'],
    ['half a', 'lemon', 1 / 3, '⅙ lemon'],
  ])(
    'an amount too far from a spoon fraction is not shown in spoons: %s %s times %s is %s',
    (amount, unit, factor, expected) => {
      const scaled = scaleMeasure({ amount, unit }, factor)
      expect(`${scaled.amount} ${scaled.unit}`).toBe(expected)
    },
  )

  const UNITS = [
    { unit: 'tsp', ml: 4.92892, most: 0.08 },
    { unit: 'tablespoons', ml: 14.78676, most: 0.08 },
    { unit: 'cups', ml: 236.588, most: 0.08 },
    { unit: 'fl oz', ml: 29.5735, most: 0.08 },
    { unit: 'g', ml: 1, most: 0.05 },
    { unit: 'ml', ml: 1, most: 0.05 },
    { unit: 'oz', ml: 28.3495, most: 0.05 },
    { unit: 'lb', ml: 453.592, most: 0.05 },
    { unit: 'whole', ml: 1e6, most: 0.05 },
    { unit: 'pinch', ml: 1e6, most: 0.05 },
  ]
  const TEXTS = [
    '1',
    '2',
    '3',
    '7',
    '10',
    '15',
    '75',
    '¼',
    '½',
    '1½',
    '2⅓',
    '1/3',
    '1/6',
    '3/4',
    '5/8',
    '2/3',
  ]
  const DECIMALS = ['0.1', '.25', '0,5', '0.75', '1.2', '2.5', '12.5']
  const SIZES = { tsp: 4.92892, teaspoon: 4.92892, tbsp: 14.78676 }

  test.each(UNITS)(
    'amounts shown in $unit are within the documented tolerance, for any servings',
    ({ unit, ml, most }) => {
      const far = [...TEXTS, ...DECIMALS].flatMap((amount) =>
        Array.from({ length: 24 }, (_, at) => (at + 1) / 4).flatMap((factor) => {
          const shown = scaleMeasure({ amount, unit }, factor)
          const [first = '', more] = shown.unit.split(' + ⅛ ')
          const size = { ...SIZES, oz: 28.3495 }[first.replace(/s$/, '')] ?? ml
          const exact = (readNumber(amount) ?? 0) * factor * ml
          const held = ((readNumber(shown.amount) ?? 0) + (more ? 1 / 8 : 0)) * size
          const off = Math.abs(held - exact) / exact
          const isNear = held > 0 && off <= (exact < 15 ? 0.1 : most) + 1e-9
          return isNear ? [] : [`${amount} ${unit} ×${factor}: ${shown.amount} ${shown.unit}`]
        }),
      )
      expect(far).toEqual([])
    },
  )

  test('cups and tablespoons are as close as measuring spoons allow', () => {
    const aUnit = fc.constantFrom(['cup', 48] as const, ['tbsp', 3] as const)
    fc.assert(
      fc.property(
        anAmount,
        aUnit,
        fc.integer({ min: 2, max: 24 }),
        ({ text, value }, [unit, spoons], parts) => {
          const { amount, unit: shown } = scaleMeasure({ amount: text, unit }, 1 / parts)
          const [first = '', more] = shown.split(' + ⅛ ')
          const inTeaspoons = readScaled(amount) * ({ tsp: 1, tbsp: 3 }[first] ?? 48) + (more ? 1 / 8 : 0)
          const exact = (value * spoons) / parts
          // There is no spoon smaller than a teaspoon's fractions.
          if (exact >= 1) expect(Math.abs(inTeaspoons - exact) / exact).toBeLessThanOrEqual(0.08)
        },
      ),
    )
  })
})

test.each([
  ['cup', '2', 'cups'],
  ['cups', '1', 'cup'],
  ['cups', '½', 'cup'],
  ['cup', '1½', 'cups'],
  ['pinch', '2', 'pinches'],
  ['leaves', '1', 'leaf'],
  ['cloves', '1-2', 'cloves'],
  ['slice', '0.5-1', 'slice'],
  ['large handful', '2', 'large handfuls'],
  ['g', '300', 'g'],
  ['tbsp', '3', 'tbsp'],
  ['whole', '3', 'whole'],
  ['', '3', ''],
  ['cup', 'some', 'cup'],
  ['cups', 'a few', 'cups'],
  ['constructor', '2', 'constructor'],
])('%s with %s is %s', (unit, amount, expected) => {
  expect(scaleUnit(unit, amount)).toBe(expected)
})
