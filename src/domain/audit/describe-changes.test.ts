import { expect, test } from 'vitest'
import { describeChanges } from './describe-entry.ts'

// ADMIN-HISTORY-2
test.each([
  [{ title: 1, instructions: 2 }, 'the title and 2 steps'],
  [{ ingredients: 1 }, '1 ingredient'],
  [{ featured_image_url: 1, featured_image_alt: 1 }, 'the picture'],
  [{ title: 1, slug: 1, content: 1, servings: 1, notes: 3 }, 'the title, the address, the text and 2 more'],
  [{ something_new: 1 }, ''],
  [{}, ''],
])('%j: %s', (changes, words) => {
  expect(describeChanges(changes)).toBe(words)
})

test.each([
  [120, 'the title and the text (+120 words)'],
  [-1, 'the title and the text (−1 word)'],
  [0, 'the title and the text'],
])('a difference of %i words', (wordsAdded, words) => {
  expect(describeChanges({ title: 1, content: 1 }, wordsAdded)).toBe(words)
})
