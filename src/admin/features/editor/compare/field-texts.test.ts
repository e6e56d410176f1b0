import { expect, test } from 'vitest'
import { fieldText, versionText } from './field-texts.ts'

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
])('%s %j', (name, value, text) => {
  expect(fieldText(name, value, wording)).toBe(text)
})

const RECIPE = {
  ingredients: [
    { amount: '2', unit: '', ingredient: 'eggs' },
    { amount: '3', unit: 'whole', ingredient: 'plums' },
    { amount: '', unit: '', ingredient: 'milk' },
  ],
  instructions: [
    { step: 1, instruction: 'Mix.' },
    {
      instruction: 'Bake for 9 minutes.',
      ingredients: [0],
      timers: [{ text: '9 minutes', seconds: 500 }],
    },
  ],
  variations: [
    { name: 'Plums', description: 'Eight.' },
    {
      name: 'Plain',
      description: '',
      allergens: [],
      changes: [
        { ingredient: 0, with: null },
        { ingredient: 2, with: { amount: '1', unit: 'cup', ingredient: 'water' } },
        { ingredient: null, with: { amount: '', unit: '', ingredient: 'salt' } },
      ],
      steps: [{ step: 2, instruction: 'Boil.' }],
    },
  ],
  swaps: [
    { avoid: 'dairy', ingredient: 2, with: { amount: '', unit: '', ingredient: 'oat milk' }, note: 'Any.' },
  ],
  nutrition_source: 'own',
  nutrition: { per_serving: { kcal: { value: 310 }, fat_g: { value: 2.5 } } },
}

test.each([
  ['ingredients', '2 eggs\n3 plums\nmilk'],
  ['instructions', 'Mix.\nBake for 9 minutes.\n  Uses: eggs\n  Timers: 9 minutes (8:20)'],
  [
    'variations',
    'Plums: Eight.\nPlain\n  Without eggs\n  1 cup water instead of milk\n  Also salt\n  Step 2: Boil.\n  Contains: nothing to name',
  ],
  ['swaps', 'dairy: oat milk instead of milk. Any.'],
  ['nutrition_source', 'Your own figures'],
  ['nutrition', 'Calories 310 kcal\nFat 2.5 g'],
])('%s of a recipe is worded plainly', (name, text) => {
  expect(versionText(RECIPE, name, wording)).toBe(text)
})
