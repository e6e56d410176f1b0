import { expect, test } from 'vitest'
import { readOutcome } from './follow-link.ts'

test('an answer is read for what it says', () => {
  expect(readOutcome(true, { success: true, plan_url: '/plan?token=1', first_name: 'Anna' })).toEqual({
    kind: 'done',
    done: { planUrl: '/plan?token=1', firstName: 'Anna' },
  })
  expect(readOutcome(true, { success: true })).toEqual({
    kind: 'done',
    done: { planUrl: null, firstName: null },
  })
  expect(readOutcome(false, { success: false, error: 'Too old.' })).toEqual({
    kind: 'failed',
    message: 'Too old.',
  })
  expect(readOutcome(true, null)).toMatchObject({ kind: 'failed' })
})
