import { expect, test } from 'vitest'
import { isDeeperThan, parseJson } from './json.ts'

test.each([
  ['text', 0, false],
  [{ a: 1 }, 0, true],
  [{ a: 1 }, 1, false],
  [{ a: [{ b: 1 }] }, 3, false],
  [{ a: [{ b: 1 }] }, 2, true],
  [{ a: null }, 1, false],
])('%j is deeper than %i: %s', (value, max, expected) => {
  expect(isDeeperThan(value, max)).toBe(expected)
})

test('extreme nesting is measured without a stack overflow', () => {
  expect(isDeeperThan(JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)), 20)).toBe(true)
})

test('invalid or too deep JSON is null', () => {
  expect([parseJson('{"a":1}'), parseJson('{'), parseJson(''), parseJson('[[]]', { maxDepth: 0 })]).toEqual([
    { a: 1 },
    null,
    null,
    null,
  ])
})
