import { expect, test } from 'vitest'
import {
  ingredientLine,
  isIngredientHeading,
  plainIngredientLine,
  withoutHeadings,
} from './ingredient-line.ts'

// REC-ING-2, REC-ING-3, REC-ING-1
test.each([
  [{ amount: '2', unit: 'cups', ingredient: 'oats' }, '2 cups oats', '2 cups oats'],
  [{ amount: '2', unit: 'whole', ingredient: 'bananas' }, '2 bananas', '2 bananas'],
  [{ amount: 'a', unit: 'pinch', ingredient: 'salt' }, 'a pinch salt', 'a pinch salt'],
  [{ amount: '2', unit: '', ingredient: 'bananas' }, 'bananas', '2 bananas'],
  [{ amount: '', unit: 'cups', ingredient: 'oats' }, 'oats', 'oats'],
  [{ amount: '', unit: 'whole', ingredient: 'oats' }, 'oats', 'oats'],
  [{ amount: '', unit: '', ingredient: 'salt' }, 'salt', 'salt'],
])('%o is shown as %s and given to machines as %s', (ingredient, shown, told) => {
  expect(ingredientLine(ingredient)).toBe(shown)
  expect(plainIngredientLine(ingredient)).toBe(told)
})

// REC-ING-4
test.each([
  [{ amount: '', unit: '', ingredient: 'For the soup:' }, true],
  [{ amount: '', unit: '', ingredient: 'salt' }, false],
  [{ amount: '', unit: '', ingredient: ':' }, false],
  [{ amount: '2', unit: 'cups', ingredient: 'For the soup:' }, false],
])('%o is a heading: %s', (line, expected) => {
  expect(isIngredientHeading(line)).toBe(expected)
  expect(withoutHeadings([line])).toEqual(expected ? [] : [line])
})
