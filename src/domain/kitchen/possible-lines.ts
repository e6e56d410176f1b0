import { isIngredientHeading } from '../content/ingredient-line.ts'
import type { Ingredient, Nutrition, Recipe } from '../content/recipe.ts'
import { type LineNutrition, sumNutrition } from './sum-nutrition.ts'

/** A line that can occur in a recipe's list, and its nutrition. */
export type PossibleLine = Below<Ingredient> & { holds: LineNutrition }

type Below<Line> = Line & {
  /** The heading above the line: `For frying:`; '' without one. */
  heading: string
}

/** Returns the lines of a list, each with the heading above it. */
export function withHeadings<Line extends Ingredient>(lines: readonly Line[]): Below<Line>[] {
  let heading = ''
  return lines.map((line) => {
    if (isIngredientHeading(line)) heading = line.ingredient
    return { ...line, heading }
  })
}

/**
 * Returns all distinct lines a recipe's list can have: its own, and those of its swaps and variations. Their nutrition
 * is requested together: a reader's choice stays on the device (NUTR-CHOICE-1).
 */
export function possibleLines({
  ingredients,
  swaps,
  variations,
}: Pick<Recipe, 'ingredients' | 'swaps' | 'variations'>): Below<Ingredient>[] {
  const own = withHeadings(ingredients)
  const changes = [...swaps, ...variations.flatMap((variation) => variation.changes)]
  const others = changes.flatMap(({ ingredient: index, with: line }) =>
    line ? { ...line, heading: (index === null ? null : own[index]?.heading) ?? '' } : [],
  )
  const lines = [...own, ...others].map(({ amount, unit, ingredient, heading }) => ({
    amount,
    unit,
    ingredient,
    heading,
  }))
  return [...new Map(lines.map((line) => [keyOf(line), line])).values()]
}

const keyOf = ({ amount, unit, ingredient, heading }: Below<Ingredient>) =>
  JSON.stringify([amount, unit, ingredient, heading])

/**
 * Returns the nutrition of a serving of a list as a reader has changed it (NUTR-CHOICE-1).
 *
 * @param lines as shown; lines left out are not counted
 * @returns drivers are indexes of `lines`; null where too little is known
 */
export function chosenNutrition(
  lines: readonly (Ingredient & { isLeftOut: boolean })[],
  possible: readonly PossibleLine[],
  servings: number,
): Nutrition | null {
  const known = new Map(possible.map((line) => [keyOf(line), line.holds]))
  const found = withHeadings(lines).map((line) => ({
    ingredient: line.ingredient,
    // Lines that a variation adds at the end are below no heading.
    line: line.isLeftOut ? NOTHING : (known.get(keyOf(line)) ?? known.get(keyOf({ ...line, heading: '' }))),
  }))
  const counted = found.flatMap(({ ingredient, line }) => (line ? [{ ingredient, line }] : []))
  // Otherwise the recipe has changed since its page was loaded.
  if (counted.length < found.length) return null
  const figures = sumNutrition(counted, servings)
  return figures.confidence === 'low' ? null : figures
}

const NOTHING: LineNutrition = { kind: 'nothing' }
