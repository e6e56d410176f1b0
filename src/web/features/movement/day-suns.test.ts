import { expect, test } from 'vitest'
import type { PlanDay } from '../../../domain/newsletter/workout-plan.ts'
import { nextDay, sayNext, stateOfDay } from './day-suns.tsx'

const DAYS = [1, 2, 3, 4, 5, 6, 7]

const PLAN_DAYS = ['Shoulders', 'Legs', 'Core', 'Walk', 'Dance', 'Stretch', 'Rest'].map(
  (title, index): PlanDay => ({
    day: index + 1,
    title,
    focus: '',
    minutes: 10,
    summary: '',
    warm_up: [],
    moves: [],
    rounds: 1,
    rest: '',
    cool_down: [],
    closing: '',
    illustration: '',
    illustration_alt: '',
  }),
)

// PLAN-DONE-1
test.each([
  [1, [1], 'Tomorrow: Legs'],
  [4, [1, 2, 4], 'Tomorrow: Dance'],
  [1, [1, 2, 4], 'Next, day 5: Dance'],
  [7, [1, 2, 4, 5, 6, 7], 'Next, day 3: Core'],
  [7, [1, 2, 3, 4, 5, 6, 7], 'All seven days'],
])('after day %i with days %j done: %s', (day, done, said) => {
  expect(sayNext(day, PLAN_DAYS, done)).toBe(said)
})

test('the next day follows the last one done; skipped days come last', () => {
  expect([[], [1], [2, 1], [1, 3], [7], [1, 2, 4, 5, 6, 7], DAYS].map((done) => nextDay(DAYS, done))).toEqual(
    [1, 2, 3, 4, 1, 3, null],
  )
})

// PLAN-DONE-1
test('a day is done, next or open', () => {
  expect(DAYS.map((day) => stateOfDay(day, DAYS, [1, 3]))).toEqual([
    'done',
    'open',
    'done',
    'next',
    'open',
    'open',
    'open',
  ])
})
