import { expect, test } from 'vitest'
import { insteadIn } from './note-instead.ts'

const DAIRY = { avoid: 'dairy', line: { amount: '150', unit: 'g' } } as const

// NOTE-SWAP-1
test.each([
  ['White beans instead, blended with lemon.', 'white beans'],
  ['We don’t do dairy here. White beans blended with lemon make the same spoonful.', 'white beans'],
  ['I always use coconut milk for it.', 'coconut milk'],
  ['Greek yoghurt is thicker. Tofu does it too.', 'tofu'],
])('the tip “%s” gives the ingredient %s', (tip, ingredient) => {
  expect(insteadIn(tip, DAIRY)).toEqual({ amount: '150', unit: 'g', ingredient })
})

test.each([
  ['no food', 'Works without it as well.'],
  ['a food that is only beside it', 'Better with a squeeze of lemon.'],
  ['what is avoided itself', 'Cream instead.'],
  ['what does not work', 'White beans don’t work here.'],
])('no ingredient is taken from a tip with %s', (_, tip) => {
  expect(insteadIn(tip, DAIRY)).toBeNull()
})

test.each([
  ['Tofu, crumbled.', '', ''],
  ['300 g tofu instead of the eggs, warmed through.', '300', 'g'],
  ['I swapped the eggs for tofu.', '', ''],
  ['Replace the eggs with half a cup of tofu', 'half a', 'cup'],
  ['I use about 200 g of tofu.', 'about 200', 'g'],
])(
  'a counted ingredient gives no amount to its substitute, unless the tip states it: %s',
  (tip, amount, unit) => {
    for (const counted of ['', 'whole'])
      expect(insteadIn(tip, { avoid: 'egg', line: { amount: '2', unit: counted } })).toEqual({
        amount,
        unit,
        ingredient: 'tofu',
      })
  },
)
