import { expect, test } from 'vitest'
import type { Ingredient, Instruction } from '../content/recipe.ts'
import { findDurations } from '../text/durations.ts'
import { keepCorrections } from './corrections.ts'
import { findStepIngredients } from './step-ingredients.ts'

const line = (ingredient: string): Ingredient => ({ amount: '1', unit: 'cup', ingredient })
const LIST = [line('milk'), line('almonds'), line('oats')]
const STEPS = ['Simmer the milk for 5 minutes.', 'Stir in the oats and almonds.', 'Rest for 2 minutes.'].map(
  (instruction, index) => ({ step: index + 1, instruction }),
)

/** Returns the steps as an API answer has them. */
function asRead(steps: readonly Instruction[]): Instruction[] {
  const found = findStepIngredients(LIST, steps)
  return steps.map((step, at) => ({
    ...step,
    ingredients: step.ingredients ?? found[at] ?? [],
    timers: step.timers ?? findDurations(step.instruction),
  }))
}

// AMOUNT-USE-1
test('steps sent back as they were read are not corrections', () => {
  expect(asRead(STEPS)[0]).toMatchObject({ ingredients: [0], timers: [{ seconds: 300 }] })
  expect(keepCorrections(LIST, asRead(STEPS))).toEqual(STEPS)
})

test('corrected values are kept, and values detected again by rule are dropped', () => {
  const corrected = STEPS.map((step) => {
    if (step.step === 1) return { ...step, ingredients: [0, 1] }
    return step.step === 3 ? { ...step, timers: [] } : step
  })
  expect(asRead(corrected).map(({ ingredients }) => ingredients)).toEqual([[0, 1], [2], []])
  expect(keepCorrections(LIST, asRead(corrected))).toEqual(corrected)
})

test('a changed duration or maximum duration of a timer is a correction', () => {
  const [first] = asRead(STEPS)
  if (!first?.timers) throw new Error('There is no timer')
  for (const change of [{ seconds: 360 }, { seconds_max: 400 }]) {
    const corrected = { ...first, timers: first.timers.map((timer) => ({ ...timer, ...change })) }
    expect(keepCorrections(LIST, [corrected])).toMatchObject([{ timers: [change] }])
  }
})
