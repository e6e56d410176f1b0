import { expect, test } from 'vitest'
import { showSteps, showUses } from '../../../tests/fixtures/steps.ts'
import { indexNames } from './ingredient-names.ts'
import { findPortions } from './step-portions.ts'

const INGREDIENTS = [
  { amount: '4', unit: 'tbsp', ingredient: 'olive oil' },
  { amount: '200', unit: 'g', ingredient: 'pearl barley' },
  { amount: '1', unit: '', ingredient: 'lemon' },
]

function sharesOf(...sentences: string[]) {
  const steps = sentences.map((instruction) => ({ instruction }))
  return findPortions(steps, indexNames(INGREDIENTS)).map((step, at) =>
    step.map(({ start, end, share }) => [sentences[at]?.slice(start, end), share]),
  )
}

// AMOUNT-USE-5
test.each([
  [['Boil the barley.'], [[['barley', 1]]]],
  [
    ['Boil the barley.', 'Drain the barley.'],
    [[['barley', 1]], [['barley', null]]],
  ],
  [
    ['Toss with half the olive oil.', 'Stir in the rest of the oil.'],
    [[['olive oil', 1 / 2]], [['oil', 1 / 2]]],
  ],
  [
    ['Add a third of the oil.', 'Fry in another third of the oil.', 'Finish with the remaining oil.'],
    [[['oil', 1 / 3]], [['oil', 1 / 3]], [['oil', 1 / 3]]],
  ],
  // The first use has no amount, so the rest is unknown.
  [
    ['Heat the oil.', 'Add the rest of the oil.'],
    [[['oil', null]], [['oil', null]]],
  ],
  [
    ['Heat a little oil.', 'Add the remaining oil.'],
    [[['oil', null]], [['oil', null]]],
  ],
  [
    ['Add half the oil.', 'Fry in the last tablespoon of oil.'],
    [[['oil', 1 / 2]], [['oil', 1 / 2]]],
  ],
  // What is poured in later is not used for a tin.
  [
    ['Oil a tin.', 'Pour in the oil.'],
    [[], [['oil', 1]]],
  ],
  [['Lightly oil the tin.'], [[['oil', 1]]]],
  [['Heat 2 tablespoons of the oil.'], [[['oil', null]]]],
  // A half before a comma belongs to something else.
  [['Simmer for an hour and a half, add the barley.'], [[['barley', 1]]]],
  [['Halve the lemon.'], [[['lemon', 1]]]],
])('%j', (sentences, shares) => {
  const rounded = (value: unknown) =>
    JSON.parse(JSON.stringify(value, (_, v) => (typeof v === 'number' ? Math.round(v * 1000) / 1000 : v)))
  expect(rounded(sharesOf(...sentences))).toEqual(rounded(shares))
})

