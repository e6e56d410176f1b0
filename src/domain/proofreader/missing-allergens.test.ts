import { expect, test } from 'vitest'
import { findMissingAllergens } from './missing-allergens.ts'

const line = (ingredient: string) => ({ amount: '1', unit: 'whole', ingredient })

// PROOF-RECIPE-3
test('what the ingredients bring and the list does not name, with the foods that bring it', () => {
  const ingredients = [line('cold butter, cubed'), line('penne'), line('double cream'), line('apple')]
  expect(findMissingAllergens({ ingredients, allergens: [] })).toEqual([
    { allergen: 'milk', foods: ['butter', 'double cream'] },
    { allergen: 'gluten', foods: ['penne'] },
  ])
  expect(findMissingAllergens({ ingredients, allergens: ['Dairy', 'wheat'] })).toEqual([])
})

test('peanuts are named by their own name, tree nuts by any', () => {
  const ingredients = [line('peanut butter'), line('walnuts')]
  const missing = (...allergens: string[]) =>
    findMissingAllergens({ ingredients, allergens }).map(({ allergen }) => allergen)
  expect(missing('nuts')).toEqual(['peanuts'])
  expect(missing('tree nuts', 'peanut')).toEqual([])
})

test('a line of several foods is named by the one that brings it; a heading brings none', () => {
  const ingredients = [
    { amount: '', unit: '', ingredient: 'For the butter:' },
    line('penne with bacon and feta'),
  ]
  expect(findMissingAllergens({ ingredients, allergens: ['gluten'] })).toEqual([
    { allergen: 'milk', foods: ['feta'] },
  ])
})
