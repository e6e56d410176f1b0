import { z } from 'zod'
import { CONTENT_STATUSES } from './status.ts'

export const RECIPE_DIFFICULTIES = ['easy', 'medium', 'hard'] as const

const isoTime = z.iso.datetime()

export const ingredientSchema = z
  .object({ amount: z.string(), unit: z.string(), ingredient: z.string() })
  .meta({ id: 'Ingredient' })
export const instructionSchema = z
  .object({ step: z.int().positive(), instruction: z.string() })
  .meta({ id: 'Instruction' })
export const variationSchema = z
  .object({ name: z.string(), description: z.string() })
  .meta({ id: 'Variation' })

/** A recipe in a list: every field of specification §3 but the four long ones. */
export const recipeSummarySchema = z
  .object({
    id: z.int().positive(),
    title: z.string(),
    slug: z.string(),
    description: z.string(),
    featured_image_url: z.string().nullable(),
    featured_image_alt: z.string().nullable(),
    featured_image_public_id: z.string().nullable(),
    featured_image_version: z.string().nullable(),
    /** Dominant colour of the picture (`#rrggbb`), shown while it loads. */
    featured_image_color: z.string().nullable(),
    meta_title: z.string().nullable(),
    meta_description: z.string().nullable(),
    meta_keywords: z.array(z.string()),
    prep_time_minutes: z.int(),
    cook_time_minutes: z.int(),
    servings: z.int(),
    difficulty: z.enum(RECIPE_DIFFICULTIES),
    dietary_tags: z.array(z.string()),
    allergens: z.array(z.string()),
    category_id: z.int().nullable(),
    category_name: z.string().nullable(),
    author_id: z.int().nullable(),
    author_name: z.string().nullable(),
    status: z.enum(CONTENT_STATUSES),
    featured: z.boolean(),
    rating_average: z.number(),
    rating_count: z.int(),
    published_at: isoTime.nullable(),
    updated_at: isoTime,
    view_count: z.int(),
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
