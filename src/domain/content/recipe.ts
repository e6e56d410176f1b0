import { z } from 'zod'
import { type CoachOnly, itemFields } from '../items/item.ts'
import { RECIPE_DIFFICULTIES } from '../items/limits.ts'
import { AVOIDABLES } from './avoidables.ts'
import { AISLES, CONTENTS } from './food-contents.ts'
import { mapNutrients, NUTRITION_SOURCES } from './nutrition.ts'

export const ingredientSchema = z
  .object({ amount: z.string(), unit: z.string(), ingredient: z.string() })
  .meta({ id: 'Ingredient' })
const ingredientIndex = z.int().nonnegative()
/** A duration that a step names, with its position in UTF-16 units of the text (AMOUNT-TIME-1). */
export const timerSchema = z
  .object({
    text: z.string(),
    /** The lower end of a range. */
    seconds: z.int().positive(),
    seconds_max: z.int().positive().nullable(),
    start: z.int().nonnegative(),
    end: z.int().positive(),
  })
  .meta({ id: 'Timer' })
/** A step as stored: its ingredients and durations only where the coach corrected them. */
export const instructionSchema = z.object({
  step: z.int().positive(),
  instruction: z.string(),
  ingredients: z.array(ingredientIndex).optional(),
  timers: z.array(timerSchema).optional(),
})
/** The replacement of an ingredient for readers who avoid something; null leaves it out (DIET-SWAP-1). */
export const swapSchema = z
  .object({
    avoid: z.enum(AVOIDABLES),
    ingredient: ingredientIndex,
    with: ingredientSchema.nullable(),
    note: z.string(),
  })
  .meta({ id: 'Swap' })
/** One change of the list: a null `ingredient` adds, a null `with` leaves out (DIET-SWAP-1). */
const ingredientChangeSchema = z
  .object({ ingredient: ingredientIndex.nullable(), with: ingredientSchema.nullable() })
  .meta({ id: 'IngredientChange' })
export const variationSchema = z
  .object({
    name: z.string(),
    description: z.string(),
    changes: z.array(ingredientChangeSchema).default([]),
    /** The steps worded differently, by their number. */
    steps: z.array(z.object({ step: z.int().positive(), instruction: z.string() })).default([]),
    /** As set by the coach; null when derived from the ingredients shown. */
    allergens: z.array(z.string()).nullable().default(null),
  })
  .meta({ id: 'Variation' })

const figure = z.number().nonnegative()
/** The coach's own figures of a serving: only those that were given (REC-NUTR-2). */
export const ownNutritionSchema = z.object({
  per_serving: z.object(mapNutrients(() => z.object({ value: figure }).optional())),
})
/** The nutrition of a serving in answers. The coach's own figures have no range and full confidence. */
const nutritionSchema = z
  .object({
    per_serving: z.object(
      mapNutrients(() =>
        z.object({ value: figure, low: figure.optional(), high: figure.optional() }).optional(),
      ),
    ),
    confidence: z.enum(['high', 'fair', 'low']),
    /** The number of ingredients that are known. */
    matched: z.int().nonnegative(),
    of: z.int().nonnegative(),
    unmatched: z.array(z.string()),
    /** The sources of the calories: fractions of 1, the largest first. */
    drivers: z.array(z.object({ ingredient: ingredientIndex, share: figure })),
  })
  .meta({ id: 'Nutrition' })

const likelyFigure = z.object({ value: figure, low: figure, high: figure })
/** A line that can occur in a recipe's list, and its total nutrition (NUTR-CHOICE-1). */
export const possibleLineSchema = ingredientSchema.extend({
  /** The heading above it; empty where there is none. */
  heading: z.string(),
  holds: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('known'),
      /** The weight, without water. */
      grams: figure,
      holds: z.object(mapNutrients(() => likelyFigure)),
    }),
    z.object({ kind: z.literal('unknown'), grams: figure }),
    z.object({ kind: z.literal('nothing') }),
  ]),
})

/** A recipe in a list: every field but the four long ones (REC-API-3). */
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

/** A recipe as the finder returns it, with the facts the query was about (FIND-QUERY-1). */
export const foundRecipeSchema = recipeSummarySchema
  .extend({
    /** Which of the reader's words it uses, and how many ingredients are missing; where the query names the fridge's content. */
    have: z.object({ matched: z.array(z.string()), missing: z.int() }).optional(),
    /** The first of the missing ingredients, by name. */
    to_buy: z.array(z.string()).optional(),
    /** What swaps remove from it, where something is avoided and it needs swaps. */
    swaps_needed: z.array(z.enum(AVOIDABLES)).optional(),
    /** The lines of its list without a known food, where a diet or something avoided is asked about. */
    unknown: z.array(ingredientIndex).optional(),
  })
  .meta({ id: 'FoundRecipe' })

/** A whole recipe as the coach wrote it. */
const writtenRecipeSchema = recipeSummarySchema.extend({
  ingredients: z.array(ingredientSchema),
  instructions: z.array(instructionSchema),
  notes: z.string(),
  variations: z.array(variationSchema),
  swaps: z.array(swapSchema),
  nutrition_source: z.enum(NUTRITION_SOURCES),
  /** Stored even while another source is selected. */
  nutrition: ownNutritionSchema.nullable(),
})

