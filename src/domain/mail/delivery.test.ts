import { expect, test } from 'vitest'
import { DAY } from '../time/durations.ts'
import { decideAfterFailure, isDeadAddress, RETRY_WAITS } from './delivery.ts'

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
  '550 Your IP is on a blacklist',
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
