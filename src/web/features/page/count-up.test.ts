import { expect, test } from 'vitest'
import { countUpValue, formatCount } from './count-up.tsx'

// HOME-COUNT-1
test('counts from near the number to the exact number', () => {
  expect(countUpValue(142, -1, 2000)).toBeCloseTo(113.6)
  expect(countUpValue(142, 0, 2000)).toBeCloseTo(113.6)
  expect(countUpValue(142, 2000, 2000)).toBe(142)
  expect(countUpValue(142, 9000, 2000)).toBe(142)
})

test('never decreases, and covers most of the range in the first half of the time', () => {
  const shown = Array.from({ length: 21 }, (_, step) => countUpValue(1976, step * 100, 2000))
  expect(shown).toEqual(shown.toSorted((a, b) => a - b))
  expect(shown[10]).toBeGreaterThan(1976 * 0.95)
})

test('formats numbers with the given decimals', () => {
  expect(formatCount(1976, 0)).toBe('1976')
  expect(formatCount(5, 1)).toBe('5.0')
  expect(formatCount(3.4567, 1)).toBe('3.5')
})
