import { z } from 'zod'
import { recipeAnswer } from '../../../domain/admin/answers.ts'
import { CONTENT_DEFAULTS, RECIPE_DIFFICULTIES } from '../../../domain/content/limits.ts'
import { recipeMetaDescription, recipeMetaTitle } from '../../../domain/content/meta-texts.ts'
import {
  type Ingredient,
  type Instruction,
  ingredientChangeSchema,
  type RecipeDifficulty,
  type Swap,
  swapSchema,
  timerSchema,
  type Variation,
} from '../../../domain/content/recipe.ts'
import { recipeCreateSchema } from '../../../domain/content/recipe-input.ts'
import { checkAgainst, type EditorKind } from './editor-kind.ts'
import { type Row, withoutRowKeys, withRowKey } from './row-keys.ts'
import {
  EMPTY_SHARED_FIELDS,
  SHARED_LABELS,
  type SharedFields,
  sharedShape,
  typedNumber,
} from './shared-fields.ts'

export type IngredientRow = Ingredient & Row
/** A step's number is its place in the list (product §17.4: renumbered from 1). */
export type StepRow = Omit<Instruction, 'step'> & Row
type VariationRow = Variation & Row

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
  swaps: Swap[]
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
  swaps: [],
}

const text = z.string().catch('')
const ingredientRow = z.object({ amount: text, unit: text, ingredient: text }).transform(withRowKey)
const stepRow = z
  .union([
    z.string().transform((instruction) => ({ instruction })),
    z.object({
      instruction: text,
      ingredients: z.array(z.int().nonnegative()).optional().catch(undefined),
      timers: z.array(timerSchema).optional().catch(undefined),
    }),
  ])
  .transform(withRowKey)
const variationRow = z
  .object({
    name: text,
    description: text,
    changes: z.array(ingredientChangeSchema).catch([]),
    steps: z.array(z.object({ step: z.int().positive(), instruction: z.string() })).catch([]),
    allergens: z.array(z.string()).nullable().catch(null),
  })
  .transform(withRowKey)

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
      swaps: z.array(swapSchema).catch(fallback.swaps),
    })
    .catch(fallback)
    .parse(value)
}

const { title, slug, ...others } = SHARED_LABELS

export const RECIPE_KIND: EditorKind<RecipeFields> = {
  kind: 'recipe',
  name: 'Recipe',
  plural: 'recipes',
  publicPath: '/recipes',
  contentType: 'recipe',
  emptyFields: EMPTY_RECIPE,
  summaryField: 'description',
  readFields: readRecipeFields,
  plainFields,
  checkFields: (fields) => checkAgainst(recipeCreateSchema, plainFields(fields)),
  readItem(answer) {
    const parsed = recipeAnswer.safeParse(answer)
    if (!parsed.success) return null
    const { recipe } = parsed.data
    const { corrected } = recipe.kitchen
    // What was found by rule is found again at the next reading; only what the coach corrected is hers to keep.
    const instructions = recipe.instructions.map(({ ingredients, timers, ...step }, index) => ({
      ...step,
      ...(corrected[index]?.ingredients ? { ingredients } : {}),
      ...(corrected[index]?.timers ? { timers } : {}),
    }))
    return { item: recipe, fields: readRecipeFields({ ...recipe, instructions }, EMPTY_RECIPE) }
  },
  labels: {
    title,
    slug,
    description: 'Description',
    prep_time_minutes: 'Prep time',
    cook_time_minutes: 'Cook time',
    servings: 'Servings',
    difficulty: 'Difficulty',
    ingredients: 'Ingredients',
    instructions: 'Instructions',
    dietary_tags: 'Dietary tags',
    allergens: 'Allergens',
    notes: 'Pro Tips',
    variations: 'Variations',
    swaps: 'Swaps',
    ...others,
  },
  generateMeta: (fields, site) => ({
    title: recipeMetaTitle({ title: fields.title, meta_title: null }, site),
    description: recipeMetaDescription({
      ...fields,
      meta_description: null,
      prep_time_minutes: fields.prep_time_minutes ?? 0,
      cook_time_minutes: fields.cook_time_minutes ?? 0,
      servings: fields.servings ?? 0,
    }),
  }),
  imageContext: ({ title: about, description, dietary_tags, ingredients }) => ({
    title: about,
    description,
    dietaryTags: dietary_tags,
    ingredients: ingredients.map(({ ingredient }) => ingredient),
  }),
}

function plainFields(fields: RecipeFields): Record<string, unknown> {
  return {
    ...fields,
    ingredients: withoutRowKeys(fields.ingredients),
    instructions: withoutRowKeys(fields.instructions),
    variations: withoutRowKeys(fields.variations),
  }
}
