import type { Ingredient } from './recipe.ts'

/** The unit of countable things: it keeps the amount shown, and is not read aloud in structured data. */
export const COUNTABLE_UNIT = 'whole'

/** One line of the list: amount, unit, ingredient; just the ingredient when amount or unit is missing (specification §2). */
export function ingredientLine({ amount, unit, ingredient }: Ingredient): string {
  return amount === '' || unit === '' ? ingredient : `${amount} ${unit} ${ingredient}`
}

/** The line as a recipe would be written for a machine: `2 ripe bananas` rather than `2 whole ripe bananas`. */
export function plainIngredientLine({ amount, unit, ingredient }: Ingredient): string {
  if (amount === '') return ingredient
  return unit === '' || unit === COUNTABLE_UNIT
    ? `${amount} ${ingredient}`
    : `${amount} ${unit} ${ingredient}`
}
