import { expect, test } from 'vitest'
import { shownSearch } from './result-text.tsx'

test('a long search is truncated at a whole character', () => {
  expect(shownSearch('soup')).toBe('soup')
  const long = shownSearch(`${'a'.repeat(79)}👩‍🍳 and more`)
  expect(long).toBe(`${'a'.repeat(79)}…`)
})
