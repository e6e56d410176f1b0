import type { Avoidable } from '../content/avoidables.ts'
import type { Nutrition, Recipe } from '../content/recipe.ts'
import { avoidedIn } from './foods/avoided.ts'
import { computeNutrition } from './nutrition.ts'
import { changeRecipe } from './recipe-changes.ts'

/** What of a reader's choice changes what is in a serving. */
export interface NutritionChoice {
  /** The place of a variation in the recipe's list; null is as written. */
  variation: number | null
  avoid: readonly Avoidable[]
  /** Places of lines whose swaps were undone. */
  keep: readonly number[]
}

/**
 * What a serving of a recipe holds as a reader cooks it: as a variation, with swaps for what is avoided (NUTR-CHOICE-1).
 *
 * @returns drivers name places in the list as it is shown: the recipe's own lines, then those a variation adds; null
 * where the figures are not worked out from the list, or too little is known of the changed one
 */
export function chosenNutrition(
  recipe: Pick<
    Recipe,
    'ingredients' | 'instructions' | 'allergens' | 'swaps' | 'variations' | 'servings' | 'nutrition_source'
  >,
  { variation, avoid, keep }: NutritionChoice,
): Nutrition | null {
  if (recipe.nutrition_source !== 'computed') return null
  const chosen = variation === null ? null : (recipe.variations[variation] ?? null)
  const { lines } = changeRecipe(
    recipe,
    { variation: chosen, avoid, keep },
    (text) => new Set(avoidedIn(text)),
  )
  const cooked = lines.flatMap((line, place) => (line.isLeftOut ? [] : [{ line, place }]))
  const figures = computeNutrition(
    cooked.map(({ line }) => line),
    recipe.servings,
  )
  if (figures.confidence === 'low') return null
  return {
    ...figures,
    drivers: figures.drivers.flatMap(({ ingredient, share }) => {
      const place = cooked[ingredient]?.place
      return place === undefined ? [] : [{ ingredient: place, share }]
    }),
  }
}
