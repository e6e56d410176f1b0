import type { Ingredient } from '../content/recipe.ts'
import { isOnTheSide } from './ingredient-names.ts'

/** `Combine all the ingredients`, `add the remaining ingredients`: those no step has used yet. */
const ALL_LEFT =
  /\b(?:all (?:of )?(?:the |your |these )?(?:other |remaining )?ingredients|(?:the |your )?(?:other|remaining) ingredients|the rest of (?:the|your) ingredients)\b/i
/** `Mix everything together`: the whole list at the start of the dish; later the contents of the pan. */
const BEGINS_WITH_ALL =
  /\b(?:mix|blend|whisk|stir|put|combine|place|add|tip|toss|blitz|whizz|whiz|throw|whip|process|pulse|shake|layer)(?: together)? (?:everything|(?:the|your) ingredients|it all)\b/i
/** `all the ingredients except the parsley` */
const EXCEPT = /\b(?:except|apart from|other than|but|bar)\b/i

/**
 * Returns the ingredients of a step, including those covered by a word for all of them (AMOUNT-USE-6).
 *
 * @param named the ingredients it names
 * @param isUsed whether an earlier step has used one
 * @returns indexes into `ingredients`, ascending
 */
export function withEverything(
  ingredients: readonly Ingredient[],
  instruction: string,
  named: readonly number[],
  isUsed: (index: number) => boolean,
): number[] {
  const isWhole = !ingredients.some((_, index) => isUsed(index))
  const all = ALL_LEFT.exec(instruction) ?? (isWhole ? BEGINS_WITH_ALL.exec(instruction) : null)
  if (!all) return [...named]
  const left = ingredients.flatMap((line, index) => (isUsed(index) || isOnTheSide(line) ? [] : [index]))
  if (EXCEPT.test(instruction.slice(all.index))) return left.filter((index) => !named.includes(index))
  return [...new Set([...named, ...left])].sort((a, b) => a - b)
}
