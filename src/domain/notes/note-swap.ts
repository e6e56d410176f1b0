import type { Avoidable } from '../content/avoidables.ts'
import type { Ingredient, Swap } from '../content/recipe.ts'
import { CONTENT_LIMITS } from '../items/limits.ts'
import { avoidedIn } from '../kitchen/foods/avoided.ts'
import { isRecord } from '../type-guards.ts'
import { firstWordOf } from './note-rules.ts'

/** What a swap of an ingredient is for, where the ingredient leaves no doubt; null where the coach has to say. */
export function avoidableOf(ingredient: Pick<Ingredient, 'ingredient'>): Avoidable | null {
  const [first, ...others] = avoidedIn(ingredient.ingredient)
  return first !== undefined && others.length === 0 ? first : null
}

/** The word about a swap that a reader's tip has become: "From Ellen’s kitchen." */
export function swapCredit(name: string): string {
  const ending = '’s kitchen.'
  const first = firstWordOf(name).slice(0, CONTENT_LIMITS.swapNote - 'From '.length - ending.length)
  return `From ${first}${ending}`
}

/** The swaps of a draft with one more; the same one again, and the one it takes the place of, are there once. */
export function addSwap(swaps: unknown, swap: Swap): unknown[] {
  const rows: unknown[] = Array.isArray(swaps) ? swaps : []
  return [...rows.filter((row) => !isSameSwap(row, swap)), swap]
}

/** The swaps without one. */
export function removeSwap(swaps: unknown, swap: Swap): unknown[] {
  const rows: unknown[] = Array.isArray(swaps) ? swaps : []
  return rows.filter((row) => !isSameSwap(row, swap))
}

/** What the lines of a draft's list say, which may be half typed; '' where one says nothing. */
export function draftLines(ingredients: unknown): string[] {
  const rows: unknown[] = Array.isArray(ingredients) ? ingredients : []
  return rows.map((row) => (isRecord(row) && typeof row.ingredient === 'string' ? row.ingredient : ''))
}

/** Of the same ingredient for the same readers with the same credit: what it is swapped with may have been corrected. */
function isSameSwap(row: unknown, { avoid, ingredient, note }: Swap): boolean {
  return isRecord(row) && row.avoid === avoid && row.ingredient === ingredient && row.note === note
}

/** A swap as it is found again among a recipe's, whose ingredients may have moved. */
export interface CreditedSwap extends Swap {
  /** What the ingredient says. */
  of: string
}

/** Where the swap a note has become stands in its recipe, or null: it is not published, or was taken out. */
export function findSwap(
  { avoid, note, of, with: other }: CreditedSwap,
  { swaps, ingredients }: { swaps: readonly Swap[]; ingredients: readonly Pick<Ingredient, 'ingredient'>[] },
): number | null {
  const candidates = swaps.flatMap((swap, index) =>
    swap.avoid === avoid && ingredients[swap.ingredient]?.ingredient === of ? [{ swap, index }] : [],
  )
  const exact = candidates.find(
    ({ swap }) =>
      swap.note === note ||
      (other !== null && swap.with?.ingredient === other.ingredient && swap.note !== ''),
  )
  return exact?.index ?? null
}
