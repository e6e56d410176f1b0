import { expect, test } from 'vitest'
import { withRowKey } from '../row-keys.ts'
import { changeRow, insertRows, moveRow } from './row-list.tsx'

// EDIT-FIELD-3
test('a row moves up, down and to the ends, and an impossible move changes nothing', () => {
  expect(moveRow(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moveRow(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moveRow(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'b', 'c'])
  expect(moveRow(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c'])
  expect(moveRow(['a', 'b', 'c'], 2, 3)).toEqual(['a', 'b', 'c'])
})

test('rows are inserted at their index', () => {
  expect(insertRows(['a', 'b'], 1, ['x', 'y'])).toEqual(['a', 'x', 'y', 'b'])
})

test('a row is changed by its key, and new rows have unique keys', () => {
  const [first, second] = [{ name: 'a' }, { name: 'b' }].map(withRowKey)
  if (!first || !second) throw new Error('two rows were made')
  expect(first.key).not.toBe(second.key)
  expect(changeRow([first, second], second.key, { name: 'c' })).toEqual([first, { ...second, name: 'c' }])
})
