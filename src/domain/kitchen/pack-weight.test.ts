import { describe, expect, test } from 'vitest'
import { lineNutrition } from './nutrition.ts'

function gramsOf(amount: string, unit: string, ingredient: string): number {
  const line = lineNutrition({ amount, unit, ingredient })
  return line.kind === 'known' ? line.grams : Number.NaN
}

// NUTR-WEIGHT-1
test.each([
  ['8', 'whole', 'thin chicken cutlets (about 1 1/2 pounds total)', 680],
  ['2', 'whole', 'chicken breasts (1 to 1 1/2 pounds)', 567],
  ['12', 'slices', 'sharp cheddar cheese (about 6 ounces)', 170],
  ['2-3', 'large heads', 'broccoli (~1 1/2 lb.), cut into florets', 680],
  ['4', 'whole', 'salmon fillets, about 1 lb', 454],
])('%s %s %s: the weight is the total weight', (amount, unit, ingredient, grams) => {
  expect(gramsOf(amount, unit, ingredient)).toBeCloseTo(grams, 0)
})

// NUTR-WEIGHT-1
test.each([
  ['1', 'whole', 'boneless 2-3 pound chuck roast', 1134],
  ['1', 'bag', 'baby spinach (5 oz)', 142],
  ['1', 'pot', 'double cream (227ml)', 228],
  ['2', 'whole', '15-ounce containers part-skim ricotta', 850],
  ['1', '- 15 ounce can', 'chopped tomatoes', 425],
  ['1', 'can', 'black beans, drained', 240],
  ['1', 'whole', '15.5-ounce can chickpeas', 264],
  ['1', 'packet', 'taco seasoning', 30],
  ['1', 'package', 'active dry yeast', 7],
  ['2', 'bottles', 'red wine', 1490],
])(
  '%s %s %s: a pack has the weight on its label or the usual weight of a pack',
  (amount, unit, ingredient, grams) => {
    expect(gramsOf(amount, unit, ingredient)).toBeCloseTo(grams, 0)
  },
)

// NUTR-WEIGHT-1
test('a cup weight stated in the line takes precedence over the density, unless it is impossible', () => {
  expect(gramsOf('1', 'cup', 'plain flour (140 g)')).toBe(140)
  expect(gramsOf('1', 'cup', 'plain flour (2 lb)')).toBeCloseTo(125, 0)
  expect(gramsOf('1', 'heaping cup', 'tofu puffs (60 g), halved')).toBe(60)
})

// NUTR-WEIGHT-5
describe('bones and shells are not eaten', () => {
  test.each([
    ['1', 'kg', 'bone-in pork shoulder', 800],
    ['1', 'kg', 'chicken wings', 540],
    ['1', '2 kg whole', 'chicken', 1240],
    ['1', 'kg', 'mussels', 300],
    ['1', 'kg', 'prawns, shell on', 650],
    ['2', 'whole', 'bone-in pork chops (about 500 g each)', 800],
    // 8 × 107 g × 0.54, 2 × 133 g × 0.67
    ['8', 'whole', 'chicken wings', 462],
    ['2', 'whole', 'chicken drumsticks', 178],
  ])('%s %s %s', (amount, unit, ingredient, grams) => {
    expect(gramsOf(amount, unit, ingredient)).toBeCloseTo(grams, 0)
  })

  test.each(['boneless pork shoulder', 'prawns, peeled, tail on', 'mussel meat', 'cooked chicken, shredded'])(
    '%s is eaten entirely',
    (ingredient) => {
      expect(gramsOf('1', 'kg', ingredient)).toBe(1000)
    },
  )
})
