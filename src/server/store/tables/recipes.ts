import type { Generated } from 'kysely'
import type { NutritionSource } from '../../../domain/content/nutrition.ts'
import type { Recipe, RecipeDifficulty, RecipeSummary } from '../../../domain/content/recipe.ts'
import { ingredients, instructions, nutrition, swaps, texts, variations } from '../json-columns.ts'
import type { JsonText } from '../stored-values.ts'
import type { ItemColumns } from './items.ts'

interface RecipeColumns {
  description: string
  prep_time_minutes: number
  cook_time_minutes: number
  servings: number
  difficulty: RecipeDifficulty
  dietary_tags: JsonText
  allergens: JsonText
  notes: string
  ingredients: JsonText
  instructions: JsonText
  variations: JsonText
  swaps: JsonText
  nutrition_source: NutritionSource
  /** The coach's own nutrition figures. */
  nutrition: JsonText
}

export interface RecipesTable extends ItemColumns, RecipeColumns {
  rating_average: Generated<number>
  rating_count: Generated<number>
}

/** Columns that lists show, for `readRecipeSummary`. */
export const RECIPE_SUMMARY_COLUMNS = [
  'recipes.description',
  'recipes.prep_time_minutes',
  'recipes.cook_time_minutes',
  'recipes.servings',
  'recipes.difficulty',
  'recipes.dietary_tags',
  'recipes.allergens',
] as const

/** Columns of a whole recipe only, for `readRecipeBody`. */
export const RECIPE_BODY_COLUMNS = [
  'recipes.ingredients',
  'recipes.instructions',
  'recipes.notes',
  'recipes.variations',
  'recipes.swaps',
  'recipes.nutrition_source',
  'recipes.nutrition',
] as const

type Fields = Pick<Recipe, Exclude<keyof RecipeColumns, 'nutrition'>> & {
  nutrition: Parameters<typeof nutrition.write>[0]
}

/** Converts a recipe's own fields to columns for both databases. */
export function toRecipeColumns(fields: Fields): RecipeColumns {
  return {
    description: fields.description,
    prep_time_minutes: fields.prep_time_minutes,
    cook_time_minutes: fields.cook_time_minutes,
    servings: fields.servings,
    difficulty: fields.difficulty,
    dietary_tags: texts.write(fields.dietary_tags),
    allergens: texts.write(fields.allergens),
    notes: fields.notes,
    ingredients: ingredients.write(fields.ingredients),
    instructions: instructions.write(fields.instructions),
    variations: variations.write(fields.variations),
    swaps: swaps.write(fields.swaps),
    nutrition_source: fields.nutrition_source,
    nutrition: nutrition.write(fields.nutrition),
  }
}

/** @throws when a column was changed by hand into another form */
export function readRecipeSummary<Row extends Pick<RecipeColumns, 'dietary_tags' | 'allergens'>>(row: Row) {
  return { ...row, dietary_tags: texts.read(row.dietary_tags), allergens: texts.read(row.allergens) }
}

type BodyColumns = Omit<RecipeColumns, keyof RecipeSummary>

/** @throws when a column was changed by hand into another form */
export function readRecipeBody(row: BodyColumns) {
  return {
    ingredients: ingredients.read(row.ingredients),
    instructions: instructions.read(row.instructions),
    notes: row.notes,
    variations: variations.read(row.variations),
    swaps: swaps.read(row.swaps),
    nutrition_source: row.nutrition_source,
    nutrition: nutrition.read(row.nutrition),
  }
}
