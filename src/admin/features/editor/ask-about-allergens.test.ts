import { expect, test } from 'vitest'
import { askAboutAllergens } from './ask-about-allergens.ts'

const ingredients = [
  { amount: '100', unit: 'g', ingredient: 'butter' },
  { amount: '2', unit: 'whole', ingredient: 'eggs' },
  { amount: '1', unit: 'kg', ingredient: 'potatoes' },
]

// EDIT-ALLERGEN-1
test('allergens of the ingredients missing in the list are pointed out in one sentence', () => {
  expect(askAboutAllergens({ ingredients, allergens: [], ignored_findings: [] })).toEqual({
    allergens: ['milk', 'eggs'],
    title: 'Does it contain milk and eggs?',
    description:
      'The ingredients name butter and eggs, the allergens don’t. Readers who avoid that rely on the list.',
  })
  expect(askAboutAllergens({ ingredients, allergens: ['Dairy'], ignored_findings: [] })).toMatchObject({
    allergens: ['eggs'],
  })
})

test('nothing is asked when the list is complete or the coach ignored the question', () => {
  const none = { ingredients, allergens: ['milk', 'eggs'], ignored_findings: [] }
  expect(askAboutAllergens(none)).toBeNull()
  const ignored_findings = ['allergen-missing-1x2y']
  expect(askAboutAllergens({ ingredients, allergens: [], ignored_findings })).toBeNull()
})
