import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readPlan } from './read-plan.ts'

const CONTENT = resolve(import.meta.dirname, '../../../content')

// PLAN-PAGE-1
test('the plan is complete: seven sessions of 15 to 20 minutes, each with an easier variant and a picture', async () => {
  const plan = await readPlan(join(CONTENT, 'plan'))
  expect(plan.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 7])
  for (const { minutes, moves, illustration } of plan) {
    expect(minutes).toBeGreaterThanOrEqual(15)
    expect(minutes).toBeLessThanOrEqual(20)
    expect(moves.some(({ easier }) => easier)).toBe(true)
    expect(existsSync(join(CONTENT, 'illustrations', `${illustration}.svg`))).toBe(true)
  }
})
