import { expect, test } from 'vitest'
import { DISH_NAMES, findServedDish } from './served-dishes.ts'

// IMG-SUGGEST-7
test.each([
  ['apple crumble', 'crumble'],
  ['beetroot hummus', 'hummus'],
  ['roast chicken with lemon', 'roastbird'],
  ['crumble of plums', 'crumble'],
  ['turkey meatballs in tomato sauce', 'meatballs'],
  ['lasagne without meat', 'lasagne'],
  ['chocolate mousse', 'chocolatemousse'],
  ['toad in the hole', 'lasagne'],
  ['stuffed peppers', 'stuffed'],
  ['noodle salad, cold', 'noodles'],
])('%s is the dish %s', (title, dish) => {
  expect(findServedDish(title)).toBe(dish)
})

test.each([
  'pesto chicken',
  'chilli prawns',
  'curry soup',
  'lemon drizzle loaf',
  'green beans',
  'rice with curry',
  '',
])('%s is not a served dish', (title) => {
  expect(findServedDish(title)).toBeUndefined()
})

test('no two dishes have the same name', () => {
  const names = Object.values(DISH_NAMES).flatMap((list) => list.split(', '))
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
