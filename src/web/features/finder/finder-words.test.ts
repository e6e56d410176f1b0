import { expect, test } from 'vitest'
import {
  activeFilters,
  answerWords,
  foundWords,
  looseningWords,
  setAnswer,
  shortFridge,
  toggle,
} from './finder-words.ts'

test('the sentence words each answer naturally', () => {
  expect(answerWords('time', { time: 30 })).toBe('half an hour')
  expect(answerWords('time', { time: 45 })).toBe('45 minutes')
  expect(answerWords('without', { without: ['nuts', 'egg', 'soy'] })).toBe('nuts, egg and soy')
  expect(answerWords('difficulty', { difficulty: ['easy', 'medium'] })).toBe('easy or medium')
  expect(answerWords('have', {})).toBeNull()
  expect(shortFridge(['eggs', 'leeks', 'rice'], 2)).toBe('eggs, leeks + 1')
})

test('removing a chip removes one filter', () => {
  const filters = { time: 60, diet: ['vegan', 'quick'], have: ['eggs', 'rice'] } as const
  expect(activeFilters(filters)).toEqual([
    { label: 'up to an hour', left: { diet: ['vegan', 'quick'], have: ['eggs', 'rice'] } },
    { label: 'vegan', left: { time: 60, diet: ['quick'], have: ['eggs', 'rice'] } },
    { label: 'quick', left: { time: 60, diet: ['vegan'], have: ['eggs', 'rice'] } },
    { label: '2 in the fridge', left: { time: 60, diet: ['vegan', 'quick'] } },
  ])
})

test('an empty answer is removed', () => {
  expect(toggle(['egg'], 'egg', false)).toBeUndefined()
  expect(toggle(undefined, 'egg', true)).toEqual(['egg'])
  expect(setAnswer({ time: 30, diet: ['vegan'] }, 'diet', undefined)).toEqual({ time: 30 })
})

test.each([
  [{ found: 6, total: 15 }, '6 of 15 dishes fit'],
  [{ found: 1, total: 15 }, '1 of 15 dishes fits'],
  [{ found: 15, total: 15 }, '15 dishes'],
  [{ found: 0, total: 15 }, 'Nothing fits all of that'],
  [{ found: 0, total: 0 }, 'No dishes yet'],
])('%o is worded as %s', (counts, said) => expect(foundWords(counts)).toBe(said))

test('a loosening names the filter it drops', () => {
  const before = { time: 15, diet: ['vegan'], without: ['nuts'], category: 'Food' } as const
  expect(looseningWords(before, { ...before, time: 30 })).toBe('With half an hour')
  expect(looseningWords(before, { ...before, diet: ['vegetarian'] })).toBe('Vegetarian instead of vegan')
  expect(looseningWords(before, { time: 15, category: 'Food' })).toBe('Vegan or not, with nuts')
  expect(looseningWords({ category: 'Food', difficulty: ['easy'] }, {})).toBe(
    'However easy or hard, not only in Food',
  )
})
