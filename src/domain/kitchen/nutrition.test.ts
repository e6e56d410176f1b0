import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NUTRIENTS } from '../content/nutrition.ts'
import type { Ingredient } from '../content/recipe.ts'
import { computeNutrition, lineNutrition } from './nutrition.ts'

const line = (amount: string, unit: string, ingredient: string): Ingredient => ({ amount, unit, ingredient })

// NUTR-WEIGHT-1
describe('figures computed by hand from the table’s values per 100 g', () => {
  test.each([
    // 379 kcal of 100 g
    ['a weight', line('200', 'g', 'rolled oats'), 758],
    // 758 and 2 × 14.787 ml × 0.342 g/ml × 3.79
    ['a sum', line('1', 'cup + 2 tbsp', 'rolled oats'), 345],
    // 236.588 ml × 0.342 g/ml × 3.79
    ['a volume by density', line('1', 'cup', 'rolled oats'), 306.7],
    // 15 ml × 0.913 × 8.84
    ['a liquid', line('15', 'ml', 'olive oil'), 121.1],
    // 118 g each × 0.89
    ['pieces', line('2', 'whole', 'bananas'), 210],
    // 101 g each × 0.89
    ['small ones', line('2', 'whole', 'small bananas'), 179.8],
    // 150 g × 3.79
    ['the middle of a range', line('100-200', 'g', 'rolled oats'), 568.5],
    // 3 g each × 1.49
    ['cloves', line('4', 'cloves', 'garlic'), 17.9],
    // 400 g × 0.6 drained × 1.39
    ['a tin by its label', line('1', '400 g tin', 'chickpeas'), 333.6],
    // 36 g, of 12 cloves × 1.49
    ['a head of garlic', line('1', 'whole', 'garlic bulb, top sliced off'), 53.6],
    // 150 ml × 218 g / 236.588 ml × 8.84, ignoring what is used for the tin
    ['more of it for the tin', line('150', 'ml', 'sunflower oil, plus a little for the tin'), 1221.8],
    // 85 g × 0.47 and 6 g × 0.47
    ['one that is pressed', line('1', 'whole', 'orange, zest finely grated, then juiced'), 40],
    ['one that is only grated', line('1', 'whole', 'orange, zest finely grated'), 2.8],
    // 2 × 59 g × 2.72
    ['slices of a loaf', line('2', 'slices', 'sourdough bread'), 321],
    // 2 × 130 g × 0.23
    ['each by what the line says', line('2', 'whole', 'spinach balls, 130 g each'), 59.8],
    // 2 × 113.4 g × 2.08
    ['each by an abbreviated unit', line('2', 'whole', 'salmon fillets (about 4 oz. each)'), 471.7],
    // 7 × 3 g × 1.49
    ['cloves that are not called so', line('7', '', 'garlic, crushed'), 31.3],
    // 3 × 140 g × 1.90, 2 × 140 g × 1.65
    ['meat that is cooked before', line('3', 'cups', 'shredded rotisserie chicken'), 798],
    ['the same of a breast', line('2', 'cups', 'shredded cooked chicken breast'), 462],
    // 200 g × 0.4 × 3.71
    ['pasta that goes in cooked', line('200', 'g', 'cooked spaghetti'), 296.8],
    ['pasta that is cooked here', line('200', 'g', 'spaghetti, cooked'), 742],
    ['grains cooked in a pouch', line('1', '250 g pouch', 'cooked farro'), 338],
    // 8 × 920 g / 8 × 2.15
    ['pieces of a whole bird', line('8', 'pieces', 'chicken'), 1978],
    ['a bird that is weighed', line('1', '(2 kg)', 'chicken'), 2666],
    // 2 × 181 g × 1.2
    ['breasts', line('2', 'whole', 'chicken breasts'), 434.4],
    // 6 × 25 g × 2.88
    ['thin sausages', line('6', 'whole', 'chipolatas'), 432],
    // 10 × 1.2 g × 5.79
    ['nuts', line('10', 'whole', 'almonds'), 69.5],
    // 500 g × 2.54, 500 g × 1.52
    ['minced meat', line('500', 'g', 'beef mince'), 1270],
    ['the same by its fat', line('500', 'g', 'beef mince (5% fat)'), 760],
    // 400 g × 1.97
    ['a tin without its label', line('1', 'can', 'coconut milk'), 788],
    ['a pack in short', line('1', 'pkg', 'cream cheese'), 875],
    ['heaped ones', line('heaped 1/2', 'cup', 'rolled oats'), 153.4],
    // 30 g × 0.72
    ['a shallot', line('1', '', 'shallot'), 21.6],
    // 2 × 45 g × 0.22
    ['the juice of some', line('', '', 'juice of 2 lemons'), 19.8],
  ])('%s', (_, ingredient, kcal) => {
    expect(computeNutrition([ingredient], 1).per_serving.kcal.value).toBeCloseTo(kcal, 0)
  })

  // NUTR-WEIGHT-3
  test('an unspecific line widens its range', () => {
    const range = (ingredient: string) => computeNutrition([line('15', 'ml', ingredient)], 1).per_serving.kcal
    const plain = range('olive oil')
    expect(range('olive oil, plus extra')).toMatchObject({ value: plain.value, low: plain.low })
    expect(range('olive oil, plus extra').high).toBeGreaterThan(plain.high)
    expect(range('olive oil, optional')).toMatchObject({ value: plain.value, low: 0, high: plain.high })
  })

  test('a whole recipe is computed per serving, with the main sources of its calories', () => {
    const list = [
      line('', '', 'For the porridge:'),
      line('200', 'g', 'rolled oats'),
      line('1', 'tbsp', 'olive oil'),
      line('', '', 'salt'),
    ]
    const { per_serving, ...rest } = computeNutrition(list, 2)
    // 758 + 14.78676 ml × 0.913 × 8.84 = 877.3
    expect(per_serving.kcal.value).toBeCloseTo(438.7, 0)
    expect(per_serving.protein_g.value).toBeCloseTo(13.2, 1)
    expect(per_serving.fat_g.value).toBeCloseTo(13.3, 1)
    // 12 mg of the oats and the sodium in a gram of salt.
    expect(per_serving.sodium_mg.value).toBeCloseTo(199.9, 0)
    expect(rest).toMatchObject({ confidence: 'high', matched: 3, of: 3, unmatched: [] })
    expect(rest.drivers).toEqual([
      { ingredient: 1, share: 0.863 },
      { ingredient: 2, share: 0.136 },
    ])
  })
})

