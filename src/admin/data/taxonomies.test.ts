import { expect, test } from 'vitest'
import { nameNoAuthor, offer } from './taxonomies.ts'

const ALL = [
  { id: 1, name: 'Nutrition', is_active: true },
  { id: 2, name: 'Old', is_active: false },
  { id: 3, name: 'Older', is_active: false },
]

// CONTENT-TAXONOMY-1
test('inactive categories are offered only where already chosen', () => {
  expect(offer(ALL, null).map(({ id }) => id)).toEqual([1])
  expect(offer(ALL, 2).map(({ id }) => id)).toEqual([1, 2])
})

test('the choice of no author is distinguished from an author with the coach’s name', () => {
  expect(nameNoAuthor('Maya', ALL)).toBe('Maya')
  expect(nameNoAuthor('Maya', [...ALL, { id: 4, name: 'Maya' }])).toBe('Maya (the site’s own name)')
})
