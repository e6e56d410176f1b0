import { expect, test } from 'vitest'
import { servingsNote } from './servings.tsx'

test.each([
  [2, 2, 'Written for 2 servings'],
  [4, 2, 'Doubled from 2 servings'],
  [1, 2, 'Halved from 2 servings'],
  [3, 1, 'Tripled from 1 serving'],
  [5, 4, 'Changed from 4 servings'],
])('the note for %i servings of a recipe for %i is %s', (servings, own, note) => {
  expect(servingsNote(servings, own)).toBe(note)
})
