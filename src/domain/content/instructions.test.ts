import { describe, expect, test } from 'vitest'
import { normalizeIngredient, normalizeInstructions, removeBlankRows } from './instructions.ts'

describe('instructions', () => {
  // CONTENT-SAVE-4
  test('every accepted form is read as numbered steps in list order; blank ones are omitted', () => {
    const instructions = normalizeInstructions([
      ' Boil. ',
      ' ',
      { step_number: 9, instruction: 'Stir.' },
      { step: 1, instruction: 'Eat.' },
      { step: null, instruction: '' },
    ])
    expect(removeBlankRows({ instructions }).instructions).toEqual([
      { step: 1, instruction: 'Boil.' },
      { step: 2, instruction: 'Stir.' },
      { step: 3, instruction: 'Eat.' },
    ])
  })
})

test.each([
  [{ item: ' salt ' }, { amount: '', unit: '', ingredient: 'salt' }],
  [
    { ingredient: '', item: 'pepper', amount: null, unit: null },
    { amount: '', unit: '', ingredient: 'pepper' },
  ],
  [
    { amount: ' 1 ', unit: ' cup ', ingredient: 'oats', item: 'not this' },
    { amount: '1', unit: 'cup', ingredient: 'oats' },
  ],
  [{}, { amount: '', unit: '', ingredient: '' }],
])('an ingredient %o is read as %o', (given, line) => {
  expect(normalizeIngredient(given)).toEqual(line)
})
