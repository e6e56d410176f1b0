import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { planDaySchema } from '../newsletter/workout-plan.ts'
import type { Workout } from './workout.ts'
import { estimateLength } from './workout-length.ts'

const PLAN = resolve(import.meta.dirname, '../../../content/plan')
const move = (name: string, amount: string) => ({ name, amount, how: '' })
const workout = (change: Partial<Workout>): Workout => ({
  title: '',
  warm_up: [],
  rounds: 1,
  moves: [move('Plank', '45 seconds')],
  cool_down: [],
  rest: '',
  ...change,
})

// PLAN-EDIT-7
test('times, sides, breaths and rests are summed over all rounds, including changes between moves', () => {
  expect(estimateLength(workout({}))).toBe(15 + 3 + 45)
  expect(estimateLength(workout({ rounds: 3, rest: '30 seconds' }))).toBe(3 * 63 + 2 * 30)
  expect(estimateLength(workout({ rounds: 2, rest: 'As long as you like.' }))).toBe(2 * 63 + 60)
  expect(estimateLength(workout({ moves: [move('Plank', '20 seconds on each side')] }))).toBe(15 + 2 * 23)
  expect(estimateLength(workout({ moves: [move('Sigh', '5 breaths')] }))).toBe(15 + 25)
  expect(estimateLength(workout({ moves: [move('Dance', 'half a slow song')] }))).toBe(15 + 60)
})

test('repetitions have the pace of the figure that shows them', () => {
  const own = move('Morning bow', '10 times')
  const known = estimateLength(workout({ moves: [move('Squat', '10 times')] }))
  expect(estimateLength(workout({ moves: [{ ...own, figure: 'squat' }] }))).toBe(known)
  expect(estimateLength(workout({ moves: [own] }))).not.toBe(known)
})

test.each([1, 2, 3, 4, 5, 6, 7])(
  'the estimate for day %i of the plan is close to its stated minutes',
  (day) => {
    const { minutes, ...session } = planDaySchema.parse(
      parse(readFileSync(join(PLAN, `day-${day}.yaml`), 'utf8')),
    )
    expect(Math.abs(estimateLength(session) / 60 / minutes - 1)).toBeLessThan(0.2)
  },
)
