import { describe, expect, test } from 'vitest'
import { moveRow } from './recipe/row-list.tsx'
import { EMPTY_RECIPE, RECIPE_KIND, type RecipeFields, readRecipeFields } from './recipe-kind.ts'

const STORED = {
  title: 'Bowl',
  slug: 'bowl',
  servings: 2,
  ingredients: [
    { amount: '', unit: '', ingredient: 'For the bowl:' },
    { amount: '200', unit: 'g', ingredient: 'rolled oats' },
    { amount: '2', unit: 'tbsp', ingredient: 'yoghurt' },
    { amount: '1', unit: 'whole', ingredient: 'apple' },
  ],
  instructions: [
    { instruction: 'Stir for 5 minutes.', ingredients: [1, 3] },
    { instruction: 'Serve.', timers: [] },
  ],
  variations: [
    {
      name: 'Plain',
      description: '',
      changes: [
        { ingredient: 3, with: null },
        { ingredient: null, with: { amount: '1', unit: 'whole', ingredient: 'pear' } },
      ],
      steps: [{ step: 2, instruction: 'Serve at once.' }],
      allergens: ['gluten'],
    },
  ],
  swaps: [
    {
      avoid: 'dairy',
      ingredient: 2,
      with: { amount: '2', unit: 'tbsp', ingredient: 'oat yoghurt' },
      note: 'Any.',
    },
  ],
}
const { ingredients, instructions, variations, swaps } = STORED
const LISTS = { ingredients, instructions, variations, swaps }

function read(stored: object = STORED): RecipeFields {
  return readRecipeFields(stored, EMPTY_RECIPE)
}

test('fields read from a recipe are stored in drafts and accepted by a save', () => {
  expect(RECIPE_KIND.plainFields(read())).toMatchObject(LISTS)
  // Reading a draft gives the same as was written.
  expect(RECIPE_KIND.plainFields(read(RECIPE_KIND.plainFields(read())))).toMatchObject(LISTS)
  expect(RECIPE_KIND.checkFields(read())).toMatchObject({
    ok: true,
    body: { ...LISTS, instructions: instructions.map((step, at) => ({ ...step, step: at + 1 })) },
  })
})

// REC-ING-2
test('an amount without a unit is a count: it shows no unit and is saved without one', () => {
  const counted = { amount: '2', unit: 'whole', ingredient: 'red onions' }
  const typed = { amount: '2', unit: '', ingredient: 'red onions' }
  const lists = (line: object) => ({
    ingredients: [line],
    variations: [{ ...variations[0], steps: [], changes: [{ ingredient: null, with: line }] }],
    swaps: [{ avoid: 'dairy', ingredient: 0, with: line, note: '' }],
  })
  for (const line of [counted, typed]) {
    const fields = read(lists(line))
    expect(fields.ingredients).toMatchObject([typed])
    expect(fields.variations[0]?.changes[0]?.with).toEqual(typed)
    expect(fields.swaps[0]?.with).toEqual(typed)
    expect(RECIPE_KIND.plainFields(fields)).toMatchObject(lists(counted))
  }
  for (const line of [
    { amount: '', unit: '', ingredient: 'salt' },
    { amount: '2', unit: '', ingredient: '' },
  ])
    expect(RECIPE_KIND.plainFields(read({ ingredients: [line] }))).toMatchObject({ ingredients: [line] })
})

// EDIT-STEP-2
describe('steps, variations and swaps follow their ingredients', () => {
  test('when an ingredient is moved', () => {
    const fields = read()
    const moved = { ...fields, ingredients: moveRow(fields.ingredients, 3, 0) }
    expect(RECIPE_KIND.plainFields(moved)).toMatchObject({
      instructions: [{ ingredients: [2, 0] }, {}],
      variations: [{ changes: [{ ingredient: 0 }, { ingredient: null }] }],
      swaps: [{ ingredient: 3 }],
    })
  })

  test('past rows that a save omits', () => {
    const fields = read()
    const added = {
      ...fields,
      ingredients: [...read({ ingredients: [{}] }).ingredients, ...fields.ingredients],
    }
    expect(RECIPE_KIND.checkFields(added)).toMatchObject({ ok: true, body: { swaps: [{ ingredient: 2 }] } })
  })

  test('when an ingredient is removed and restored', () => {
    const fields = read()
    const without = { ...fields, ingredients: fields.ingredients.filter((_, at) => at !== 3) }
    expect(RECIPE_KIND.plainFields(without)).toMatchObject({
      instructions: [{ ingredients: [1] }, {}],
      variations: [{ changes: [{ ingredient: -1 }, {}] }],
    })
    expect(RECIPE_KIND.plainFields({ ...without, ingredients: fields.ingredients })).toMatchObject(LISTS)
  })

  test('when the steps are moved', () => {
    const fields = read()
    const moved = { ...fields, instructions: moveRow(fields.instructions, 1, 0) }
    expect(RECIPE_KIND.plainFields(moved)).toMatchObject({ variations: [{ steps: [{ step: 1 }] }] })
  })
})

