import { expect, test } from 'vitest'
import { scaledIngredients } from './scaled-ingredients.ts'

const ingredients = [
  { amount: '1', unit: 'cup', ingredient: 'granola' },
  { amount: '', unit: 'g', ingredient: 'salt' },
  { amount: '2', unit: 'whole', ingredient: 'bananas' },
]

test('the recipe’s own servings show what was typed', () => {
  expect(scaledIngredients(ingredients, 1).map(({ quantity, ingredient }) => quantity + ingredient)).toEqual([
    '1 cup granola',
    'salt',
    '2 whole bananas',
  ])
})

test('twice the servings, twice the amounts; the name of a line stays', () => {
  const [granola, salt, bananas] = scaledIngredients(ingredients, 2)
  expect(granola).toEqual({ name: '1 cup granola', quantity: '2 cups ', ingredient: 'granola' })
  expect(salt).toEqual({ name: 'salt', quantity: '', ingredient: 'salt' })
  expect(bananas?.quantity).toBe('4 whole ')
})