// NUTR-WEIGHT-2
test('a handful has a wide range, a weight a narrow one', () => {
  const spreadOf = (unit: string) => {
    const { value, low, high } = computeNutrition([line('1', unit, 'walnuts')], 1).per_serving.kcal
    return (high - low) / value
  }
  expect(spreadOf('handful')).toBeGreaterThan(1)
  expect(spreadOf('oz')).toBeLessThan(0.2)
})

test('a drained tin contains at most its drained weight', () => {
  const high = (ingredient: string) =>
    computeNutrition([line('1', '400 g tin', ingredient)], 1).per_serving.kcal.high
  // 400 g × 0.65 × 1.39 × 1.05, and with the whole content.
  expect(high('chickpeas, drained and rinsed')).toBeCloseTo(379.5, 0)
  expect(high('chickpeas')).toBeCloseTo(583.8, 0)
})

// NUTR-SURE-1
test('values that the source has not measured widen the range', () => {
  // Sugars are not measured for chia seeds: from none to all of their carbohydrate.
  const { sugars_g, carbohydrate_g } = computeNutrition([line('100', 'g', 'chia seeds')], 1).per_serving
  expect(sugars_g).toMatchObject({ value: 0, low: 0, high: carbohydrate_g.high })
})

// NUTR-WEIGHT-2
test.each([
  ['all of them together', line('2', 'whole', 'tuna steaks (about 350 g)'), 350],
  ['tubes together', line('14', 'whole', 'dried manicotti pasta tubes (8 ounces)'), 227],
  ['each of them', line('2', 'whole', 'tuna steaks (about 4 oz each)'), 227],
  ['a whole bird without its skin', line('1', 'whole', 'chicken, skinless (about 1.5 kg)'), 795],
])('a weight in brackets applies to %s', (_, ingredient, grams) => {
  expect(lineNutrition(ingredient)).toMatchObject({ kind: 'known', grams: expect.closeTo(grams, 0) })
})

