import { expect, test } from 'vitest'
import { CONTENT_LIMITS } from '../../../domain/items/limits.ts'
import { EMPTY_RECIPE, RECIPE_KIND, readRecipeFields } from './recipe-kind.ts'

test('instructions are read in every stored form', () => {
  const { instructions } = readRecipeFields(
    { instructions: ['Mix.', { step: 2, instruction: 'Bake.' }, { step_number: 3, instruction: 'Eat.' }] },
    EMPTY_RECIPE,
  )
  expect(instructions.map(({ instruction }) => instruction)).toEqual(['Mix.', 'Bake.', 'Eat.'])
})

test('the editor’s fields are accepted by a save', () => {
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

test('errors are reported at their fields', () => {
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

test('texts and lists are restored from a draft as typed, however long', () => {
  const typed = {
    description: 'Warm.',
    notes: 'x'.repeat(CONTENT_LIMITS.notes + 1),
    dietary_tags: ['vegan', ''],
    allergens: ['nuts'],
  }
  expect(readRecipeFields(typed, EMPTY_RECIPE)).toEqual({ ...EMPTY_RECIPE, ...typed })
})

test('missing or malformed fields keep their value', () => {
  const kept = { ...EMPTY_RECIPE, description: 'Kept', notes: 'Kept', allergens: ['milk'], servings: 3 }
  const broken = {
    description: 7,
    notes: null,
    dietary_tags: 'vegan',
    allergens: ['nuts', 7],
    servings: 'many',
    difficulty: 'heroic',
    nutrition_source: 'guessed',
  }
  expect(readRecipeFields(broken, kept)).toEqual(kept)
  expect(readRecipeFields('nothing', kept)).toEqual(kept)
})
