import { expect, test } from 'vitest'
import { DAY } from '../time/durations.ts'
import { decideAfterFailure, isAllowanceUsedUp, isDeadAddress, RETRY_WAITS } from './delivery.ts'

const NOW = '2026-03-01T10:00:00.000Z'
const busy = { reason: 'Try later', status: 451, about: 'letter' } as const

// MAIL-RETRY-1
test('a letter is retried with growing waits, over more than two days', () => {
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

test('after the last attempt or a permanent refusal a letter stays visible as failed', () => {
  expect(decideAfterFailure(busy, RETRY_WAITS.length + 1, NOW)).toEqual({ state: 'failed' })
  expect(decideAfterFailure({ reason: 'No such user', status: 550, about: 'letter' }, 1, NOW)).toEqual({
    state: 'failed',
  })
})

test('a refused login or an unreachable server does not count against the letter', () => {
  for (const status of [535, null]) {
    expect(decideAfterFailure({ reason: 'No', status, about: 'server' }, 1, NOW).state).toBe('waiting')
  }
})

const at = (reason: string, status = Number(reason.slice(0, 3))) =>
  isDeadAddress({ reason, status, about: 'address' })

test.each([
  "550-5.1.1 The email account that you tried to reach does not exist. Please try double-checking the recipient's address",
  '550 5.1.1 <anna@example.com>: Recipient address rejected: User unknown in virtual mailbox table',
  '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found',
  '550 5.2.1 The email account that you tried to reach is disabled.',
  '556 5.1.10 The domain does not take mail',
  '550 No such user here',
  '551 User not local',
  '553 Requested action not taken: mailbox name not allowed',
])('the address counts as nonexistent: %s', (reason) => {
  expect(at(reason)).toBe(true)
})

test.each([
  '450 4.1.1 Try again later',
  '552 5.2.2 Mailbox full',
  '550 5.7.1 Relaying denied',
  '550 5.7.26 This mail has been blocked because the sender is unauthenticated',
  '554 5.7.1 Service unavailable; Client host blocked',
  '550 5.4.1 Recipient address rejected: Access denied',
  '550 Relay not permitted',
  '550 SMTP AUTH is required for message submission on port 587',
  '550 Outgoing mail from "site.example" has been suspended.',
  '550 Administrative prohibition',
  '550 You are not allowed to send to this address',
  '550 Your IP is on a blacklist',
  '550 Domain example.com has exceeded the max emails per hour (100/100 (100%)) allowed. Message discarded.',
  '550 Message looks like spam',
  '552 No room',
  '554 Transaction failed',
])('the address may still exist: %s', (reason) => {
  expect(at(reason)).toBe(false)
})

test('a refusal of the letter or by the whole server does not invalidate the subscriber’s address', () => {
  const reason = '550 5.1.1 No such user'
  for (const about of ['letter', 'server'] as const) {
    expect(isDeadAddress({ reason, status: 550, about })).toBe(false)
  }
  expect(isDeadAddress({ reason, status: null, about: 'address' })).toBe(false)
})

test.each([
  '550 5.4.5 Daily user sending limit exceeded. For more information go to https://support.google.com/a/answer/166852',
  '550-5.4.5 Daily SMTP relay limit exceeded for customer.',
  '550 Domain example.com has exceeded the max emails per hour (100/100 (100%)) allowed. Message discarded.',
  'SubmissionQuotaExceededException; The message can’t be submitted because the sender’s submission quota was exceeded.',
  '550 5.1.90 Your message can’t be sent because you’ve reached your daily limit for message recipients',
  '550 User has exceeded its 24-hour sending limit. Messages to 250 recipients out of 250 allowed have been sent.',
  '451 Maximum credits exceeded',
  '421 4.7.0 Too many messages per hour',
])('a used-up sending limit is recognized: %s', (reason) => {
  expect(isAllowanceUsedUp(reason)).toBe(true)
})

test.each([
  '552 5.2.2 The mailbox has exceeded its quota',
  '552 5.3.4 Message size exceeds fixed limit',
  '550 5.2.1 The user you are trying to contact has exceeded the hourly limit of receiving mail',
  '550 5.1.1 No such user',
  '554 5.7.1 Message looks like spam',
])('a refusal of the letter or its recipient is not a used-up limit: %s', (reason) => {
  expect(isAllowanceUsedUp(reason)).toBe(false)
})
