import { z } from 'zod'
import {
  lineField,
  NOT_AN_OBJECT,
  savedVersion,
  sharedFields,
  sharedNewFields,
  textField,
  textList,
  wholeNumber,
} from './input-fields.ts'
import { normalizeIngredients, normalizeInstructions } from './instructions.ts'
import { CONTENT_DEFAULTS, CONTENT_LIMITS, RECIPE_DIFFICULTIES } from './limits.ts'

const { listItems } = CONTENT_LIMITS

const ingredientPart = (label: string) => lineField(label, CONTENT_LIMITS.ingredientPart).nullish()

/** `ingredient` or `item` (product §12.5); an amount may be written as a number, and is kept as text. */
const ingredientField = z
  .object(
    {
      amount: z.union([z.number().transform(String), ingredientPart('Amount')], 'Amount must be text'),
      unit: ingredientPart('Unit'),
      ingredient: ingredientPart('Ingredient'),
      item: ingredientPart('Ingredient'),
    },
    'Each ingredient must be an object with amount, unit and ingredient',
  )
  .refine(({ amount, unit, ingredient, item }) => Boolean(ingredient || item) || !(amount || unit), {
    path: ['ingredient'],
    error: 'Ingredient is missing beside its amount',
  })

const stepText = textField('Step', CONTENT_LIMITS.instruction)
const stepNumber = z.number('A step’s number must be a number').nullish()

/** Plain text, `{ step, instruction }` or `{ step_number, instruction }` (product §12.5); the order of the list counts. */
const instructionField = z.union(
  [stepText, z.object({ instruction: stepText, step: stepNumber, step_number: stepNumber })],
  'Each step must be text or an object with step and instruction',
)

const variationField = z.object(
  {
    name: lineField('Variation name', CONTENT_LIMITS.variationName).default(''),
    description: textField('Variation description', CONTENT_LIMITS.variationDescription).default(''),
  },
  'Each variation must be an object with name and description',
)

const ownFields = {
  description: textField('Description', CONTENT_LIMITS.excerpt),
  prep_time_minutes: wholeNumber('Prep time', CONTENT_LIMITS.prepTimeMin, CONTENT_LIMITS.minutesMax),
  cook_time_minutes: wholeNumber('Cook time', CONTENT_LIMITS.cookTimeMin, CONTENT_LIMITS.minutesMax),
  servings: wholeNumber('Servings', CONTENT_LIMITS.servingsMin, CONTENT_LIMITS.servingsMax),
  difficulty: z.enum(RECIPE_DIFFICULTIES, 'Difficulty is easy, medium or hard'),
  ingredients: z
    .array(ingredientField, 'Ingredients must be a list')
    .max(listItems, `A recipe can have at most ${listItems} ingredients`)
    .transform(normalizeIngredients),
  instructions: z
    .array(instructionField, 'Instructions must be a list')
    .max(listItems, `A recipe can have at most ${listItems} steps`)
    .transform(normalizeInstructions),
  dietary_tags: textList('Dietary tags', CONTENT_LIMITS.tag, listItems),
  allergens: textList('Allergens', CONTENT_LIMITS.tag, listItems),
  notes: textField('Notes', CONTENT_LIMITS.notes),
  variations: z
    .array(variationField, 'Variations must be a list')
    .max(listItems, `A recipe can have at most ${listItems} variations`)
    .transform((list) => list.filter(({ name, description }) => name !== '' || description !== '')),
}

/** A new recipe: what is left out gets its default (product §6.1). Fields that are not here are ignored (product §2.3). */
export const recipeCreateSchema = z
  .object(
    {
      ...sharedNewFields,
      description: ownFields.description.default(''),
      prep_time_minutes: ownFields.prep_time_minutes.default(CONTENT_DEFAULTS.prepTimeMinutes),
      cook_time_minutes: ownFields.cook_time_minutes.default(CONTENT_DEFAULTS.cookTimeMinutes),
      servings: ownFields.servings.default(CONTENT_DEFAULTS.servings),
      difficulty: ownFields.difficulty.default(CONTENT_DEFAULTS.recipeDifficulty),
      ingredients: ownFields.ingredients.default([]),
      instructions: ownFields.instructions.default([]),
      dietary_tags: ownFields.dietary_tags.default([]),
      allergens: ownFields.allergens.default([]),
      notes: ownFields.notes.default(''),
      variations: ownFields.variations.default([]),
    },
    NOT_AN_OBJECT,
  )
  .meta({ id: 'RecipeCreate' })

/** A change of a recipe: fields left out keep their value, `updated_at` says which version it was made from (product §12.5). */
export const recipeUpdateSchema = z
  .object({ ...sharedFields, ...ownFields }, NOT_AN_OBJECT)
  .partial()
  .extend({ updated_at: savedVersion })
  .meta({ id: 'RecipeUpdate' })

export type RecipeCreate = z.infer<typeof recipeCreateSchema>
export type RecipeUpdate = z.infer<typeof recipeUpdateSchema>
