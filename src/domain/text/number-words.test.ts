import { expect, test } from 'vitest'
import { numberWord } from './number-words.ts'

test.each([
  [0, 'no'],
  [1, 'one'],
  [12, 'twelve'],
  [13, '13'],
  [140, '140'],
])('%i is said %s', (count, word) => {
  expect(numberWord(count)).toBe(word)
})

test('the last count in words is the caller’s to say', () => {
  expect(numberWord(13, 13)).toBe('thirteen')
  expect(numberWord(9, 9)).toBe('nine')
  expect(numberWord(10, 9)).toBe('10')
})