// NUTR-WEIGHT-2
test.each([
  [
    'what is cut into slices is not counted by them',
    line('3', 'whole', 'medium carrots, cut into 1/2-inch slices'),
    183,
  ],
  ['a length', line('3', 'whole', 'inches white radish'), 30],
  ['small kinds', line('2', 'whole', 'mini cucumbers'), 210.7],
  ['narrow tortillas', line('2', 'whole', 'flour tortillas (6-inch)'), 60],
  ['wide tortillas', line('2', 'whole', 'burrito-size flour tortillas'), 144],
  ['only the zest', line('4', 'whole', 'oranges, zest of (about 2 tsp)'), 24],
  ['a few', line('a few', 'sprigs', 'thyme'), 3],
  ['stalks', line('3', 'stalks', 'spring onion'), 45],
  ['a loaf', line('1', 'loaf', 'sourdough bread'), 450],
  ['spoons without a size', line('4', 'spoons', 'vinegar'), 60],
  ['scoops', line('2', 'scoops', 'protein powder'), 64],
  ['pastry by the recipe', line('1', 'recipe', 'shortcrust pastry'), 200],
  ['pastry by the roll', line('1', 'roll', 'puff pastry'), 300],
  ['nests', line('2', 'nests', 'egg noodles'), 120],
  ['squares', line('2', 'squares', 'dark chocolate'), 16],
  ['a pint of either country', line('1', 'pint', 'milk'), 536],
  ['a punnet', line('1', 'punnet', 'cherry tomatoes'), 250],
  ['a loaf that may be slices', line('1', 'whole', 'ciabatta loaf (or 4 thick slices bread)'), 450],
  ['a bird that is heavy', line('1.8', 'kg', 'chicken'), 1116],
  ['cups of what is cooked', line('1', 'cup', 'cooked pasta'), 58],
  ['the weight of what is cooked', line('1', 'cup', 'cooked pasta (140 g)'), 56],
  ['noodles that are cooked', line('300', 'g', 'straight-to-wok noodles'), 120],
  ['what is thinned', line('400', 'ml', 'light coconut milk'), 141.4],
  ['a tin in its sauce', line('1', '400g tin', 'baked beans'), 400],
  ['more of the same', line('100', 'g', 'caster sugar, plus 1 tbsp for sprinkling'), 112.6],
  ['more of another', line('2', 'whole', 'eggs + 2 egg yolks'), 134],
  ['parts of the same', line('3', 'whole', 'apples, 1 grated and 2 sliced'), 546],
  ['a part of the same', line('500', 'g', 'carrots, peeled and 2 cut into sticks'), 500],
  ['a length of the same', line('500', 'g', 'potatoes, peeled and 1 cm diced'), 500],
  ['an alternative', line('1', 'cup', 'buttermilk (or milk + 1 tsp vinegar)'), 245],
  ['two with one name', line('1', 'whole', 'red and 1 green pepper'), 119],
  ['each of two', line('2', 'tbsp', 'each of soy sauce and honey'), 74],
  ['what is poured off', line('100', 'ml', 'olive oil, for the marinade'), 63.9],
  ['ice', line('6', 'whole', 'ice cubes'), 0],
  ['what a bunch weighs by the line', line('1', 'small bunch', 'Tuscan kale (about 6 oz.)'), 170],
  ['rice from a pouch', line('2', 'x 250g pouches', 'microwave brown rice'), 200],
  ['pods', line('20', 'whole', 'snow peas, trimmed'), 60],
  ['sheets of rice', line('4', 'sheets', 'rice paper'), 36],
])('%s', (_, ingredient, grams) => {
  expect(lineNutrition(ingredient)).toMatchObject({ kind: 'known', grams: expect.closeTo(grams, 0) })
})

// NUTR-SURE-3
test('a serving of a dish has no weight', () => {
  expect(lineNutrition(line('4', 'servings', 'cooked rice')).kind).toBe('unknown')
})

