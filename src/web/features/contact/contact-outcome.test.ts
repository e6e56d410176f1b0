import { expect, test } from 'vitest'
import { readOutcome } from './contact-outcome.ts'

test('a message that arrived', () => {
  const answer = {
    success: true,
    message: 'Thank you.',
    data: { processingTime: 12 },
    rateLimit: { limit: 5, remaining: 4, resetTime: '2025-03-04T10:15:00.000Z' },
  }
  expect(readOutcome(200, answer)).toEqual({
    kind: 'sent',
    message: 'Thank you.',
    processingTime: 12,
    remaining: 4,
  })
})

test('the extras of an answer may be missing', () => {
  expect(readOutcome(200, { success: true })).toEqual({
    kind: 'sent',
    message: '',
    processingTime: null,
    remaining: null,
  })
})

test('429 is a limit, whatever else the answer says', () => {
  const answer = { success: false, message: 'Slowly.', details: [{ field: 'email', message: 'No' }] }
  expect(readOutcome(429, answer)).toEqual({ kind: 'limited', message: 'Slowly.', resetTime: null })
  expect(readOutcome(429, { error: 'Slowly.', rateLimit: { resetTime: '2025-03-04T10:15:00Z' } })).toEqual({
    kind: 'limited',
    message: 'Slowly.',
    resetTime: '2025-03-04T10:15:00Z',
  })
})

test('fields at fault are told one by one', () => {
  const details = [{ field: 'email', message: 'Please enter a valid email address' }]
  expect(readOutcome(400, { success: false, message: 'Please check', details })).toEqual({
    kind: 'invalid',
    details,
  })
})

test.each([
  [400, { success: false, message: 'No.', details: [] }, 'No.'],
  [503, { error: 'Not now.' }, 'Not now.'],
  [200, { success: false, message: 'No.' }, 'No.'],
  [500, null, ''],
  [400, { message: 42, details: 'none' }, ''],
])('%s with %j is refused with %j', (status, answer, message) => {
  expect(readOutcome(status, answer)).toEqual({ kind: 'refused', message })
})
