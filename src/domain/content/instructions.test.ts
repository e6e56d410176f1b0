import { describe, expect, test } from 'vitest'
import {
  addInstruction,
  normalizeIngredients,
  normalizeInstructions,
  removeInstruction,
} from './instructions.ts'

describe('instructions', () => {
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

  test('a removal renumbers, a new step comes last', () => {
    const steps = normalizeInstructions(['a', 'b', 'c'])
    expect(removeInstruction(steps, 2)).toEqual([
      { step: 1, instruction: 'a' },
      { step: 2, instruction: 'c' },
    ])
    expect(addInstruction(steps).at(-1)).toEqual({ step: 4, instruction: '' })
    expect(addInstruction([])).toEqual([{ step: 1, instruction: '' }])
    expect(steps).toHaveLength(3)
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
