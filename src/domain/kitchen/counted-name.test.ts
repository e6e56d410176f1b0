import { expect, test } from 'vitest'
import { countedName } from './counted-name.ts'

// AMOUNT-UNIT-6
test.each([
  ['1', 'whole', 'small ripe avocado, sliced', '2', 'small ripe avocados, sliced'],
  ['1', 'whole', 'lemon', '2', 'lemons'],
  ['½', 'whole', 'red onion', '1½', 'red onions'],
  ['1', 'whole', 'tomato (about 100 g), in wedges', '3', 'tomatoes (about 100 g), in wedges'],
  ['1', 'whole', 'head of garlic, halved', '2', 'heads of garlic, halved'],
  ['4', 'whole', 'eggs', '1', 'egg'],
  ['2', 'whole', 'navel oranges', '1', 'navel orange'],
  ['4', 'whole', 'eggs', '2', 'eggs'],
  ['1', 'whole', 'lemon', '½', 'lemon'],
  ['1', 'whole', 'side of salmon', '2', 'sides of salmon'],
  ['1', 'tsp', 'lemon zest', '2', 'lemon zest'],
  ['1', 'whole', '', '2', ''],
  ['some', 'whole', 'apple', '2', 'apple'],
  ['2', 'whole', 'bay leaves', '1', 'bay leaf'],
  ['1', 'whole', 'bay leaf', '2', 'bay leaves'],
  ['2', 'whole', 'green chillies, slit', '1', 'green chilli, slit'],
  ['2', 'large', 'eggs', '1', 'egg'],
  ['2', 'whole', 'large eggs plus 1 yolk', '1', 'large egg plus 1 yolk'],
])('%s %s %s, shown as %s, has the name %s', (amount, unit, ingredient, shown, name) => {
  expect(countedName({ amount, unit, ingredient }, shown)).toBe(name)
})
