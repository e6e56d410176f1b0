import { expect, test } from 'vitest'
import { insteadIn } from './note-instead.ts'

const DAIRY = { avoid: 'dairy', line: { amount: '150', unit: 'g' } } as const

// NOTE-SWAP-1
test.each([
  ['White beans instead, blended with lemon.', 'white beans'],
  ['We don’t do dairy here. White beans blended with lemon make the same spoonful.', 'white beans'],
  ['I always use coconut milk for it.', 'coconut milk'],
  ['Greek yoghurt is thicker. Tofu does it too.', 'tofu'],
])('%s: %s', (tip, ingredient) => {
  expect(insteadIn(tip, DAIRY)).toEqual({ amount: '150', unit: 'g', ingredient })
})

test.each([
  ['no food', 'Works without it as well.'],
  ['a food that is only beside it', 'Better with a squeeze of lemon.'],
  ['what is avoided itself', 'Cream instead.'],
  ['what does not work', 'White beans don’t work here.'],
])('%s leaves a doubt', (_, tip) => {
  expect(insteadIn(tip, DAIRY)).toBeNull()
})

test('what is counted has no amount of another food', () => {
  expect(insteadIn('Tofu, crumbled.', { avoid: 'egg', line: { amount: '2', unit: '' } })).toEqual({
    amount: '',
    unit: '',
    ingredient: 'tofu',
  })
})
