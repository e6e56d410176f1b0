import { describe, expect, test } from 'vitest'
import { recipeCreateSchema, recipeUpdateSchema } from './recipe-input.ts'

const RECIPE = {
  title: 'Soup',
  slug: 'soup',
  ingredients: [{ ingredient: 'salt' }, { ingredient: 'milk' }],
  instructions: ['Boil 5 minutes.'],
}

function problemsOf(fields: object): string[] {
  const { error } = recipeCreateSchema.safeParse({ ...RECIPE, ...fields })
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
}

// CONTENT-SAVE-5
test.each([
  [
    { instructions: [{ instruction: 'Boil.', ingredients: [0, 2] }] },
    'instructions.0.ingredients.1: Step 1 is for ingredient 3, but the list has 2',
  ],
  [
    { instructions: [{ instruction: 'Boil.', ingredients: [-1] }] },
    'instructions.0.ingredients.0: A step’s ingredient must be the place of an ingredient in the list, from 0',
  ],
  [
    {
      instructions: [
        { instruction: 'Boil 5 minutes.', timers: [{ text: '9 minutes', seconds: 300, start: 5, end: 14 }] },
      ],
    },
    'instructions.0.timers.0: Timer 1 of step 1 is not where its words are',
  ],
  [
    {
      instructions: [
        { instruction: 'Boil 9 minutes', timers: [{ text: '9 minutes', seconds: 540, start: 5, end: 99 }] },
      ],
    },
    'instructions.0.timers.0: Timer 1 of step 1 is not where its words are',
  ],
  [
    { swaps: [{ avoid: 'dairy', ingredient: 2, with: null }] },
    'swaps.0.ingredient: Swap 1 is for ingredient 3, but the list has 2',
  ],
  [
    { swaps: [{ avoid: 'sugar', ingredient: 1, with: null }] },
    'swaps.0.avoid: A swap avoids one of dairy, gluten, nuts, egg, soy, fish, meat, sesame',
  ],
  [
    { variations: [{ name: 'Vegan', changes: [{ ingredient: 5, with: null }] }] },
    'variations.0.changes.0.ingredient: A change of Vegan is for ingredient 6, but the list has 2',
  ],
  [
    { variations: [{ name: 'Vegan', changes: [{}] }] },
    'variations.0.changes.0.with: A change names an ingredient of the list, or one to add',
  ],
  [
    { variations: [{ name: 'Vegan', steps: [{ step: 2, instruction: 'Fry.' }] }] },
    'variations.0.steps.0.step: A change of Vegan is for step 2, but there are 1',
  ],
  [
    { ingredients: [{}, { ingredient: 'milk' }], swaps: [{ avoid: 'dairy', ingredient: 0, with: null }] },
    'swaps.0.ingredient: Swap 1 is for ingredient 1, which is blank',
  ],
  [
    {
      instructions: [' ', 'Boil.'],
      variations: [{ name: 'Raw', steps: [{ step: 1, instruction: 'Wait.' }] }],
    },
    'variations.0.steps.0.step: A change of Raw is for step 1, which is blank',
  ],
  [
    { instructions: ['', { instruction: 'Boil.', ingredients: [2] }] },
    'instructions.1.ingredients.0: Step 2 is for ingredient 3, but the list has 2',
  ],
])('%j is refused with a sentence', (fields, problem) => {
  expect(problemsOf(fields)).toEqual([problem])
})

test('valid index fields are stored in the form in which they are read', () => {
  const { swaps, variations, instructions } = recipeCreateSchema.parse({
    ...RECIPE,
    instructions: [
      {
        instruction: ' Boil 5 minutes. ',
        ingredients: [1, 0],
        timers: [{ text: '5 minutes', seconds: 300, start: 5, end: 14 }],
      },
    ],
    swaps: [{ avoid: 'dairy', ingredient: 1, with: { amount: 1, unit: 'cup', item: 'oat milk' } }],
    variations: [{ name: 'Vegan', changes: [{ ingredient: 1 }] }],
  })
  expect(instructions).toEqual([
    {
      step: 1,
      instruction: 'Boil 5 minutes.',
      ingredients: [0, 1],
      timers: [{ text: '5 minutes', seconds: 300, seconds_max: null, start: 5, end: 14 }],
    },
  ])
  expect(swaps).toEqual([
    { avoid: 'dairy', ingredient: 1, with: { amount: '1', unit: 'cup', ingredient: 'oat milk' }, note: '' },
  ])
  expect(variations).toEqual([
    {
      name: 'Vegan',
      description: '',
      changes: [{ ingredient: 1, with: null }],
      steps: [],
      allergens: null,
    },
  ])
})

// CONTENT-SAVE-4
describe('indexes refer to the lists as sent, including blank rows', () => {
  const SENT = {
    ingredients: [{ ingredient: ' ' }, { ingredient: 'salt' }, {}, { ingredient: 'milk' }],
    instructions: ['', 'Wait.', ' ', { instruction: 'Boil.', ingredients: [3, 1] }],
    swaps: [{ avoid: 'dairy', ingredient: 3, with: null }],
    variations: [
      {
        name: 'Sweet',
        changes: [{ ingredient: 1, with: null }, { with: { ingredient: 'sugar' } }],
        steps: [{ step: 4, instruction: 'Simmer.' }],
      },
    ],
  }
  const KEPT = {
    ingredients: [{ ingredient: 'salt' }, { ingredient: 'milk' }],
    instructions: [
      { step: 1, instruction: 'Wait.' },
      { step: 2, instruction: 'Boil.', ingredients: [0, 1] },
    ],
    swaps: [{ ingredient: 1 }],
    variations: [{ changes: [{ ingredient: 0 }, { ingredient: null }], steps: [{ step: 2 }] }],
  }

  test('in a new recipe', () => {
    expect(recipeCreateSchema.parse({ ...RECIPE, ...SENT })).toMatchObject(KEPT)
  })

  test('in a change', () => {
    expect(recipeUpdateSchema.parse(SENT)).toMatchObject(KEPT)
    expect(recipeUpdateSchema.parse({ ...SENT, ingredients: undefined })).toMatchObject({
      instructions: [{}, { ingredients: [1, 3] }],
      swaps: [{ ingredient: 3 }],
    })
  })

  test('in a change, a reference to a blank row is refused', () => {
    const { error } = recipeUpdateSchema.safeParse({ ...SENT, swaps: [{ ...SENT.swaps[0], ingredient: 2 }] })
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'Swap 1 is for ingredient 3, which is blank',
    ])
  })
})
