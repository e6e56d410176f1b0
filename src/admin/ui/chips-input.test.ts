import { expect, test } from 'vitest'
import { addChips } from './chips-input.tsx'

const limits = { maxLength: 10, maxItems: 3 }

test('input is split, trimmed and deduplicated', () => {
  expect(addChips(['calm'], ' morning ,Calm,\n, sleep  well', limits)).toEqual([
    'calm',
    'morning',
    'sleep well',
  ])
})

test('chips stay within their limits', () => {
  expect(addChips(['a', 'b'], 'a very long word,d', limits)).toEqual(['a', 'b', 'a very lon'])
  expect(addChips(['a', 'b', 'c'], 'd', limits)).toEqual(['a', 'b', 'c'])
})

test('blank input adds nothing', () => {
  expect(addChips(['a'], ' , ,\n', limits)).toEqual(['a'])
})
