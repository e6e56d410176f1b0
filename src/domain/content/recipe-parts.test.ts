import { describe, expect, test } from 'vitest'
import { ingredientLine, plainIngredientLine } from './ingredient-line.ts'
import {
  addInstruction,
  normalizeIngredients,
  normalizeInstructions,
  removeInstruction,
} from './instructions.ts'

test.each([
  [{ amount: '2', unit: 'cups', ingredient: 'oats' }, '2 cups oats', '2 cups oats'],
  [{ amount: '2', unit: 'whole', ingredient: 'bananas' }, '2 whole bananas', '2 bananas'],
  [{ amount: '2', unit: '', ingredient: 'bananas' }, 'bananas', '2 bananas'],
  [{ amount: '', unit: 'cups', ingredient: 'oats' }, 'oats', 'oats'],
])('%o is shown as %s and told to machines as %s', (ingredient, shown, told) => {
  expect(ingredientLine(ingredient)).toBe(shown)
  expect(plainIngredientLine(ingredient)).toBe(told)
})

describe('instructions', () => {
  test('every accepted form reads as numbered steps; blank ones are left out', () => {
    expect(
      normalizeInstructions([
        'Boil.',
        ' ',
        { step_number: 9, instruction: 'Stir.' },
        { step: 1, instruction: 'Eat.' },
      ]),
    ).toEqual([
      { step: 1, instruction: 'Boil.' },
      { step: 2, instruction: 'Stir.' },
      { step: 3, instruction: 'Eat.' },
    ])
  })
  test('a removal renumbers, a new step comes last', () => {
    const steps = normalizeInstructions(['a', 'b', 'c'])
    expect(removeInstruction(steps, 2)).toEqual([
      { step: 1, instruction: 'a' },
      { step: 2, instruction: 'c' },
    ])
    expect(addInstruction(steps).at(-1)).toEqual({ step: 4, instruction: '' })
  })
})

test('ingredients take item for ingredient and lose empty lines', () => {
  expect(
    normalizeIngredients([
      { item: ' salt ' },
      { amount: '1', unit: 'cup', ingredient: 'oats' },
      { amount: '1' },
    ]),
  ).toEqual([
    { amount: '', unit: '', ingredient: 'salt' },
    { amount: '1', unit: 'cup', ingredient: 'oats' },
  ])
})