// NUTR-SURE-3
test('nuts without an amount are estimated as more than one nut', () => {
  expect(lineNutrition(line('', '', 'toasted almonds'))).toEqual({ kind: 'unknown', grams: 30 })
})

// NUTR-WEIGHT-4
test.each([
  ['all, where it is little', line('2', 'tbsp', 'vegetable oil, for frying'), 27.2],
  ['a part, where it is more', line('100', 'ml', 'vegetable oil, for searing'), 30],
  ['a little, where no amount is given', line('', '', 'vegetable oil, for frying'), 10],
  ['the same of other fat', line('', '', 'butter, for frying'), 10],
  ['more, where it is deep', line('', '', 'vegetable oil for deep-frying'), 45],
  ['as much of other fat', line('100', 'g', 'butter, for frying'), 30],
  ['what they take up, where they swim', line('1', 'l', 'vegetable oil, for deep-frying'), 45],
  ['the same, where the line does not say it', line('4', 'cups', 'vegetable oil'), 45],
  ['all, where it is an ingredient', line('1', 'cup', 'vegetable oil'), 218],
  ['next to nothing of a spray', line('', '', 'cooking spray'), 2],
])('eaten share of frying oil: %s', (_, ingredient, grams) => {
  expect(lineNutrition(ingredient)).toMatchObject({ kind: 'known', grams: expect.closeTo(grams, 0) })
})

// NUTR-SURE-3
test('unknown things counted by the dozen are taken as small', () => {
  expect(lineNutrition(line('20', 'whole', 'zorblaxes'))).toEqual({ kind: 'unknown', grams: 400 })
})

// NUTR-WEIGHT-4
test.each([
  ['For frying:', line('100', 'ml', 'sunflower oil'), 30],
  ['To fry:', line('4', 'whole', 'eggs'), 200],
  ['For the stir-fry:', line('100', 'ml', 'sunflower oil'), 92.1],
  ['For the marinade:', line('100', 'ml', 'olive oil'), 63.9],
  ['For the marinade:', line('600', 'g', 'chicken breasts'), 600],
  ['For the brine:', line('400', 'ml', 'buttermilk'), 103.6],
  ['For the sauce:', line('100', 'ml', 'olive oil'), 91.3],
])('below the heading %s only the eaten part counts', (heading, ingredient, grams) => {
  expect(lineNutrition(ingredient, heading)).toMatchObject({ kind: 'known', grams: expect.closeTo(grams, 0) })
})

// NUTR-SURE-3
test('ingredients below “To serve” are not part of the dish', () => {
  const list = [line('400', 'g', 'rolled oats'), line('', '', 'To serve:'), line('', '', 'cooked rice')]
  expect(computeNutrition(list, 2).confidence).not.toBe('low')
})

test.each([
  ['three bay leaves', line('3', 'whole', 'bay leaves')],
  ['a stick of cinnamon', line('1', 'whole', 'cinnamon stick')],
  ['leaves without an amount', line('', '', 'fresh parsley, chopped')],
  ['what is served beside it', line('', '', 'zorblax, to serve')],
  ['what greases the tin', line('', '', 'butter, for greasing')],
  ['what is no food', line('8', 'whole', 'wooden skewers')],
  ['what is taken instead of another', line('', '', 'or 1 pound zorblax')],
])('%s weighs little and does not make the confidence low', (_, ingredient) => {
  const { confidence } = computeNutrition([line('400', 'g', 'rolled oats'), ingredient], 2)
  expect(confidence).not.toBe('low')
})

