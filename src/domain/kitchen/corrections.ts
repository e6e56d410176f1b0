import type { Ingredient, Instruction, Timer } from '../content/recipe.ts'
import { findDurations } from '../text/durations.ts'
import { takeInTurn } from './step-ingredients.ts'

/**
 * Keeps only the coach's corrections of steps (AMOUNT-USE-1). A recipe that is read and sent back contains for every
 * step what the rules detected; stored as corrections, these would no longer follow changes of the list.
 */
export function keepCorrections(
  ingredients: readonly Ingredient[],
  instructions: readonly Instruction[],
): Instruction[] {
  const kept: Instruction[] = []
  takeInTurn(ingredients, instructions, (found, step) => {
    const { ingredients: given, timers, ...plain } = step
    const isGiven = given !== undefined && !isSame(given, found)
    const isTimed = timers !== undefined && !areTimers(timers, findDurations(step.instruction))
    kept.push({ ...plain, ...(isGiven && { ingredients: given }), ...(isTimed && { timers }) })
    return isGiven ? given : found
  })
  return kept
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index])
}

function areTimers(one: readonly Timer[], other: readonly Timer[]): boolean {
  const read = ({ text, seconds, seconds_max, start, end }: Timer) => [text, seconds, seconds_max, start, end]
  return isSame(one.flatMap(read), other.flatMap(read))
}
