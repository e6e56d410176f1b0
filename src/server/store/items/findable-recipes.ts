import type { Recipe } from '../../../domain/content/recipe.ts'
import type { FinderRecipe } from '../../../domain/kitchen/finder/finder-index.ts'
import { ingredients, swaps, texts } from '../json-columns.ts'
import type { Store } from '../schema.ts'

/** The finder's columns of a recipe besides its text; `updated_at` says whether the text has to be read again. */
export interface FindableRow
  extends Pick<
    FinderRecipe,
    | 'id'
    | 'published_at'
    | 'featured'
    | 'category'
    | 'minutes'
    | 'difficulty'
    | 'rating_average'
    | 'rating_count'
  > {
  slug: string
  updated_at: string
}

/** Selects recipes: by their slugs, or the next ones after an id. */
export type FindableRequest = { slugs: readonly string[] } | { afterId: number; limit: number }

/**
 * Lists the published ones of some recipes, including scheduled ones, by id.
 *
 * @returns with the id of the last one checked, null where there was none
 */
export async function listFindable(
  db: Store,
  request: FindableRequest,
): Promise<{ rows: FindableRow[]; lastId: number | null }> {
  const query = db
    .selectFrom('recipes')
    .leftJoin('categories', 'categories.id', 'recipes.category_id')
    .select([
      'recipes.id',
      'recipes.slug',
      // Selected instead of filtered by: with a condition SQLite would use an index other than the id's.
      'recipes.status',
      'recipes.published_at',
      'recipes.updated_at',
      'recipes.featured',
      'categories.name_key',
      'recipes.prep_time_minutes',
      'recipes.cook_time_minutes',
      'recipes.difficulty',
      'recipes.rating_average',
      'recipes.rating_count',
    ])
    .orderBy('recipes.id')
  const rows = await ('slugs' in request
    ? query.where('recipes.slug', 'in', request.slugs)
    : query.where('recipes.id', '>', request.afterId).limit(request.limit)
  ).execute()
  const published = rows.flatMap(
    ({ status, name_key, prep_time_minutes, cook_time_minutes, featured, published_at, ...row }) =>
      status !== 'published' || published_at === null
        ? []
        : [
            {
              ...row,
              published_at,
              featured: featured === 1,
              category: name_key,
              minutes: prep_time_minutes + cook_time_minutes,
            },
          ],
  )
  return { rows: published, lastId: rows.at(-1)?.id ?? null }
}

/** Reads the parts of some recipes that the finder has to parse. */
export async function readRecipeTexts(
  db: Store,
  ids: readonly number[],
): Promise<Pick<Recipe, 'id' | 'ingredients' | 'allergens' | 'swaps' | 'dietary_tags'>[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('recipes')
    .select(['id', 'ingredients', 'allergens', 'swaps', 'dietary_tags'])
    .where('id', 'in', ids)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    ingredients: ingredients.read(row.ingredients),
    allergens: texts.read(row.allergens),
    swaps: swaps.read(row.swaps),
    dietary_tags: texts.read(row.dietary_tags),
  }))
}
