import type { Recipe } from '../../domain/content/recipe.ts'
import type { FinderRecipe, RecipeFacets } from '../../domain/kitchen/finder/find-recipes.ts'
import { ingredients, swaps, texts } from './json-columns.ts'
import { toNameKey } from './name-key.ts'
import type { Store } from './schema.ts'

/** What the finder reads of every recipe; `updated_at` says whether its text has to be read again. */
export interface FindableRow extends Omit<FinderRecipe, keyof RecipeFacets> {
  updated_at: string
}

/** Every published recipe, scheduled ones as well, newest first. */
export async function listFindable(db: Store): Promise<FindableRow[]> {
  const rows = await db
    .selectFrom('recipes')
    .leftJoin('categories', 'categories.id', 'recipes.category_id')
    .select([
      'recipes.id',
      'recipes.published_at',
      'recipes.updated_at',
      'recipes.featured',
      'categories.name_key',
      'recipes.dietary_tags',
      'recipes.prep_time_minutes',
      'recipes.cook_time_minutes',
      'recipes.difficulty',
      'recipes.rating_average',
      'recipes.rating_count',
    ])
    .where('recipes.status', '=', 'published')
    .where('recipes.published_at', 'is not', null)
    .orderBy('recipes.published_at', 'desc')
    .orderBy('recipes.id', 'desc')
    .execute()
  return rows.map(
    ({ name_key, dietary_tags, prep_time_minutes, cook_time_minutes, featured, published_at, ...row }) => ({
      ...row,
      published_at: published_at ?? '',
      featured: featured === 1,
      category: name_key,
      tags: texts.read(dietary_tags).map(toNameKey),
      minutes: prep_time_minutes + cook_time_minutes,
    }),
  )
}

/** What of some recipes has to be understood before anything can be found by it. */
export async function readRecipeTexts(
  db: Store,
  ids: readonly number[],
): Promise<Pick<Recipe, 'id' | 'updated_at' | 'ingredients' | 'allergens' | 'swaps' | 'dietary_tags'>[]> {
  const rows = await db
    .selectFrom('recipes')
    .select(['id', 'updated_at', 'ingredients', 'allergens', 'swaps', 'dietary_tags'])
    .where('id', 'in', ids)
    .execute()
  return rows.map((row) => ({
    ...row,
    ingredients: ingredients.read(row.ingredients),
    allergens: texts.read(row.allergens),
    swaps: swaps.read(row.swaps),
    dietary_tags: texts.read(row.dietary_tags),
  }))
}
