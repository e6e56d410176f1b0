import { expect, test } from 'vitest'
import { fieldText } from './field-texts.ts'

const wording = {
  timeZone: 'UTC',
  categories: new Map([[1, 'Nutrition']]),
  authors: new Map<number, string>(),
}

test.each([
  ['title', 'A title', 'A title'],
  ['excerpt', null, ''],
  ['featured', true, 'Yes'],
  ['servings', 4, '4'],
  ['category_id', 1, 'Nutrition'],
  ['author_id', 7, 'Author 7'],
  ['status', 'published', 'Published'],
  ['published_at', '2025-03-04T10:00:00.000Z', 'March 4, 2025 at 10:00'],
  ['dietary_tags', ['vegan', 'quick'], 'vegan\nquick'],
  ['ingredients', [{ amount: '2', unit: '', ingredient: 'eggs' }], '2 eggs'],
  ['instructions', [{ step: 1, instruction: 'Mix.' }, { instruction: 'Bake.' }], 'Mix.\nBake.'],
  ['variations', [{ name: 'Plums', description: 'Eight.' }], 'Plums: Eight.'],
])('%s %j', (name, value, text) => {
  expect(fieldText(name, value, wording)).toBe(text)
})
