import type { Avoidable } from '../content/avoidables.ts'
import type { Ingredient, Swap } from '../content/recipe.ts'
import { CONTENT_LIMITS } from '../items/limits.ts'
import { avoidedIn } from '../kitchen/foods/avoided.ts'
import { isRecord } from '../type-guards.ts'
import { firstWordOf } from './note-rules.ts'

/** Returns what a swap of an ingredient avoids, where the ingredient is unambiguous; null where the coach has to decide. */
export function avoidableOf(ingredient: Pick<Ingredient, 'ingredient'>): Avoidable | null {
  const [first, ...others] = avoidedIn(ingredient.ingredient)
  return first !== undefined && others.length === 0 ? first : null
}

/** Returns the credit of a swap made from a reader's tip: "From Ellen’s kitchen." */
export function swapCredit(name: string): string {
  const ending = '’s kitchen.'
  const first = firstWordOf(name).slice(0, CONTENT_LIMITS.swapNote - 'From '.length - ending.length)
  return `From ${first}${ending}`
}

/** Adds a swap to those of a draft; the same one, and the one it replaces, are not kept twice. */
export function addSwap(swaps: unknown, swap: Swap): unknown[] {
  const rows: unknown[] = Array.isArray(swaps) ? swaps : []
  return [...rows.filter((row) => !isSameSwap(row, swap)), swap]
}

/** Removes a swap. */
export function removeSwap(swaps: unknown, swap: Swap): unknown[] {
  const rows: unknown[] = Array.isArray(swaps) ? swaps : []
  return rows.filter((row) => !isSameSwap(row, swap))
}

/** Returns the texts of a draft's ingredient lines, which may be half typed; '' for an empty one. */
export function draftLines(ingredients: unknown): string[] {
  const rows: unknown[] = Array.isArray(ingredients) ? ingredients : []
  return rows.map((row) => (isRecord(row) && typeof row.ingredient === 'string' ? row.ingredient : ''))
}

/** Whether a swap is for the same ingredient, readers and credit: its replacement may have been corrected. */
function isSameSwap(row: unknown, { avoid, ingredient, note }: Swap): boolean {
  return isRecord(row) && row.avoid === avoid && row.ingredient === ingredient && row.note === note
}

/** A swap with the data by which it is found in a recipe, whose ingredients may have moved. */
export interface CreditedSwap extends Swap {
  /** The text of the ingredient. */
  of: string
}

/** Returns the index of a note's swap in its recipe, or null: it is not published, or was removed. */
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
