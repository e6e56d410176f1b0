import { expect, test } from 'vitest'
import { FIELD, nextRow } from './search-dialog.tsx'

test.each([
  ['ArrowDown', FIELD, 0],
  ['ArrowDown', 1, 2],
  ['ArrowDown', 2, 2],
  ['ArrowUp', 2, 1],
  ['ArrowUp', 0, FIELD],
  ['ArrowUp', FIELD, FIELD],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 1, null],
])('%s from %i moves to %j', (key, current, expected) => {
  expect(nextRow(key, current, 3)).toBe(expected)
})

test('in the field, Home and End move the caret', () => {
  expect(nextRow('Home', FIELD, 3)).toBeNull()
  expect(nextRow('End', FIELD, 3)).toBeNull()
})

test('without results no key moves the selection', () => {
  expect(nextRow('ArrowDown', FIELD, 0)).toBeNull()
})
