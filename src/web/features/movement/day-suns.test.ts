import { expect, test } from 'vitest'
import { nextDay, stateOfDay } from './day-suns.tsx'

const DAYS = [1, 2, 3, 4, 5, 6, 7]

test('the next day comes after the last that is done; what was left out waits for the end', () => {
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
