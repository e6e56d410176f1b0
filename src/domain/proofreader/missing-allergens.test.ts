import { expect, test } from 'vitest'
import { findMissingAllergens } from './missing-allergens.ts'

const line = (ingredient: string) => ({ amount: '1', unit: 'whole', ingredient })

// PROOF-RECIPE-3
test('allergens of the ingredients missing from the list are found, with the foods containing them', () => {
  const ingredients = [line('cold butter, cubed'), line('penne'), line('double cream'), line('apple')]
  expect(findMissingAllergens({ ingredients, allergens: [] })).toEqual([
    { allergen: 'milk', foods: ['butter', 'double cream'] },
    { allergen: 'gluten', foods: ['penne'] },
  ])
  expect(findMissingAllergens({ ingredients, allergens: ['Dairy', 'wheat'] })).toEqual([])
})

test('peanuts must be listed as peanuts, tree nuts may be listed by any nut word', () => {
  const ingredients = [line('peanut butter'), line('walnuts')]
  const missing = (...allergens: string[]) =>
    findMissingAllergens({ ingredients, allergens }).map(({ allergen }) => allergen)
  expect(missing('nuts')).toEqual(['peanuts'])
  expect(missing('tree nuts', 'peanut')).toEqual([])
})

test('of a line with several foods the one with the allergen is named; a heading has no allergens', () => {
  const ingredients = [
    { amount: '', unit: '', ingredient: 'For the butter:' },
    line('penne with bacon and feta'),
  ]
  expect(findMissingAllergens({ ingredients, allergens: ['gluten'] })).toEqual([
    { allergen: 'milk', foods: ['feta'] },
  ])
})
