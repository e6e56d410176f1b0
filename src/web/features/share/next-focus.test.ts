import { expect, test } from 'vitest'
import { nextFocus } from './next-focus.ts'

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, 2],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['a', 1, null],
])('%s from row %i of 3 leads to %s', (key, current, next) => {
  expect(nextFocus(key, current, 3)).toBe(next)
})

test('an empty menu leads nowhere', () => {
  expect(nextFocus('ArrowDown', -1, 0)).toBeNull()
})
