import type { Ingredient } from './recipe.ts'

/** The unit of countable things: it preserves the amount, and is never shown or spoken (REC-ING-2). */
export const COUNTABLE_UNIT = 'whole'

/**
 * Whether a line of the list is a heading between ingredients, such as `For the soup:` (REC-ING-4): text alone that
 * ends with a colon. It has no checkbox and is left out of machine-readable data.
 */
export function isIngredientHeading({ amount, unit, ingredient }: Ingredient): boolean {
  return amount === '' && unit === '' && ingredient.length > 1 && ingredient.endsWith(':')
}

/** Returns the ingredients without the headings between them. */
export function withoutHeadings<Line extends Ingredient>(ingredients: readonly Line[]): Line[] {
  return ingredients.filter((line) => !isIngredientHeading(line))
}

/**
 * Returns the text before the ingredient: `2 cups`, `2` of countable things, `''` when amount or unit is missing
 * (REC-ING-2).
 */
export function ingredientQuantity({ amount, unit }: Pick<Ingredient, 'amount' | 'unit'>): string {
  if (amount === '' || unit === '') return ''
  return unit === COUNTABLE_UNIT ? amount : `${amount} ${unit}`
}

/** Returns a line as a form shows it, with the unit of countable things hidden. */
export function withoutCountableUnit<Line extends Ingredient>(line: Line): Line {
  return line.unit === COUNTABLE_UNIT ? { ...line, unit: '' } : line
}

/** Returns a line as it is stored: an amount without a unit gets the countable unit, else it would not be shown (REC-ING-2). */
export function withCountableUnit<Line extends Ingredient>(line: Line): Line {
  const isCounted = line.amount.trim() !== '' && line.unit.trim() === '' && line.ingredient.trim() !== ''
  return isCounted ? { ...line, unit: COUNTABLE_UNIT } : line
}

/** Returns one line of the list as shown: `2 cups oats`, `2 bananas`, `salt`. */
export function ingredientLine(line: Ingredient): string {
  const quantity = ingredientQuantity(line)
  return quantity === '' ? line.ingredient : `${quantity} ${line.ingredient}`
}

/** Returns the line for machines, which includes an amount without a unit: `2 bananas` rather than `bananas`. */
export function plainIngredientLine(line: Ingredient): string {
  return line.unit === '' && line.amount !== '' ? `${line.amount} ${line.ingredient}` : ingredientLine(line)
}

const LIST_LABEL = /^\p{L}[^:,]{1,30}:\s+(?=\S)/u

/** Returns the label of a line that lists several ingredients: `Filling: ` of `Filling: ½ cup butter, 1 cup sugar`. */
export function listLabel({ amount, ingredient }: Pick<Ingredient, 'amount' | 'ingredient'>): string {
  return amount === '' ? (LIST_LABEL.exec(ingredient)?.[0] ?? '') : ''
}
