import { z } from 'zod'
import { savedVersion, sharedInput, textField, textList, wholeNumber } from './input-fields.ts'
import { normalizeIngredients, normalizeInstructions } from './instructions.ts'
import { CONTENT_DEFAULTS, CONTENT_LIMITS } from './limits.ts'
import { RECIPE_DIFFICULTIES } from './recipe.ts'

const part = (label: string) => textField(label, CONTENT_LIMITS.ingredientPart)
const step = textField('Step', CONTENT_LIMITS.instruction)

const ingredients = z
  .array(
    z.object({
      amount: part('Amount').optional(),
      unit: part('Unit').optional(),
      ingredient: part('Ingredient').optional(),
      item: part('Ingredient').optional(),
    }),
  )
  .max(CONTENT_LIMITS.listItems, `A recipe can have at most ${CONTENT_LIMITS.listItems} ingredients`)
  .transform(normalizeIngredients)

const instructions = z
  .array(
    z.union([
      step,
      z.object({ instruction: step, step: z.number().optional(), step_number: z.number().optional() }),
    ]),
  )
  .max(CONTENT_LIMITS.listItems, `A recipe can have at most ${CONTENT_LIMITS.listItems} steps`)
  .transform(normalizeInstructions)

const variations = z
  .array(
    z.object({
      name: textField('Variation name', CONTENT_LIMITS.variationName),
      description: textField('Variation description', CONTENT_LIMITS.variationDescription).default(''),
    }),
  )
  .max(CONTENT_LIMITS.listItems)
  .transform((list) => list.filter(({ name, description }) => name !== '' || description !== ''))

const shape = {
  ...sharedInput,
  description: textField('Description', CONTENT_LIMITS.excerpt),
  prep_time_minutes: wholeNumber('Prep time', CONTENT_LIMITS.prepTimeMin, CONTENT_LIMITS.minutesMax),
  cook_time_minutes: wholeNumber('Cook time', CONTENT_LIMITS.cookTimeMin, CONTENT_LIMITS.minutesMax),
  servings: wholeNumber('Servings', CONTENT_LIMITS.servingsMin, CONTENT_LIMITS.servingsMax),
  difficulty: z.enum(RECIPE_DIFFICULTIES, 'Difficulty is easy, medium or hard'),
  ingredients,
  instructions,
  dietary_tags: textList('Dietary tags', CONTENT_LIMITS.tag, CONTENT_LIMITS.listItems),
  allergens: textList('Allergens', CONTENT_LIMITS.tag, CONTENT_LIMITS.listItems),
  notes: textField('Notes', CONTENT_LIMITS.notes),
  variations,
}

/** A new recipe: what is left out gets its default (specification §3, §9). */
export const recipeCreateSchema = z
  .object({
    ...shape,
    description: shape.description.default(''),
    prep_time_minutes: shape.prep_time_minutes.default(CONTENT_DEFAULTS.prepTimeMinutes),
    cook_time_minutes: shape.cook_time_minutes.default(CONTENT_DEFAULTS.cookTimeMinutes),
    servings: shape.servings.default(CONTENT_DEFAULTS.servings),
    difficulty: shape.difficulty.default(CONTENT_DEFAULTS.recipeDifficulty),
    ingredients: ingredients.default([]),
    instructions: instructions.default([]),
    dietary_tags: shape.dietary_tags.default([]),
    allergens: shape.allergens.default([]),
    notes: shape.notes.default(''),
    variations: variations.default([]),
    featured_image_url: shape.featured_image_url.default(null),
    featured_image_alt: shape.featured_image_alt.default(null),
    featured_image_public_id: shape.featured_image_public_id.default(null),
    featured_image_version: shape.featured_image_version.default(null),
    meta_title: shape.meta_title.default(null),
    meta_description: shape.meta_description.default(null),
    meta_keywords: shape.meta_keywords.default([]),
    category_id: shape.category_id.default(null),
    author_id: shape.author_id.default(null),
    status: shape.status.default('draft'),
    featured: shape.featured.default(false),
    published_at: shape.published_at.default(null),
  })
  .meta({ id: 'RecipeCreate' })

/** A change of a recipe: fields left out keep their value. */
export const recipeUpdateSchema = z
  .object(shape)
  .partial()
  .extend({ updated_at: savedVersion })
  .meta({ id: 'RecipeUpdate' })

export type RecipeCreate = z.infer<typeof recipeCreateSchema>
export type RecipeUpdate = z.infer<typeof recipeUpdateSchema>
