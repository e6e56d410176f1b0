import { expect, test } from 'vitest'
import type { Delivery } from '../../../domain/mail/outbox-calls.ts'
import { describeDelivery, sayOutbox } from './delivery-state.tsx'

const NOW = '2025-03-04T09:00:00.000Z'
const LETTER: Delivery = {
  id: 1,
  kind: 'welcome',
  state: 'waiting',
  attempts: 0,
  sent_at: null,
  next_attempt_at: NOW,
  last_error: null,
}
const describe = (delivery: Partial<Delivery>) =>
  describeDelivery({ ...LETTER, ...delivery }, NOW, 'Europe/Stockholm')

test('a waiting letter shows its time of sending in the site’s time zone', () => {
  expect(describe({})).toBe('Goes out in a moment')
  expect(describe({ next_attempt_at: '2025-03-05T05:30:00.000Z' })).toBe('Goes out on March 5, 2025 at 06:30')
})

test('a deferred letter shows its attempts and the time of the next one', () => {
  expect(describe({ attempts: 2, next_attempt_at: '2025-03-04T10:00:00.000Z' })).toBe(
    'Not taken after 2 tries. Next try on March 4, 2025 at 11:00',
  )
  expect(describe({ attempts: 1 })).toBe('Not taken after 1 try. Tried again in a moment')
})

test('a failed letter says that it waits for the coach', () => {
  expect(describe({ state: 'failed', attempts: 9, next_attempt_at: null })).toBe(
    'Not delivered after 9 tries. It is not tried again by itself.',
  )
})

test('a sent letter shows its time', () => {
  expect(describe({ state: 'sent', sent_at: NOW })).toBe('Sent on March 4, 2025 at 10:00')
})

test('the outbox reports failed letters first, then waiting ones', () => {
  const none = { waiting: 0, sending: 0, sent: 4, failed: 0, cancelled: 0 }
  expect(sayOutbox(none)).toBe('Nothing is waiting, and nothing failed.')
  expect(sayOutbox({ ...none, waiting: 1, sending: 1 })).toBe('2 letters waiting, none failed.')
  expect(sayOutbox({ ...none, failed: 1 })).toBe('1 letter failed.')
  expect(sayOutbox({ ...none, failed: 2, waiting: 1 })).toBe('2 letters failed, 1 is waiting.')
})
