import { ingredientLine } from '../../../domain/content/ingredient-line.ts'
import type { Ingredient } from '../../../domain/content/recipe.ts'
import { scaleAmount, scaleUnit } from '../../../domain/content/scale-amount.ts'
import { lineNames } from './ticks.ts'

export interface IngredientRow {
  /** The line as typed: what a tick is remembered by, whatever the servings. */
  name: string
  /** Amount and unit for the wanted servings, with the space that follows; '' where the line has none. */
  quantity: string
  ingredient: string
}

/** The ingredients for other servings than the recipe's own; for its own exactly as typed. */
export function scaledIngredients(ingredients: readonly Ingredient[], factor: number): IngredientRow[] {
  const names = lineNames(ingredients.map(ingredientLine))
  return ingredients.map((typed, index) => {
    const amount = scaleAmount(typed.amount, factor)
    const unit = factor === 1 ? typed.unit : scaleUnit(typed.unit, amount)
    const line = ingredientLine({ amount, unit, ingredient: typed.ingredient })
    return {
      name: names[index] ?? line,
      quantity: line.slice(0, line.length - typed.ingredient.length),
      ingredient: typed.ingredient,
    }
  })
}
