import { expect, test } from 'vitest'
import { DAY } from '../time/durations.ts'
import { decideAfterFailure, RETRY_WAITS } from './delivery-rules.ts'

const NOW = '2026-03-01T10:00:00.000Z'
const busy = { reason: 'Try later', status: 451, about: 'letter' } as const

test('a letter is tried again after growing waits, over more than two days', () => {
  expect(decideAfterFailure(busy, 1, NOW)).toEqual({
    state: 'waiting',
    next_attempt_at: '2026-03-01T10:01:00.000Z',
  })
  expect(decideAfterFailure(busy, RETRY_WAITS.length, NOW)).toEqual({
    state: 'waiting',
    next_attempt_at: '2026-03-01T22:00:00.000Z',
  })
  expect(RETRY_WAITS.toSorted((a, b) => a - b)).toEqual(RETRY_WAITS)
  expect(RETRY_WAITS.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(2 * DAY)
})

test('after the last try, and after a refusal for good, it stays to be seen', () => {
  expect(decideAfterFailure(busy, RETRY_WAITS.length + 1, NOW)).toEqual({ state: 'failed' })
  expect(decideAfterFailure({ reason: 'No such user', status: 550, about: 'letter' }, 1, NOW)).toEqual({
    state: 'failed',
  })
})

test('a refused login or a server that is gone is no fault of the letter', () => {
  for (const status of [535, null]) {
    expect(decideAfterFailure({ reason: 'No', status, about: 'server' }, 1, NOW).state).toBe('waiting')
  }
})
