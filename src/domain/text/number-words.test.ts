import { expect, test } from 'vitest'
import { numberWord } from './number-words.ts'

test.each([
  [0, 'no'],
  [1, 'one'],
  [12, 'twelve'],
  [13, '13'],
  [140, '140'],
])('%i is written as %s', (count, word) => {
  expect(numberWord(count)).toBe(word)
})

test('the caller sets the largest number in words', () => {
  expect(numberWord(13, 13)).toBe('thirteen')
  expect(numberWord(9, 9)).toBe('nine')
  expect(numberWord(10, 9)).toBe('10')
})
