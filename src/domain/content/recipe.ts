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
/** A duration that a step names, and where: UTF-16 units of its text (AMOUNT-TIME-1). */
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
/** A step as it is kept: which ingredients it uses and which durations it names only where the coach corrected them. */
export const instructionSchema = z.object({
  step: z.int().positive(),
  instruction: z.string(),
  ingredients: z.array(ingredientIndex).optional(),
  timers: z.array(timerSchema).optional(),
})
/** What takes an ingredient's place for readers who avoid something; null leaves it out (DIET-SWAP-1). */
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
    /** Steps that are written otherwise, by their number. */
    steps: z.array(z.object({ step: z.int().positive(), instruction: z.string() })).default([]),
    /** As the coach says them; null when they follow from what is shown. */
    allergens: z.array(z.string()).nullable().default(null),
  })
  .meta({ id: 'Variation' })

const figure = z.number().nonnegative()
/** The coach's own figures of a serving: those that were given (REC-NUTR-2). */
export const ownNutritionSchema = z.object({
  per_serving: z.object(mapNutrients(() => z.object({ value: figure }).optional())),
})
/** What a serving holds, as it is read. The coach's own figures have no range, and are sure. */
const nutritionSchema = z
  .object({
    per_serving: z.object(
      mapNutrients(() =>
        z.object({ value: figure, low: figure.optional(), high: figure.optional() }).optional(),
      ),
    ),
    confidence: z.enum(['high', 'fair', 'low']),
    /** How many of the ingredients are known. */
    matched: z.int().nonnegative(),
    of: z.int().nonnegative(),
    unmatched: z.array(z.string()),
    /** Where the calories come from: parts of 1, the largest first. */
    drivers: z.array(z.object({ ingredient: ingredientIndex, share: figure })),
  })
  .meta({ id: 'Nutrition' })

const likelyFigure = z.object({ value: figure, low: figure, high: figure })
/** A line that can stand in a recipe's list, and what it holds in all (NUTR-CHOICE-1). */
export const possibleLineSchema = ingredientSchema.extend({
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

/** A recipe as the finder answers it: with what the question was about (FIND-QUERY-1). */
export const foundRecipeSchema = recipeSummarySchema
  .extend({
    /** What of the reader's words it uses, and how many ingredients they leave; where the question has a fridge. */
    have: z.object({ matched: z.array(z.string()), missing: z.int() }).optional(),
    /** The first of the ingredients that are missing, by name. */
    to_buy: z.array(z.string()).optional(),
    /** What swaps take out of it, where something is avoided and they have to. */
    swaps_needed: z.array(z.enum(AVOIDABLES)).optional(),
    /** The lines of its list no food was found for, or for what takes their place, where a diet or what is avoided is asked about. */
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
  /** Kept while another source is chosen as well. */
  nutrition: ownNutritionSchema.nullable(),
})

/** What is known of an ingredient: by which amounts are converted, and what readers may avoid (DIET-FOOD-2). */
const knownFoodSchema = z.object({
  /** Of the table; null for what is not in it. */
  id: z.string().nullable(),
  /** Where a shop has it; null when unknown. */
  aisle: z.enum(AISLES).nullable(),
  /** Salt, pepper, oil, water: what every kitchen is taken to have. */
  is_staple: z.boolean(),
  /** Grams a millilitre; null when unknown. */
  density: z.number().nullable(),
  is_liquid: z.boolean(),
  /** Grams of one of it, by what it is counted in; absent where none is known. */
  grams_per: z.record(z.string(), z.number()).optional(),
  contains: z.array(z.enum(CONTENTS)),
  /** What some makers put in: 'read the packet'. */
  may_contain: z.array(z.enum(CONTENTS)),
})

/**
 * Where a sentence names an ingredient, an amount of one or a temperature: they follow servings, units and what takes an
 * ingredient's place (AMOUNT-STEP-1, AMOUNT-USE-1).
 */
const sentenceMarksSchema = z.object({
  mentions: z.array(
    z.object({
      start: z.int(),
      end: z.int(),
      ingredient: ingredientIndex,
      /** How much of the list's amount is meant, from 0 to 1; null where that cannot be told. */
      share: z.number().nullable(),
      /** The part the step takes where its sentence says no amount of it: `all but`, `a pinch of`; null for some of it. */
      part: z.number().nullable().optional(),
      /** What of the sentence goes with it where a swap or a variation leaves it out. */
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
      /** How much of the list's amount it is; null where they cannot be compared. */
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

/** A step with what it uses and how long it takes, found by rule or corrected by the coach. */
const cookableStepSchema = instructionSchema.required().meta({ id: 'Instruction' })

/**
 * What the browser has to know of a recipe to change it for its reader, without the table of foods. Each list stands
 * beside what it is about, in the same order.
 */
const recipeKitchenSchema = z.object({
  foods: z.array(knownFoodSchema),
  /** Of `with`; null where a swap only leaves out. */
  swap_foods: z.array(knownFoodSchema.nullable()),
  steps: z.array(sentenceMarksSchema),
  variations: z.array(
    z.object({
      change_foods: z.array(knownFoodSchema.nullable()),
      /** Of the steps it writes otherwise. An added ingredient's index is the length of the list and how many were added before. */
      steps: z.array(cookableStepSchema.extend(sentenceMarksSchema.shape)),
    }),
  ),
  /** Which of a step's findings the coach corrected. */
  corrected: z.array(z.object({ ingredients: z.boolean(), timers: z.boolean() })),
})

/** A recipe as it is read: with what its lines and sentences mean. */
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
/** As the coach wrote it. */
export type Recipe = z.infer<typeof writtenRecipeSchema>
/** With what no reader gets of it. */
export type StoredRecipe = Recipe & CoachOnly
/** As it is read: `toCookable`. */
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
