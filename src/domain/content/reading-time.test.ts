import { expect, test } from 'vitest'
import { automaticReadTime, changedReadTime, estimateReadTime } from './reading-time.ts'

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

test('only words count, not the punctuation between them', () => {
  const words = 'word '.repeat(200)
  expect(estimateReadTime(words + '| - | - |\n'.repeat(400) + '---\n'.repeat(400))).toBe(1)
})

const minutes = (count: number) => 'word '.repeat(count * 200)

// CONTENT-READ-1
test('a read time that was never set follows the text, with the default for an empty one', () => {
  expect(automaticReadTime(' \n')).toBe(5)
  expect(automaticReadTime(minutes(3))).toBe(3)
  expect(changedReadTime({ content: '', read_time_minutes: 5 }, { content: minutes(2) })).toBe(2)
  expect(changedReadTime({ content: minutes(2), read_time_minutes: 2 }, { content: minutes(4) })).toBe(4)
  expect(changedReadTime({ content: minutes(2), read_time_minutes: 2 }, {})).toBe(2)
  // Written back unchanged.
  expect(
    changedReadTime(
      { content: minutes(2), read_time_minutes: 2 },
      { content: minutes(4), read_time_minutes: 2 },
    ),
  ).toBe(4)
})

test('a read time set by the coach stays until it is changed or cleared', () => {
  const hers = { content: minutes(2), read_time_minutes: 9 }
  expect(changedReadTime(hers, { content: minutes(4) })).toBe(9)
  expect(changedReadTime(hers, { content: minutes(4), read_time_minutes: 9 })).toBe(9)
  expect(changedReadTime(hers, { read_time_minutes: 7 })).toBe(7)
  expect(changedReadTime(hers, { content: minutes(4), read_time_minutes: null })).toBe(4)
})
