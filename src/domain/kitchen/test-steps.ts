import type { Recipe } from '../content/recipe.ts'
import { recipeCreateSchema } from '../content/recipe-input.ts'
import { splitIngredient } from '../content/split-ingredients.ts'
import { toCookable } from './cookable-recipe.ts'
import { showLine } from './show-line.ts'
import type { MeasureChoice } from './show-measure.ts'
import { showRecipe } from './shown-recipe.ts'
import { showTemperature } from './temperatures.ts'

/**
 * For tests: the steps for other servings; an amount that is put beside a name stands in brackets.
 *
 * @param list lines with `; ` between
 */
export function showSteps(
  list: string,
  steps: string[],
  factor = 2,
  units: MeasureChoice['units'] = 'as written',
): string[] {
  const ingredients = list.split('; ').map((line) => splitIngredient(line))
  const recipe = toCookable(testRecipe({ ingredients, instructions: steps }))
  const choice = { factor, units, variation: null, avoid: [] }
  return showRecipe(recipe, choice, { showLine, showTemperature }).steps.map(({ parts }) =>
    parts
      .map((part) =>
        part.kind === 'ingredient' && part.quantity ? `${part.text} [${part.quantity}]` : part.text,
      )
      .join(''),
  )
}

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
