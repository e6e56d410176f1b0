import { expect, test } from 'vitest'
import { termsOf } from './measure-terms.ts'

test.each<[string, string, string]>([
  ['1', 'cup + 2 tbsp', '1 cup, + 2 tbsp'],
  ['1 cup + 2', 'tbsp', '1 cup, + 2 tbsp'],
  ['1 cup + 2 tbsp', 'whole', '1 cup, + 2 tbsp'],
  ['one', 'cup plus two tablespoons', 'one cup, plus two tablespoons'],
  ['1 + 2', 'tbsp', '1 tbsp, + 2 tbsp'],
  ['1', 'cup and a half', '1 cup, and a half cup'],
  ['1', 'cup minus 1 tablespoon', '1 cup, minus 1 tablespoon'],
  ['1', 'lb 2 oz', '1 lb,  2 oz'],
  ['3', 'tbsp + 1 tsp', '3 tbsp, + 1 tsp'],
  ['1 and 1/2', 'tsp', '1 and 1/2 tsp'],
  ['2', 'x 400 g tins', '2 x 400 g tins'],
  ['2', '(14-ounce/398 mL) cans', '2 (14-ounce/398 mL) cans'],
  ['2 to 3', 'tbsp', '2 to 3 tbsp'],
  ['a', 'pinch', 'a pinch'],
  ['200 g', 'whole', '200 g'],
  ['half a', 'whole', 'half a whole'],
  ['salt', 'and pepper', 'salt and pepper'],
])('%s %s', (amount, unit, expected) => {
  const said = termsOf({ amount, unit }).map((term) =>
    `${term.joint} ${term.amount} ${term.unit}`.trimStart(),
  )
  expect(said.join(', ')).toBe(expected.replace(',  ', ', '))
})

test('a subtracted term is distinguished', () => {
  expect(termsOf({ amount: '1', unit: 'cup minus 1 tbsp' }).map(({ isLess }) => isLess)).toEqual([
    false,
    true,
  ])
})