describe('what a save would omit or refuse is reported in its place', () => {
  test.each<[string, (fields: RecipeFields) => Partial<RecipeFields>, Record<string, string>]>([
    [
      'an ingredient that is gone',
      (fields) => ({ ingredients: fields.ingredients.slice(0, 2) }),
      {
        'variations.0.changes.0': 'Choose the ingredient it is for',
        'swaps.0': 'Choose the ingredient it is for',
      },
    ],
    [
      'nothing instead',
      (fields) => ({
        swaps: fields.swaps.map((swap) => ({ ...swap, with: { amount: '1', unit: '', ingredient: ' ' } })),
      }),
      { 'swaps.0': 'Say what is used instead, or choose to leave it out' },
    ],
    [
      'a variation without a name',
      (fields) => ({ variations: fields.variations.map((variation) => ({ ...variation, name: '' })) }),
      { 'variations.0.name': 'Give this variation a name' },
    ],
    [
      'a step that is gone',
      (fields) => ({ instructions: fields.instructions.slice(0, 1) }),
      { 'variations.0.steps.0': 'Choose the step it takes the place of' },
    ],
  ])('%s', (_, change, errors) => {
    const fields = read()
    expect(RECIPE_KIND.checkFields({ ...fields, ...change(fields) })).toEqual({ ok: false, errors })
  })

  test('empty rows are omitted', () => {
    const fields = read()
    const blank = { amount: '', unit: '', ingredient: '' }
    const added = {
      ...fields,
      swaps: [...fields.swaps, { key: 'x', avoid: 'egg' as const, ingredient: '', with: blank, note: '' }],
      variations: fields.variations.map((variation) => ({
        ...variation,
        changes: [...variation.changes, { key: 'y', ingredient: '', with: blank }],
      })),
    }
    expect(RECIPE_KIND.checkFields(added)).toMatchObject({
      ok: true,
      body: { swaps, variations: [{ changes: variations[0]?.changes }] },
    })
  })
})

test('a step’s timers keep their text position when a save trims the step', () => {
  const timer = { text: '5 minutes', seconds: 240, seconds_max: null, start: 11, end: 20 }
  const fields = read({
    ...STORED,
    instructions: [{ instruction: '  Stir for 5 minutes.', timers: [timer] }],
  })
  expect(RECIPE_KIND.checkFields({ ...fields, variations: [] })).toMatchObject({
    ok: true,
    body: {
      instructions: [{ instruction: 'Stir for 5 minutes.', timers: [{ ...timer, start: 9, end: 18 }] }],
    },
  })
})

// CONTENT-SAVE-6
describe('the coach’s own nutrition figures', () => {
  test('are typed as text, with a point or a comma', () => {
    const fields = read({
      ...STORED,
      nutrition_source: 'own',
      nutrition: { per_serving: { kcal: { value: 310 } } },
    })
    expect(fields.nutrition.kcal).toBe('310')
    const typed = { ...fields, nutrition: { ...fields.nutrition, fat_g: '12,5' } }
    expect(RECIPE_KIND.checkFields(typed)).toMatchObject({
      ok: true,
      body: { nutrition: { per_serving: { kcal: { value: 310 }, fat_g: { value: 12.5 } } } },
    })
  })

  test.each([
    ['', 'nutrition.per_serving.kcal', 'Your own nutrition needs at least the calories of a serving'],
    ['many', 'nutrition.per_serving.kcal.value', 'Calories must be a number from 0 to 20000'],
  ])('“%s” is refused', (kcal, field, message) => {
    const fields = read({ ...STORED, nutrition_source: 'own' })
    const typed = { ...fields, nutrition: { ...fields.nutrition, kcal } }
    expect(RECIPE_KIND.checkFields(typed)).toEqual({ ok: false, errors: { [field]: message } })
  })
})
