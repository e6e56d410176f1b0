import { expect, test } from 'vitest'
import { recipeCreateSchema } from './recipe-input.ts'

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
])('%j is refused with a sentence', (fields, problem) => {
  expect(problemsOf(fields)).toEqual([problem])
})

test('what fits is kept in the forms that are read', () => {
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
