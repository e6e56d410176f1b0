import { expect, test } from 'vitest'
import { describeRating } from './recipe-list.tsx'

// ADMIN-LIST-1
test('a rating is shown out of five with its number of reviews', () => {
  expect(describeRating({ rating_average: 4.46, rating_count: 12 })).toBe('4.5/5 (12 reviews)')
  expect(describeRating({ rating_average: 5, rating_count: 1 })).toBe('5.0/5 (1 review)')
  expect(describeRating({ rating_average: 0, rating_count: 0 })).toBe('0.0/5 (0 reviews)')
})
