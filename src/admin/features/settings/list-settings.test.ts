import { expect, test } from 'vitest'
import { parseStatValue } from './list-settings.tsx'

test.each([
  ['1976', 1976],
  [' 4,8 ', 4.8],
  ['5.', 5],
  ['', 0],
  ['1,200', 1200],
  ['1 200', 1200],
  ['12\u00a0000', 12000],
  ['1.25', 1.25],
  ['1 20', null],
  ['1.2.3', null],
  ['seven', null],
  ['142+', null],
  ['-3', null],
  ['1e9', null],
])('%j is %j', (typed, value) => {
  expect(parseStatValue(typed)).toBe(value)
})