/** What is known of an ingredient: conversion factors of amounts, and what readers may avoid (DIET-FOOD-2). */
const knownFoodSchema = z.object({
  /** Id in the food table; null for what is not in it. */
  id: z.string().nullable(),
  /** The shop's section; null when unknown. */
  aisle: z.enum(AISLES).nullable(),
  /** Salt, pepper, oil, water: what every kitchen is assumed to have. */
  is_staple: z.boolean(),
  /** Grams per millilitre; null when unknown. */
  density: z.number().nullable(),
  is_liquid: z.boolean(),
  /** Grams of one, by the counting unit; absent where none is known. */
  grams_per: z.record(z.string(), z.number()).optional(),
  contains: z.array(z.enum(CONTENTS)),
  /** Contained in some makers' products: 'read the packet'. */
  may_contain: z.array(z.enum(CONTENTS)),
})

/**
 * Where a sentence names an ingredient, an amount of one or a temperature: these follow servings, units and
 * replacements of ingredients (AMOUNT-STEP-1, AMOUNT-USE-1).
 */
const sentenceMarksSchema = z.object({
  mentions: z.array(
    z.object({
      start: z.int(),
      end: z.int(),
      ingredient: ingredientIndex,
      /** The fraction of the list's amount that is meant, from 0 to 1; null where it is unknown. */
      share: z.number().nullable(),
      /** The fraction the step takes where its sentence gives no amount: `all but`, `a pinch of`; null for some of it. */
      part: z.number().nullable().optional(),
      /** The range of the sentence that is removed with it where a swap or a variation leaves it out. */
      goes: z.object({ start: z.int(), end: z.int() }).optional(),
    }),
  ),
  amounts: z.array(
    z.object({
      start: z.int(),
      end: z.int(),
      /** Null for a liquid that the list does not name. */
      ingredient: ingredientIndex.nullable(),
      amount: z.string(),
      unit: z.string(),
      /** The fraction of the list's amount; null where the two cannot be compared. */
      share: z.number().nullable(),
    }),
  ),
  temperatures: z.array(
    z.object({
      start: z.int(),
      end: z.int(),
      readings: z.array(
        z.object({
          scale: z.enum(['C', 'F']),
          low: z.number(),
          high: z.number().nullable(),
          isFan: z.boolean(),
          before: z.string().optional(),
          after: z.string().optional(),
        }),
      ),
      isOven: z.boolean().optional(),
    }),
  ),
})

/** A step with its ingredients and durations, detected by rule or corrected by the coach. */
const cookableStepSchema = instructionSchema.required().meta({ id: 'Instruction' })

/**
 * What the browser needs to adapt a recipe to its reader without the table of foods. Each list is parallel to the one
 * it describes.
 */
const recipeKitchenSchema = z.object({
  foods: z.array(knownFoodSchema),
  /** The foods of `with`; null where a swap only leaves out. */
  swap_foods: z.array(knownFoodSchema.nullable()),
  steps: z.array(sentenceMarksSchema),
  variations: z.array(
    z.object({
      change_foods: z.array(knownFoodSchema.nullable()),
      /** The rewritten steps. An added ingredient's index is the list's length plus the number added before it. */
      steps: z.array(cookableStepSchema.extend(sentenceMarksSchema.shape)),
    }),
  ),
  /** Which detected parts of a step the coach corrected. */
  corrected: z.array(z.object({ ingredients: z.boolean(), timers: z.boolean() })),
})

/** A recipe in answers, with the meaning of its lines and sentences. */
export const recipeSchema = writtenRecipeSchema
  .extend({
    instructions: z.array(cookableStepSchema),
    total_time_minutes: z.int(),
    nutrition: nutritionSchema.nullable(),
    kitchen: recipeKitchenSchema,
  })
  .meta({ id: 'Recipe' })

export type Ingredient = z.infer<typeof ingredientSchema>
export type Instruction = z.infer<typeof instructionSchema>
export type Variation = z.infer<typeof variationSchema>
export type RecipeSummary = z.infer<typeof recipeSummarySchema>
export type FoundRecipe = z.infer<typeof foundRecipeSchema>
/** A recipe as the coach wrote it. */
export type Recipe = z.infer<typeof writtenRecipeSchema>
/** A stored recipe, with the fields readers never get. */
export type StoredRecipe = Recipe & CoachOnly
/** A recipe in answers: see `toCookable`. */
export type CookableRecipe = z.infer<typeof recipeSchema>
export type CookableStep = CookableRecipe['instructions'][number]
export type RecipeKitchen = z.infer<typeof recipeKitchenSchema>
export type KnownFood = z.infer<typeof knownFoodSchema>
export type SentenceMarks = z.infer<typeof sentenceMarksSchema>
export type Timer = z.infer<typeof timerSchema>
export type Swap = z.infer<typeof swapSchema>
export type Nutrition = z.infer<typeof nutritionSchema>
export type OwnNutrition = z.infer<typeof ownNutritionSchema>
export type RecipeDifficulty = (typeof RECIPE_DIFFICULTIES)[number]
