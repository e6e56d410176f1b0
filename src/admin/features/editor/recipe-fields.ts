import { z } from 'zod'
import { CONTENT_DEFAULTS, RECIPE_DIFFICULTIES } from '../../../domain/content/limits.ts'
import type { Ingredient, RecipeDifficulty, Variation } from '../../../domain/content/recipe.ts'
import { type Row, withRowKey } from './row-keys.ts'
import { EMPTY_SHARED_FIELDS, type SharedFields, sharedShape, typedNumber } from './shared-fields.ts'

export type IngredientRow = Ingredient & Row
/** A step's number is its place in the list (product §17.4: renumbered from 1). */
export type StepRow = { instruction: string } & Row
export type VariationRow = Variation & Row

export interface RecipeFields extends SharedFields {
  description: string
  prep_time_minutes: number | null
  cook_time_minutes: number | null
  servings: number | null
  difficulty: RecipeDifficulty
  ingredients: IngredientRow[]
  instructions: StepRow[]
  dietary_tags: string[]
  allergens: string[]
  notes: string
  variations: VariationRow[]
}

export const EMPTY_RECIPE: RecipeFields = {
  ...EMPTY_SHARED_FIELDS,
  description: '',
  prep_time_minutes: CONTENT_DEFAULTS.prepTimeMinutes,
  cook_time_minutes: CONTENT_DEFAULTS.cookTimeMinutes,
  servings: CONTENT_DEFAULTS.servings,
  difficulty: CONTENT_DEFAULTS.recipeDifficulty,
  ingredients: [],
  instructions: [],
  dietary_tags: [],
  allergens: [],
  notes: '',
  variations: [],
}

const text = z.string().catch('')
const ingredientRow = z.object({ amount: text, unit: text, ingredient: text }).transform(withRowKey)
const stepRow = z
  .union([z.string().transform((instruction) => ({ instruction })), z.object({ instruction: text })])
  .transform(withRowKey)
const variationRow = z.object({ name: text, description: text }).transform(withRowKey)

/** See `sharedShape`. */
export function readRecipeFields(value: unknown, fallback: RecipeFields): RecipeFields {
  return z
    .object({
      ...sharedShape(fallback),
      description: z.string().catch(fallback.description),
      prep_time_minutes: typedNumber.catch(fallback.prep_time_minutes),
      cook_time_minutes: typedNumber.catch(fallback.cook_time_minutes),
      servings: typedNumber.catch(fallback.servings),
      difficulty: z.enum(RECIPE_DIFFICULTIES).catch(fallback.difficulty),
      ingredients: z.array(ingredientRow).catch(fallback.ingredients),
      instructions: z.array(stepRow).catch(fallback.instructions),
      dietary_tags: z.array(z.string()).catch(fallback.dietary_tags),
      allergens: z.array(z.string()).catch(fallback.allergens),
      notes: z.string().catch(fallback.notes),
      variations: z.array(variationRow).catch(fallback.variations),
    })
    .catch(fallback)
    .parse(value)
}
