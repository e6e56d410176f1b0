import { z } from 'zod'
import { itemFields } from './item.ts'
import { RECIPE_DIFFICULTIES } from './limits.ts'

export const ingredientSchema = z
  .object({ amount: z.string(), unit: z.string(), ingredient: z.string() })
  .meta({ id: 'Ingredient' })
export const instructionSchema = z
  .object({ step: z.int().positive(), instruction: z.string() })
  .meta({ id: 'Instruction' })
export const variationSchema = z
  .object({ name: z.string(), description: z.string() })
  .meta({ id: 'Variation' })

/** A recipe in a list: every field of product §6.1 but the four long ones. */
export const recipeSummarySchema = z
  .object({
    ...itemFields,
    description: z.string(),
    prep_time_minutes: z.int(),
    cook_time_minutes: z.int(),
    servings: z.int(),
    difficulty: z.enum(RECIPE_DIFFICULTIES),
    dietary_tags: z.array(z.string()),
    allergens: z.array(z.string()),
    rating_average: z.number(),
    rating_count: z.int(),
  })
  .meta({ id: 'RecipeSummary' })

export const recipeSchema = recipeSummarySchema
  .extend({
    ingredients: z.array(ingredientSchema),
    instructions: z.array(instructionSchema),
    notes: z.string(),
    variations: z.array(variationSchema),
  })
  .meta({ id: 'Recipe' })

export type Ingredient = z.infer<typeof ingredientSchema>
export type Instruction = z.infer<typeof instructionSchema>
export type Variation = z.infer<typeof variationSchema>
export type RecipeSummary = z.infer<typeof recipeSummarySchema>
export type Recipe = z.infer<typeof recipeSchema>
export type RecipeDifficulty = (typeof RECIPE_DIFFICULTIES)[number]
