import { expect, test } from 'vitest'
import { addChips } from './chips-input.tsx'

const limits = { maxLength: 10, maxItems: 3 }

test('what is typed or pasted is split, trimmed and added once', () => {
  expect(addChips(['calm'], ' morning ,Calm,\n, sleep  well', limits)).toEqual([
    'calm',
    'morning',
    'sleep well',
  ])
})

test('nothing grows beyond its limits', () => {
  expect(addChips(['a', 'b'], 'a very long word,d', limits)).toEqual(['a', 'b', 'a very lon'])
  expect(addChips(['a', 'b', 'c'], 'd', limits)).toEqual(['a', 'b', 'c'])
})

test('blanks add nothing', () => {
  expect(addChips(['a'], ' , ,\n', limits)).toEqual(['a'])
})
