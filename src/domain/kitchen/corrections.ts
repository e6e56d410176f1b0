import type { Ingredient, Instruction, Timer } from '../content/recipe.ts'
import { findDurations } from '../text/durations.ts'
import { findStepIngredients } from './step-ingredients.ts'

/**
 * Steps with the coach's corrections alone (AMOUNT-USE-1). A recipe that is read and sent back names for every step what
 * the rules found; kept as corrections, these would no longer follow the list when it changes.
 */
export function keepCorrections(
  ingredients: readonly Ingredient[],
  instructions: readonly Instruction[],
): Instruction[] {
  const kept = instructions.map(({ timers, ...step }) =>
    timers === undefined || areTimers(timers, findDurations(step.instruction)) ? step : { ...step, timers },
  )
  // What a step takes is no longer found for those after it, so each is looked at with the ones before as they are kept.
  kept.forEach((step, at) => {
    const { ingredients: given, ...plain } = step
    if (given === undefined) return
    const found = findStepIngredients(ingredients, kept.with(at, plain))[at] ?? []
    if (isSame(given, found)) kept[at] = plain
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
