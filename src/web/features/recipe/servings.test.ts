import { expect, test } from 'vitest'
import { scaleMeasure } from '../../../domain/content/scale-amount.ts'
import { scaledIngredients } from './servings.tsx'

const ingredients = [
  { amount: '1', unit: 'cup', ingredient: 'granola' },
  { amount: '', unit: 'g', ingredient: 'salt' },
  { amount: '2', unit: 'whole', ingredient: 'bananas' },
]

function lines(factor: number) {
  return scaledIngredients(ingredients, factor, scaleMeasure).flatMap(({ rows }) =>
    rows.map(({ quantity, ingredient }) => quantity + ingredient),
  )
}

test('the recipe’s own servings show what was typed, and no `whole`', () => {
  expect(lines(1)).toEqual(['1 cup granola', 'salt', '2 bananas'])
})

test('twice the servings, twice the amounts; the name of a line stays', () => {
  expect(lines(2)).toEqual(['2 cups granola', 'salt', '4 bananas'])
  expect(scaledIngredients(ingredients, 2, scaleMeasure)[0]?.rows[0]?.name).toBe('1 cup granola')
})

test('a heading begins a part of its own', () => {
  const heading = { amount: '', unit: '', ingredient: 'For the sauce:' }
  const groups = scaledIngredients([...ingredients.slice(0, 1), heading, ...ingredients.slice(1)], 1, null)
  expect(groups.map(({ heading: title, rows }) => [title, rows.length])).toEqual([
    [null, 1],
    ['For the sauce:', 2],
  ])
})