// NUTR-SURE-1, NUTR-SURE-2
describe('confidence', () => {
  test('weights of known foods give high confidence', () => {
    expect(computeNutrition([line('200', 'g', 'rolled oats')], 2).confidence).toBe('high')
  })

  test('cups and handfuls give fair confidence', () => {
    const list = [line('2', 'handfuls', 'walnuts'), line('1', 'cup', 'rolled oats')]
    expect(computeNutrition(list, 2)).toMatchObject({ confidence: 'fair', matched: 2 })
  })

  test.each([
    [100, 'fair'],
    [101, 'low'],
  ])('with %i g unknown beside 900 g known the confidence is %s', (grams, confidence) => {
    const list = [line('900', 'g', 'rolled oats'), line(String(grams), 'g', 'zorblax')]
    expect(computeNutrition(list, 2)).toMatchObject({ confidence, matched: 1, of: 2, unmatched: ['zorblax'] })
  })

  // NUTR-SURE-3
  test('a known food without an amount counts as a small unknown amount', () => {
    const list = [line('600', 'g', 'penne'), line('', '', 'lemon')]
    expect(computeNutrition(list, 2)).toMatchObject({ confidence: 'fair', unmatched: ['lemon'] })
  })

  test.each([
    ['on top without an amount', line('', '', 'crumbled cotija')],
    ['of seeds without an amount', line('', '', 'sesame seeds')],
    ['as it is needed', line('', '', 'zorblax, as required')],
    ['of what says its weight', line('1', 'cup', 'zorblax (30 g)')],
  ])('a small missing amount gives fair confidence: %s', (_, missing) => {
    expect(computeNutrition([line('400', 'g', 'rolled oats'), missing], 2).confidence).toBe('fair')
  })

  test('bread without an amount counts as a large unknown amount', () => {
    expect(computeNutrition([line('400', 'g', 'rolled oats'), line('', '', 'baguette')], 2).confidence).toBe(
      'low',
    )
  })

  test('water does not raise the confidence', () => {
    const list = [line('1', 'l', 'water'), line('100', 'g', 'zorblax'), line('100', 'g', 'rolled oats')]
    expect(computeNutrition(list, 2).confidence).toBe('low')
  })

  test('an empty list has low confidence', () => {
    expect(computeNutrition([], 2)).toMatchObject({ confidence: 'low', matched: 0, of: 0, drivers: [] })
  })
})

const anyLine = fc.record({
  amount: fc.oneof(
    fc.constantFrom('', '1', '½', '2-3', '3 to 2', 'a', 'half a', 'a few', '1/0', '1e9', '-2', '0'),
    fc.integer({ min: 0, max: 5000 }).map(String),
    fc.string({ maxLength: 8 }),
  ),
  unit: fc.constantFrom(
    '',
    'g',
    'kg',
    'cups',
    'tbsp',
    'whole',
    'cloves',
    'handful',
    'x 400 g tins',
    'pinch',
    'zorb',
  ),
  ingredient: fc.oneof(
    fc.constantFrom(
      'eggs',
      'olive oil, plus extra for frying',
      'walnuts, optional',
      'chia seeds',
      'zorblax',
      'salt',
    ),
    fc.string({ maxLength: 40 }),
  ),
})
const anyList = fc.array(anyLine, { maxLength: 12 })

describe('of any list', () => {
  test('every figure is finite and within its range, and shares add up to at most the whole', () => {
    fc.assert(
      fc.property(anyList, fc.integer({ min: 1, max: 1000 }), (list, servings) => {
        const { per_serving, drivers, matched, of, unmatched } = computeNutrition(list, servings)
        for (const name of NUTRIENTS) {
          const { value, low, high } = per_serving[name]
          expect([value, low, high].every((figure) => Number.isFinite(figure) && figure >= 0)).toBe(true)
          expect(low).toBeLessThanOrEqual(value)
          expect(value).toBeLessThanOrEqual(high)
        }
        expect(matched + unmatched.length).toBe(of)
        expect(drivers.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(1)
        expect(drivers.every(({ share }, at) => share <= (drivers[at - 1]?.share ?? 1))).toBe(true)
      }),
    )
  })

  test('doubling the servings halves the figures per serving', () => {
    fc.assert(
      fc.property(anyList, fc.integer({ min: 1, max: 100 }), (list, servings) => {
        const one = computeNutrition(list, servings)
        const two = computeNutrition(list, servings * 2)
        for (const name of NUTRIENTS)
          expect(Math.abs(two.per_serving[name].value * 2 - one.per_serving[name].value)).toBeLessThanOrEqual(
            0.2,
          )
        expect(two.confidence).toBe(one.confidence)
      }),
    )
  })
})
