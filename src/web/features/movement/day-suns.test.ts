import { expect, test } from 'vitest'
import type { PlanDay } from '../../../domain/newsletter/plan.ts'
import { sayNext } from './day-suns.tsx'

const DAYS = ['Shoulders', 'Legs', 'Core', 'Walk', 'Dance', 'Stretch', 'Rest'].map(
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
])('after day %i, of %j done: %s', (day, done, said) => {
  expect(sayNext(day, DAYS, done)).toBe(said)
})
