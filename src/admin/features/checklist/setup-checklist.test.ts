import { expect, test } from 'vitest'
import { describeRemoved } from './setup-checklist.tsx'

test.each([
  [{ articles: 14, recipes: 9, images: 1 }, '14 articles, 9 recipes and 1 picture are in the trash.'],
  [{ articles: 0, recipes: 1, images: 0 }, '1 recipe is in the trash.'],
  [{ articles: 0, recipes: 0, images: 0 }, 'There was nothing left to remove.'],
])('%j', (removed, sentence) => {
  expect(describeRemoved(removed)).toBe(sentence)
})
