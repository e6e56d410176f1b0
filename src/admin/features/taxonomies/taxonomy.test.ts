import { expect, test } from 'vitest'
import { describeContents } from './taxonomy.ts'

test.each([
  [0, 0, null],
  [1, 0, '1 article'],
  [0, 2, '2 recipes'],
  [4, 1, '4 articles and 1 recipe'],
])('%i articles and %i recipes: %s', (articles, recipes, expected) => {
  expect(describeContents({ articles, recipes })).toBe(expected)
})
