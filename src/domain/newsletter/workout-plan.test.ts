import { expect, test } from 'vitest'
import { advancePlan, nextMorning, type PlanPosition, postponePlan, startPlan } from './workout-plan.ts'

const STOCKHOLM = 'Europe/Stockholm'

// PLAN-MAIL-1
test.each([
  ['2026-01-10T05:59:59.999Z', '2026-01-10T06:00:00.000Z'],
  ['2026-01-10T06:00:00.000Z', '2026-01-11T06:00:00.000Z'],
  // The nights in which the clocks change.
  ['2026-03-28T12:00:00.000Z', '2026-03-29T05:00:00.000Z'],
  ['2026-10-24T12:00:00.000Z', '2026-10-25T06:00:00.000Z'],
])('the next morning after %s is %s', (now, morning) => {
  expect(nextMorning(now, STOCKHOLM)).toBe(morning)
})

test('the next morning is right in distant time zones', () => {
  expect(nextMorning('2026-01-10T12:00:00.000Z', 'Pacific/Auckland')).toBe('2026-01-10T18:00:00.000Z')
  expect(nextMorning('2026-01-10T12:00:00.000Z', 'America/Los_Angeles')).toBe('2026-01-10T15:00:00.000Z')
})

test('seven letters are sent on seven mornings', () => {
  let progress = startPlan('2026-01-10T20:00:00.000Z', 'UTC')
  const mornings: string[] = []
  while (progress.plan_day !== null && progress.plan_due_at !== null) {
    mornings.push(`${progress.plan_day} ${progress.plan_due_at.slice(0, 10)}`)
    progress = advancePlan(progress.plan_day, progress.plan_due_at, 'UTC')
  }
  expect(mornings).toEqual([
    '1 2026-01-11',
    '2 2026-01-12',
    '3 2026-01-13',
    '4 2026-01-14',
    '5 2026-01-15',
    '6 2026-01-16',
    '7 2026-01-17',
  ])
})

test('after days of downtime only one letter is due at once', () => {
  expect(advancePlan(2, '2026-01-20T09:00:00.000Z', 'UTC')).toEqual({
    plan_day: 3,
    plan_due_at: '2026-01-21T07:00:00.000Z',
  })
})

// PLAN-MAIL-2
test('a missed day postpones the rest by one morning per press, by at most two weeks', () => {
  const now = '2026-01-12T09:00:00.000Z'
  let progress: PlanPosition = { plan_day: 3, plan_due_at: '2026-01-13T07:00:00.000Z' }
  const moved = postponePlan(progress, now, 'UTC')
  expect(moved).toEqual({ plan_day: 3, plan_due_at: '2026-01-14T07:00:00.000Z' })
  for (let press = 0; press < 40; press++) progress = postponePlan(progress, now, 'UTC')
  expect(progress.plan_due_at).toBe('2026-01-26T07:00:00.000Z')
  const ended = { plan_day: null, plan_due_at: null }
  expect(postponePlan(ended, now, 'UTC')).toBe(ended)
})
