import { expect, test } from 'vitest'
import { describeNoteCount, formatReaderCount } from './note-counts.ts'

// NOTE-READ-5
test.each([
  ['recipe', 1, 0, 'One note so far.'],
  ['recipe', 29, 4, '29 notes.'],
  ['article', 1, 0, 'One question, not answered yet.'],
  ['article', 1, 1, 'One question, answered.'],
  ['article', 2, 0, '2 questions, none answered yet.'],
  ['article', 2, 2, '2 questions, both answered.'],
  ['article', 3, 3, '3 questions, all answered.'],
  ['article', 5, 1, '5 questions, one answered.'],
  ['article', 17, 15, '17 questions, 15 answered.'],
] as const)('under a %s %i of which %i are answered: %s', (kind, total, answered, said) => {
  expect(describeNoteCount(kind, total, answered)).toBe(said)
})

test('the number of readers is put into words', () => {
  expect([formatReaderCount(1), formatReaderCount(2)]).toEqual(['one reader', '2 readers'])
})
