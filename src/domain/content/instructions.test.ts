import { describe, expect, test } from 'vitest'
import { normalizeIngredients, normalizeInstructions } from './instructions.ts'

describe('instructions', () => {
  // CONTENT-SAVE-4
  test('every accepted form reads as numbered steps in the order of the list; blank ones are left out', () => {
    expect(
      normalizeInstructions([
        ' Boil. ',
        ' ',
        { step_number: 9, instruction: 'Stir.' },
        { step: 1, instruction: 'Eat.' },
        { step: null, instruction: '' },
      ]),
    ).toEqual([
      { step: 1, instruction: 'Boil.' },
      { step: 2, instruction: 'Stir.' },
      { step: 3, instruction: 'Eat.' },
    ])
  })
})

test('ingredients take item for ingredient and lose empty lines', () => {
  expect(
    normalizeIngredients([
      { item: ' salt ' },
      { ingredient: '', item: 'pepper', amount: null, unit: null },
      { amount: ' 1 ', unit: ' cup ', ingredient: 'oats', item: 'not this' },
      { amount: '1' },
      {},
    ]),
  ).toEqual([
    { amount: '', unit: '', ingredient: 'salt' },
    { amount: '', unit: '', ingredient: 'pepper' },
    { amount: '1', unit: 'cup', ingredient: 'oats' },
  ])
})
