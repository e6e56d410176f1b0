import { expect, test } from 'vitest'
import { estimateReadTime } from './reading-time.ts'

test.each([
  ['', 1],
  ['word', 1],
  ['word '.repeat(299), 1],
  ['word '.repeat(300), 2],
  ['word '.repeat(1000), 5],
  ['word '.repeat(40_000), 60],
])('text %#: %s', (markdown, minutes) => {
  expect(estimateReadTime(markdown)).toBe(minutes)
})

test('only words count, not the signs between them', () => {
  const words = 'word '.repeat(200)
  expect(estimateReadTime(words + '| - | - |\n'.repeat(400) + '---\n'.repeat(400))).toBe(1)
})
