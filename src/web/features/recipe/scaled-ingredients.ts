import {
  ingredientLine,
  ingredientQuantity,
  isIngredientHeading,
} from '../../../domain/content/ingredient-line.ts'
import type { Ingredient } from '../../../domain/content/recipe.ts'
import { lineNames } from './ticks.ts'
import type { ScaleMeasure } from './use-servings.ts'

export interface IngredientRow {
  /** The line as typed: what a tick is remembered by, whatever the servings. */
  name: string
  /** Amount and unit for the wanted servings, with the space that follows; '' where the line has none. */
  quantity: string
  ingredient: string
}

/** A part of the list under its own heading; the first part often has none. */
export interface IngredientGroup {
  /** As typed, `For the soup:`; null for what stands before any heading. */
  heading: string | null
  rows: IngredientRow[]
}

/**
 * The ingredients for other servings than the recipe's own, in parts by the headings between them; for its own servings
 * exactly as typed.
 *
 * @param scale what rescales an amount with its unit; null shows what was typed
 */
export function scaledIngredients(
  ingredients: readonly Ingredient[],
  factor: number,
  scale: ScaleMeasure | null,
): IngredientGroup[] {
  const names = lineNames(ingredients.map(ingredientLine))
  const groups: IngredientGroup[] = []
  ingredients.forEach((typed, index) => {
    if (isIngredientHeading(typed)) {
      groups.push({ heading: typed.ingredient, rows: [] })
      return
    }
    if (groups.length === 0) groups.push({ heading: null, rows: [] })
    const quantity = ingredientQuantity(scale ? scale(typed, factor) : typed)
    groups.at(-1)?.rows.push({
      name: names[index] ?? ingredientLine(typed),
      quantity: quantity && `${quantity} `,
      ingredient: typed.ingredient,
    })
  })
  return groups
}
