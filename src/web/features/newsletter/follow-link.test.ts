import { expect, test } from 'vitest'
import { readOutcome } from './follow-link.ts'

test('an answer is read with its optional fields', () => {
  expect(readOutcome(200, { success: true, plan_url: '/plan?token=1', first_name: 'Anna' })).toEqual({
    kind: 'done',
    done: { planUrl: '/plan?token=1', firstName: 'Anna' },
  })
  expect(readOutcome(200, { success: true })).toEqual({
    kind: 'done',
    done: { planUrl: null, firstName: null },
  })
  expect(readOutcome(503, { success: false, error: 'Too busy.' })).toEqual({
    kind: 'failed',
    message: 'Too busy.',
  })
  expect(readOutcome(200, null)).toMatchObject({ kind: 'failed' })
})

test('a refused link has expired: a retry would give the same', () => {
  expect(readOutcome(400, { success: false, error: 'Too old.' })).toEqual({
    kind: 'expired',
    message: 'Too old.',
  })
})
