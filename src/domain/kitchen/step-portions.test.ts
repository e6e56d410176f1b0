import { expect, test } from 'vitest'
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
  // What was used of it first is not said, so the rest is not known.
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
  // Nothing of what is poured in later is used for a tin.
  [
    ['Oil a tin.', 'Pour in the oil.'],
    [[], [['oil', 1]]],
  ],
  [['Lightly oil the tin.'], [[['oil', 1]]]],
  [['Heat 2 tablespoons of the oil.'], [[['oil', null]]]],
  // A half before a comma is another's.
  [['Simmer for an hour and a half, add the barley.'], [[['barley', 1]]]],
  [['Halve the lemon.'], [[['lemon', 1]]]],
])('%j', (sentences, shares) => {
  const rounded = (value: unknown) =>
    JSON.parse(JSON.stringify(value, (_, v) => (typeof v === 'number' ? Math.round(v * 1000) / 1000 : v)))
  expect(rounded(sharesOf(...sentences))).toEqual(rounded(shares))
})