// AMOUNT-USE-5
test.each([
  [
    '8 ounces bacon',
    ['Fry 6 ounces of the bacon.', 'Add the other 2 ounces bacon.'],
    ['6 ounces bacon', '2 ounces bacon'],
  ],
  ['1 tsp salt', ['Add a pinch of the salt.', 'Add the remaining salt.'], ['salt', 'salt']],
  ['1 apple', ['Stir in most of the apple.', 'Top with the rest of the apple.'], ['apple', 'apple']],
  [
    '½ cup cream',
    ['Stir in all but 1 tbsp of the cream. Swirl the last tablespoon of cream on top.'],
    ['½ cup cream'],
  ],
  [
    '8 tbsp cream',
    ['Stir in all but 2 tbsp of the cream.', 'Add the rest of the cream.'],
    ['6 tbsp cream', '2 tbsp cream'],
  ],
  ['1 cup oil', ['Fry in the oil. Drain; keep 3 tbsp of the oil.'], ['1 cup oil']],
  [
    '1000 ml stock; 200 g barley',
    ['Pour 300 ml of the stock over the barley. Keep the rest of the stock hot.', 'Add the remaining stock.'],
    ['300 ml stock, 200 g barley', '700 ml stock'],
  ],
  [
    '200 g berries',
    ['Fold in 150 g of the berries and set the rest aside.', 'Top with the rest of the berries.'],
    ['150 g berries', '50 g berries'],
  ],
  [
    '100 g curry paste',
    ['Stir in 2 tbsp of the curry paste; keep the rest for later.'],
    ['2 tbsp curry paste'],
  ],
  [
    '500 g pasta; 100 g bacon',
    ['Cook the pasta, then toss it with the bacon and a splash of the pasta water.'],
    ['500 g pasta, 100 g bacon'],
  ],
  ['4 tbsp yoghurt', ['Swirl a spoonful of yoghurt into each.'], ['4 tbsp yoghurt']],
  ['30 g butter', ['Finish with a knob of butter.'], ['30 g butter']],
  ['200 g flour', ['Beat in half the flour mix.'], ['100 g flour']],
  ['2 lemons', ['Squeeze half a lemon over.'], ['2 lemons']],
  ['50 g parmesan', ['Stir in all but 2 tbsp of the parmesan.'], ['parmesan']],
  ['1 tin chickpeas', ['Keep 1 tbsp of the chickpeas back. Blend the rest.'], ['chickpeas']],
  ['2 cups pasta', ['Drain the pasta, reserving 1 cup for the sauce.'], ['2 cups pasta']],
  [
    '200 g cooking chocolate; 50 g white chocolate',
    ['Melt the chocolate.'],
    ['200 g cooking chocolate, 50 g white chocolate'],
  ],
  [
    '200 g chocolate (note: 70 % cocoa)',
    ['Melt 150 g of the chocolate.'],
    ['150 g chocolate (note: 70 % cocoa)'],
  ],
  ['2 litres stock', ['Pour in 1½ litres of the stock; keep 500 ml back.'], ['1½ litres stock']],
  ['40 g parmesan', ['Toss with 30 g of the parmesan and top with the rest.'], ['40 g parmesan']],
  ['2 lb strawberries', ['Crush 2 cups of the strawberries. Add the rest.'], ['2 lb strawberries']],
  ['75 g parmesan', ['Stir in 50 g of the parmesan. Top with the rest of the parmesan.'], ['75 g parmesan']],
  ['800 ml stock', ['Whisk with a ladleful of stock, then add the remaining stock.'], ['800 ml stock']],
  ['1 avocado', ['Top with a third of the avocado each.'], ['1 avocado']],
  [
    '2 lemons; 1 tbsp thyme',
    [
      'Add half the thyme and the zest of 1 lemon.',
      'Squeeze the second lemon.',
      'Add the rest of the thyme.',
    ],
    ['2 lemons, ½ tbsp thyme', 'lemons', '½ tbsp thyme'],
  ],
  [
    '½ cup mint; ½ cup dill',
    ['Stir in ¼ cup mint and ¼ cup dill.', 'Add the remaining mint and dill.'],
    ['¼ cup mint, ¼ cup dill', '¼ cup mint, ¼ cup dill'],
  ],
  ['90 g salt', ['Stir the salt.', 'Rub in half the salt mix.'], ['90 g salt', '']],
  ['1 cup rice', ['Soak the rice.', 'Grind the rice.'], ['1 cup rice', '']],
  [
    '½ cup Parmesan',
    ['Whisk in 3 Tbsp. Parmesan.', 'Shower with the remaining 5 Tbsp. Parmesan.'],
    ['3 Tbsp. Parmesan', '5 Tbsp. Parmesan'],
  ],
  ['1 large splash soy sauce', ['Add a large splash of soy sauce.'], ['1 large splash soy sauce']],
])('the portions that steps use of %s: %j', (list, steps, uses) => {
  expect(showUses(list, steps)).toEqual(uses)
})

test('a third of each is not a share of the whole, and sprinkling uses the whole amount', () => {
  expect(showSteps('1 avocado', ['Top with a third of the avocado each.'])).toEqual([
    'Top with a third of the avocado each.',
  ])
  expect(showSteps('200 g flour', ['Beat in half the flour mix.'])).toEqual([
    'Beat in half the flour [200 g] mix.',
  ])
  expect(showSteps('1 lime; 2 tbsp lime juice', ['Squeeze the lime wedges over.'])).toEqual([
    'Squeeze the lime wedges over.',
  ])
  expect(showSteps('2 tsp yeast', ['Sprinkle the yeast over.'])).toEqual(['Sprinkle the yeast [4 tsp] over.'])
  expect(showSteps('90 g salt', ['Mix the salt.', 'Rub in half the salt mix.'])).toEqual([
    'Mix the salt [180 g].',
    'Rub in half the salt mix.',
  ])
})
