import { isIngredientHeading } from '../content/ingredient-line.ts'
import { mapNutrients, type Nutrient } from '../content/nutrition.ts'
import type { Ingredient } from '../content/recipe.ts'
import { findFoodOfLine } from './foods/find-food.ts'
import { type Nutrients, nutrientsOf } from './foods/nutrients.ts'
import { guessWeight, weighLine } from './line-weight.ts'
import { type ComputedNutrition, type LineNutrition, sumNutrition } from './sum-nutrition.ts'
import type { Likely } from './typical-weights.ts'

/**
 * What one serving of a recipe as it is written holds (NUTR-SURE-1).
 *
 * @param servings at least 1
 */
export function computeNutrition(ingredients: readonly Ingredient[], servings: number): ComputedNutrition {
  return sumNutrition(
    ingredients.map((line) => ({ ingredient: line.ingredient, line: lineNutrition(line) })),
    servings,
  )
}

/** What a line holds, by the tables of foods. */
export function lineNutrition(line: Ingredient): LineNutrition {
  if (isIngredientHeading(line)) return { kind: 'nothing' }
  const food = findFoodOfLine(line)?.food ?? null
  // What is no food is not missing from it.
  if (food?.id === 'kitchenware') return { kind: 'nothing' }
  const nutrients = food && nutrientsOf(food.id)
  const grams = food && nutrients?.kcal != null ? weighLine(line, food) : null
  if (!food || !nutrients || !grams) return { kind: 'unknown', grams: guessWeight(line, food) }
  // Water has weight and says nothing: a thin soup would be known better than a thick one.
  const isWater = food.id === 'water' || food.id === 'ice'
  return {
    kind: 'known',
    grams: isWater ? 0 : grams.value,
    holds: mapNutrients((name) => amountIn(grams, nutrients, name)),
  }
}

/** What the source has not measured is nothing at least, and at most all of what it is a part of. */
function amountIn(grams: Likely, nutrients: Nutrients, name: Nutrient): Likely {
  const per100 = nutrients[name]
  if (per100 === null) return { value: 0, low: 0, high: (grams.high * (nutrients.carbohydrate_g ?? 0)) / 100 }
  const of = (weight: number) => (weight * per100) / 100
  return { value: of(grams.value), low: of(grams.low), high: of(grams.high) }
}
