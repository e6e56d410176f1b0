import type { Ingredient } from '../content/recipe.ts'
import { findFoodOfLine, findFoods } from '../kitchen/foods/find-food.ts'

/**
 * What the coach would call it: `butter`, of `50 g cold butter, cubed`.
 *
 * @param isMeant of a line that names several foods, which of them is meant; the line's own where none is
 */
export function nameFoodIn(line: Ingredient, isMeant: (words: string) => boolean = () => true): string {
  const text = line.ingredient
  const own = findFoodOfLine(line)
  const matches = [...(own ? [own] : []), ...findFoods(text)]
  const meant = matches.find(({ start, end }) => isMeant(text.slice(start, end))) ?? own
  const name = meant ? text.slice(meant.start, meant.end) : (text.split(/[,(;]/)[0] ?? text)
  return name.trim().toLowerCase()
}
