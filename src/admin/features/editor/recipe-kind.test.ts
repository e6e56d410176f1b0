import { expect, test } from 'vitest'
import { EMPTY_RECIPE, RECIPE_KIND, readRecipeFields } from './recipe-kind.ts'

test('instructions are read in every form they are stored in', () => {
  const { instructions } = readRecipeFields(
    { instructions: ['Mix.', { step: 2, instruction: 'Bake.' }, { step_number: 3, instruction: 'Eat.' }] },
    EMPTY_RECIPE,
  )
  expect(instructions.map(({ instruction }) => instruction)).toEqual(['Mix.', 'Bake.', 'Eat.'])
})

test('what the editor holds is what a save takes', () => {
  const fields = readRecipeFields(
    {
      title: 'Soup',
      slug: 'soup',
      servings: 2,
      meta_title: null,
      ingredients: [
        { amount: '1', unit: 'l', ingredient: 'stock' },
        { amount: '', unit: '', ingredient: '' },
      ],
      instructions: ['Boil.', ' '],
      variations: [{ name: 'Cold', description: '' }],
    },
    EMPTY_RECIPE,
  )
  const checked = RECIPE_KIND.checkFields(fields)
  expect(checked).toMatchObject({
    ok: true,
    body: {
      title: 'Soup',
      servings: 2,
      prep_time_minutes: 15,
      cook_time_minutes: 30,
      meta_title: null,
      ingredients: [{ amount: '1', unit: 'l', ingredient: 'stock' }],
      instructions: [{ step: 1, instruction: 'Boil.' }],
      variations: [{ name: 'Cold', description: '' }],
    },
  })
})

test('what is wrong is told at its place', () => {
  const fields = readRecipeFields(
    { title: ' ', slug: 'soup', servings: null, ingredients: [{ amount: '1', unit: '', ingredient: '' }] },
    EMPTY_RECIPE,
  )
  const checked = RECIPE_KIND.checkFields(fields)
  expect(checked).toMatchObject({
    ok: false,
    errors: {
      title: 'Title is required',
      servings: 'Servings must be a whole number from 1 to 1000',
      'ingredients.0.ingredient': 'Ingredient is missing beside its amount',
    },
  })
})
