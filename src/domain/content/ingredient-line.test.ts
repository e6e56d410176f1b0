import { expect, test } from 'vitest'
import { ingredientLine, plainIngredientLine } from './ingredient-line.ts'

test.each([
  [{ amount: '2', unit: 'cups', ingredient: 'oats' }, '2 cups oats', '2 cups oats'],
  [{ amount: '2', unit: 'whole', ingredient: 'bananas' }, '2 whole bananas', '2 bananas'],
  [{ amount: 'a', unit: 'pinch', ingredient: 'salt' }, 'a pinch salt', 'a pinch salt'],
  [{ amount: '2', unit: '', ingredient: 'bananas' }, 'bananas', '2 bananas'],
  [{ amount: '', unit: 'cups', ingredient: 'oats' }, 'oats', 'oats'],
  [{ amount: '', unit: '', ingredient: 'salt' }, 'salt', 'salt'],
])('%o is shown as %s and told to machines as %s', (ingredient, shown, told) => {
  expect(ingredientLine(ingredient)).toBe(shown)
  expect(plainIngredientLine(ingredient)).toBe(told)
})
