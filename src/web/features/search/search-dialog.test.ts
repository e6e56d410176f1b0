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
])('%s from %i leads to %j', (key, current, expected) => {
  expect(nextRow(key, current, 3)).toBe(expected)
})

test('in the field, Home and End are for the text', () => {
  expect(nextRow('Home', FIELD, 3)).toBeNull()
  expect(nextRow('End', FIELD, 3)).toBeNull()
})

test('without results no key moves', () => {
  expect(nextRow('ArrowDown', FIELD, 0)).toBeNull()
})
