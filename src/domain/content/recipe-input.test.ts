import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { recipeCreateSchema, recipeUpdateSchema } from './recipe-input.ts'

const MINIMAL = { title: 'Soup', slug: 'soup' }

function problemsOf(body: unknown): string[] {
  const { error } = recipeCreateSchema.safeParse(body)
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
}

describe('a new recipe', () => {
  // REC-API-1
  test('gets the defaults', () => {
    expect(recipeCreateSchema.parse(MINIMAL)).toMatchObject({
      ...MINIMAL,
      description: '',
      prep_time_minutes: 15,
      cook_time_minutes: 30,
      servings: 4,
      difficulty: 'easy',
      ingredients: [],
      instructions: [],
      dietary_tags: [],
      allergens: [],
      notes: '',
      variations: [],
      status: 'draft',
      published_at: null,
    })
  })

  test('accepts instructions in every form', () => {
    const instructions = [
      'Boil.\r\nStir.',
      { step_number: 7, instruction: 'Stir.' },
      ' ',
      { step: 1, instruction: ' Eat. ' },
      { instruction: 'Rest.' },
    ]
    expect(recipeCreateSchema.parse({ ...MINIMAL, instructions }).instructions).toEqual([
      { step: 1, instruction: 'Boil.\nStir.' },
      { step: 2, instruction: 'Stir.' },
      { step: 3, instruction: 'Eat.' },
      { step: 4, instruction: 'Rest.' },
    ])
  })

  test('accepts ingredients in every form', () => {
    const ingredients = [
      { item: 'salt' },
      { amount: 1.5, unit: 'cups', ingredient: 'oats' },
      { amount: '½', unit: null, ingredient: 'lemon' },
      { amount: '', unit: '', ingredient: ' ' },
      {},
    ]
    expect(recipeCreateSchema.parse({ ...MINIMAL, ingredients }).ingredients).toEqual([
      { amount: '', unit: '', ingredient: 'salt' },
      { amount: '1.5', unit: 'cups', ingredient: 'oats' },
      { amount: '½', unit: '', ingredient: 'lemon' },
    ])
  })

  // REC-API-2
  test('keeps variations with a name or a description, and dedupes tags', () => {
    const variations = [{ name: 'Vegan' }, { name: ' ', description: '' }, { description: 'With rice.' }]
    expect(
      recipeCreateSchema.parse({ ...MINIMAL, variations, dietary_tags: ['vegan', 'vegan', ' '] }),
    ).toMatchObject({
      variations: [
        { name: 'Vegan', description: '' },
        { name: '', description: 'With rice.' },
      ],
      dietary_tags: ['vegan'],
    })
  })

  test('reports errors inside a list before errors between its parts', () => {
    const timer = (start: number, end: number) => ({ text: 'five minutes', seconds: 300, start, end })
    const step = { instruction: 'Rest five minutes', ingredients: null }
    expect(
      problemsOf({ ...MINIMAL, instructions: [{ ...step, timers: [timer(0, 9), timer(5, 12)] }] }),
    ).toEqual(['instructions.0.timers: A step’s timers must not overlap'])
    expect(problemsOf({ ...MINIMAL, instructions: [{ ...step, timers: null }] })).toEqual([])
  })

  // CONTENT-SAVE-2
  test('ratings and views are not writable', () => {
    const parsed = recipeCreateSchema.parse({ ...MINIMAL, rating_average: 5, rating_count: 9, view_count: 1 })
    for (const name of ['rating_average', 'rating_count', 'view_count'])
      expect(parsed).not.toHaveProperty(name)
  })

  test.each([
    [{}, 'title: Title is required'],
    [
      { ...MINIMAL, prep_time_minutes: 0 },
      'prep_time_minutes: Prep time must be a whole number from 1 to 10000',
    ],
    [
      { ...MINIMAL, cook_time_minutes: -1 },
      'cook_time_minutes: Cook time must be a whole number from 0 to 10000',
    ],
    [{ ...MINIMAL, servings: 0 }, 'servings: Servings must be a whole number from 1 to 1000'],
    [{ ...MINIMAL, difficulty: 'fun' }, 'difficulty: Difficulty is easy, medium or hard'],
    [{ ...MINIMAL, ingredients: 'salt' }, 'ingredients: Ingredients must be a list'],
    [
      { ...MINIMAL, ingredients: ['salt'] },
      'ingredients.0: Each ingredient must be an object with amount, unit and ingredient',
    ],
    [
      { ...MINIMAL, ingredients: [{ amount: '2', unit: 'cups' }] },
      'ingredients.0.ingredient: Ingredient is missing beside its amount',
    ],
    [
      { ...MINIMAL, ingredients: [{ amount: {}, ingredient: 'salt' }] },
      'ingredients.0.amount: Amount must be text',
    ],
    [
      { ...MINIMAL, ingredients: [{ ingredient: 'x'.repeat(301) }] },
      'ingredients.0.ingredient: Ingredient can be at most 300 characters',
    ],
    [
      { ...MINIMAL, ingredients: Array(201).fill({ item: 'x' }) },
      'ingredients: A recipe can have at most 200 ingredients',
    ],
    [{ ...MINIMAL, instructions: {} }, 'instructions: Instructions must be a list'],
    [
      { ...MINIMAL, instructions: [5] },
      'instructions.0: Each step must be text or an object with step and instruction',
    ],
    [
      { ...MINIMAL, instructions: ['ok', 'x'.repeat(3001)] },
      'instructions.1: Step can be at most 3000 characters',
    ],
    [
      { ...MINIMAL, instructions: [{ step: 1, instruction: 'a\u0007' }] },
      'instructions.0.instruction: Step contains characters that cannot be used',
    ],
    [{ ...MINIMAL, instructions: Array(201).fill('x') }, 'instructions: A recipe can have at most 200 steps'],
    [
      { ...MINIMAL, dietary_tags: ['x'.repeat(41)] },
      'dietary_tags.0: Dietary tags can be at most 40 characters',
    ],
    [
      { ...MINIMAL, variations: ['x'] },
      'variations.0: Each variation must be an object with name and description',
    ],
    [{ ...MINIMAL, notes: null }, 'notes: Notes must be text'],
  ])('%o is refused: %s', (body, problem) => {
    expect(problemsOf(body)[0]).toBe(problem)
  })
})

test('a change contains only the fields it names', () => {
  const change = { servings: 2, instructions: ['Boil.'], updated_at: '2026-03-04T12:00:00.000Z' }
  expect(recipeUpdateSchema.parse(change)).toEqual({
    ...change,
    instructions: [{ step: 1, instruction: 'Boil.' }],
  })
  expect(recipeUpdateSchema.parse({ instructions: [] })).toEqual({ instructions: [] })
})

test('both schemas are named in the API description', () => {
  expect(z.toJSONSchema(recipeCreateSchema, { io: 'input' }).$defs?.RecipeCreate).toMatchObject({
    required: ['title', 'slug'],
  })
  expect(z.toJSONSchema(recipeUpdateSchema, { io: 'input' }).$defs).toHaveProperty('RecipeUpdate')
})
