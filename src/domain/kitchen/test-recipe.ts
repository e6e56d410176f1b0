import type { Recipe } from '../content/recipe.ts'
import { recipeCreateSchema } from '../content/recipe-input.ts'

/** A recipe for tests, as the store would give it after the coach wrote these fields. */
export function testRecipe(fields: object): Recipe {
  return {
    ...recipeCreateSchema.parse({ title: 'Dish', slug: 'dish', ...fields }),
    id: 1,
    category_name: null,
    author_name: null,
    view_count: 0,
    rating_average: 0,
    rating_count: 0,
    featured_image_color: null,
    updated_at: '2026-01-01T00:00:00.000Z',
  }
}
