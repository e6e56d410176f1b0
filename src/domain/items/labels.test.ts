import { expect, test } from 'vitest'
import {
  formatDifficulty,
  formatPrepTime,
  formatReadTime,
  formatServings,
  formatSize,
  formatStatus,
  joinWords,
  pluralize,
} from './labels.ts'

// REC-INDEX-3
test('difficulties are capitalized, and a missing one is easy', () => {
  expect(['medium', 'beginner', null, undefined, ''].map(formatDifficulty)).toEqual([
    'Medium',
    'Beginner',
    'Easy',
    'Easy',
    'Easy',
  ])
})

// CONTENT-STATUS-1
test('a missing status shows as draft', () => {
  expect(['published' as const, 'archived' as const, null, undefined].map(formatStatus)).toEqual([
    'Published',
    'Archived',
    'Draft',
    'Draft',
  ])
})

// TEXT-COUNT-1
test('counts use singular or plural', () => {
  expect(pluralize(0, 'message')).toBe('0 messages')
  expect(pluralize(1, 'message')).toBe('1 message')
  expect(pluralize(1344, 'message')).toBe('1,344 messages')
  expect(pluralize(2, 'recipe found', 'recipes found')).toBe('2 recipes found')
  expect([464_384, 3_210_000, 38_100_000, 2e9].map(formatSize)).toEqual([
    '465 KB',
    '3.2 MB',
    '39 MB',
    '2.0 GB',
  ])
  expect([formatServings(1), formatServings(4)]).toEqual(['1 serving', '4 servings'])
  expect([formatReadTime(5), formatPrepTime(15)]).toEqual(['5 min read', '15 min prep'])
})

test('words are joined with commas and a final “and”', () => {
  expect([[], ['egg'], ['dairy', 'egg', 'nuts']].map((words) => joinWords(words))).toEqual([
    '',
    'egg',
    'dairy, egg and nuts',
  ])
  expect(joinWords(['nuts', 'egg'], 'or')).toBe('nuts or egg')
})
