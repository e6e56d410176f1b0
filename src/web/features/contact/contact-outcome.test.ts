import { expect, test } from 'vitest'
import { type ContactOutcome, noticeOf, rateNoticeOf, readOutcome } from './contact-outcome.ts'

// CONTACT-TOAST-1
test('a success is read with its processing time and the remaining messages', () => {
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

test('the optional parts of an answer may be missing', () => {
  expect(readOutcome(200, { success: true })).toEqual({
    kind: 'sent',
    message: '',
    processingTime: null,
    remaining: null,
  })
})

test('429 is a limit, whatever else the answer contains', () => {
  const answer = { success: false, message: 'Slowly.', details: [{ field: 'email', message: 'No' }] }
  expect(readOutcome(429, answer)).toEqual({ kind: 'limited', message: 'Slowly.', resetTime: null })
  expect(readOutcome(429, { error: 'Slowly.', rateLimit: { resetTime: '2025-03-04T10:15:00Z' } })).toEqual({
    kind: 'limited',
    message: 'Slowly.',
    resetTime: '2025-03-04T10:15:00Z',
  })
})

test('invalid fields are read one by one', () => {
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

const sent: ContactOutcome = { kind: 'sent', message: 'Thank you.', processingTime: 12, remaining: 4 }

test('a success shows the server’s message and the processing time where known', () => {
  expect(noticeOf(sent)).toEqual({
    title: 'Message sent!',
    description: 'Thank you.\nProcessed in 12 ms.',
    duration: 6_000,
  })
  expect(noticeOf({ ...sent, processingTime: null }).description).toBe('Thank you.')
  expect(noticeOf({ ...sent, message: '', processingTime: null }).description).toBeUndefined()
})

test('a limit says when to try again, never a minute too early', () => {
  const limited: ContactOutcome = {
    kind: 'limited',
    message: 'Slowly.',
    resetTime: '2025-03-04T15:45:20.000Z',
  }
  expect(noticeOf(limited, 'UTC')).toEqual({
    kind: 'alert',
    title: 'Rate limit exceeded',
    description: expect.stringMatching(/^Slowly\.\nTry again after 3:46\sPM\.$/),
    duration: 10_000,
  })
  expect(noticeOf({ ...limited, resetTime: null }).description).toBe('Slowly.')
  expect(noticeOf({ ...limited, resetTime: 'soon' }).description).toBe('Slowly.')
})

test('invalid fields are listed as field: message', () => {
  const details = [
    { field: 'email', message: 'Please enter a valid email address' },
    { field: 'firstName', message: 'First name is required' },
    { field: '', message: 'Something else' },
  ]
  expect(noticeOf({ kind: 'invalid', details })).toEqual({
    kind: 'alert',
    title: 'Please check your input',
    description:
      'email: Please enter a valid email address\nfirst name: First name is required\nSomething else',
    duration: 8_000,
  })
})

test.each<[ContactOutcome, string, string, number | undefined]>([
  [{ kind: 'refused', message: 'Not now.' }, 'Failed to send message', 'Not now.', 6_000],
  [{ kind: 'refused', message: '' }, 'Failed to send message', 'Please try again later.', 6_000],
  [
    { kind: 'unreachable' },
    'Connection error',
    'Unable to send message. Please check your connection and try again.',
    8_000,
  ],
  [{ kind: 'too-fast' }, 'Please wait', 'Please wait a moment before submitting again.', undefined],
])('%j is shown unchanged', (outcome, title, description, duration) => {
  expect(noticeOf(outcome)).toEqual({ kind: 'alert', title, description, duration })
})

// CONTACT-TOAST-2
test.each([
  [2, 'You have 2 messages remaining in the next 15 minutes.'],
  [1, 'You have 1 message remaining in the next 15 minutes.'],
  [0, 'You have 0 messages remaining in the next 15 minutes.'],
])('with %i left a rate limit notice follows', (remaining, description) => {
  expect(rateNoticeOf({ ...sent, remaining })).toEqual({
    title: 'Rate limit notice',
    description,
    duration: 4_000,
  })
})

test('with more or an unknown number left no notice follows', () => {
  expect(rateNoticeOf({ ...sent, remaining: 3 })).toBeNull()
  expect(rateNoticeOf({ ...sent, remaining: null })).toBeNull()
  expect(rateNoticeOf({ kind: 'unreachable' })).toBeNull()
})
