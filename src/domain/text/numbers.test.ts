import { expect, test } from 'vitest'
import { FIGURES, readNumber } from './numbers.ts'

const numbersIn = (text: string) =>
  [...text.matchAll(new RegExp(FIGURES, 'g'))].map(([number]) => readNumber(number))

test.each([
  ['.5 cup', [0.5]],
  ['about .25-.5 tsp', [0.25, 0.5]],
  ['(.75 oz)', [0.75]],
  ['e.g. .5', [0.5]],
  ['Sect. 2.5', [2.5]],
  ['v1.5', [1.5]],
  ['Stir it.5 minutes later', [5]],
  ['wait ...5 minutes', [5]],
])('numbers in digits: %s', (text, expected) => {
  expect(numbersIn(text)).toEqual(expected)
})

test.each([
  ['a hundred', 100],
  ['two hundred and fifty', 250],
  ['three hundred twenty-five', 325],
  ['Nine Hundred', 900],
  ['two hundred and a half', null],
])('a number in words: %s', (text, expected) => {
  expect(readNumber(text)).toBe(expected)
})
