import { expect, test } from 'vitest'
import { CONTENT_LIMITS } from '../items/limits.ts'
import { addSwap, avoidableOf, findSwap, removeSwap, swapCredit } from './note-swap.ts'

const BEANS = { amount: '240', unit: 'g', ingredient: 'white beans' }
const SWAP = { avoid: 'dairy' as const, ingredient: 1, with: BEANS, note: 'From Ellen’s kitchen.' }

// NOTE-SWAP-1
test.each([
  ['thick strained yoghurt', 'dairy'],
  ['egg noodles', null],
  ['red lentils', null],
])('the content to avoid in %s is %s', (ingredient, avoidable) => {
  expect(avoidableOf({ ingredient })).toBe(avoidable)
})

test('the credit contains the first name, and always fits', () => {
  expect(swapCredit('Ellen Dahl')).toBe('From Ellen’s kitchen.')
  const long = swapCredit('x'.repeat(50))
  expect(long.length).toBeLessThanOrEqual(CONTENT_LIMITS.swapNote)
  expect(long).toMatch(/’s kitchen\.$/)
})

test('a draft contains a swap once, beside its existing entries of any form', () => {
  const other = { ...SWAP, ingredient: 0 }
  expect(addSwap([other, { half: 'typed' }], SWAP)).toEqual([other, { half: 'typed' }, SWAP])
  expect(addSwap([{ ...SWAP, with: null }, other], SWAP)).toEqual([other, SWAP])
  expect(addSwap('no list', SWAP)).toEqual([SWAP])
  expect(removeSwap([other, SWAP], SWAP)).toEqual([other])
})

test('a swap is found at the ingredient’s present position, even with changed words', () => {
  const made = { ...SWAP, of: 'yoghurt' }
  const ingredients = [{ ingredient: 'yoghurt' }, { ingredient: 'lentils' }]
  const moved = { ...SWAP, ingredient: 0 }
  expect(findSwap(made, { ingredients, swaps: [{ ...moved, avoid: 'soy' }, moved] })).toBe(1)
  expect(findSwap(made, { ingredients, swaps: [{ ...moved, with: null }] })).toBe(0)
  expect(findSwap(made, { ingredients, swaps: [{ ...moved, note: 'From Ellen, who knows.' }] })).toBe(0)
  expect(findSwap(made, { ingredients, swaps: [SWAP] })).toBeNull()
  expect(findSwap(made, { ingredients, swaps: [] })).toBeNull()
})
