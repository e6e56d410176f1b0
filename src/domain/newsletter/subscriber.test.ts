import { describe, expect, test } from 'vitest'
import { PLAN_TAG } from './constants.ts'
import {
  addTags,
  bounce,
  canReceiveLetter,
  confirm,
  MAX_TAGS_OF_ADDRESS,
  SUBSCRIBER_STATES,
  type SubscriberStanding,
  subscribe,
  toTag,
  unsubscribe,
} from './subscriber.ts'

const NOW = '2026-03-04T12:00:00.000Z'
const LATER = '2026-03-04T13:00:00.000Z'

describe('subscribe', () => {
  // NEWS-STATE-1
  test('a new address waits for its confirmation', () => {
    expect(subscribe(null, NOW)).toEqual({
      state: 'pending',
      resend_count: 1,
      next_send_at: '2026-03-04T12:05:00.000Z',
      letter: 'confirmation',
    })
  })
  // NEWS-STATE-2
  test('a repeated sign-up sends nothing soon after, and later sends again with growing waits', () => {
    const first = subscribe(null, NOW)
    expect(subscribe(first, NOW).letter).toBeNull()
    const second = subscribe(first, LATER)
    expect(second).toMatchObject({
      letter: 'confirmation',
      resend_count: 2,
      next_send_at: '2026-03-04T14:00:00.000Z',
    })
  })
  test('an active subscriber stays active, and is told so at most once per wait', () => {
    const active = { state: 'active', resend_count: 0, next_send_at: null } as const
    const told = subscribe(active, NOW)
    expect(told).toMatchObject({ state: 'active', letter: 'already_subscribed', resend_count: 1 })
    expect(subscribe(told, NOW)).toEqual({ ...told, letter: null })
  })
  test.each(['pending', 'unsubscribed', 'bounced'] as const)(
    '%s: must confirm again, with a letter sent after the wait',
    (state) => {
      const standing: SubscriberStanding = { state, resend_count: 2, next_send_at: LATER }
      expect(subscribe(standing, NOW)).toEqual({ ...standing, state: 'pending', letter: null })
      expect(subscribe(standing, LATER)).toMatchObject({
        state: 'pending',
        resend_count: 3,
        letter: 'confirmation',
      })
      expect(subscribe({ ...standing, next_send_at: null }, NOW).letter).toBe('confirmation')
    },
  )
  test('the wait grows to at most a week', () => {
    const waits = [0, 1, 2, 3, 4, 40].map((resend_count) => {
      const { next_send_at } = subscribe({ state: 'pending', resend_count, next_send_at: null }, NOW)
      return (Date.parse(next_send_at ?? '') - Date.parse(NOW)) / 60_000
    })
    expect(waits).toEqual([5, 60, 1_440, 10_080, 10_080, 10_080])
  })
})

test('confirming takes effect once, and only for pending subscribers', () => {
  expect(SUBSCRIBER_STATES.map((state) => [state, confirm(state)])).toEqual([
    ['pending', { state: 'active', isNew: true }],
    ['active', { state: 'active', isNew: false }],
    ['unsubscribed', { state: 'unsubscribed', isNew: false }],
    ['bounced', { state: 'bounced', isNew: false }],
  ])
})

test('unsubscribing works in every state, and is counted once', () => {
  expect(SUBSCRIBER_STATES.map((state) => unsubscribe(state).isNew)).toEqual([true, true, false, true])
  expect(SUBSCRIBER_STATES.map((state) => unsubscribe(state).state)).toEqual(Array(4).fill('unsubscribed'))
})

test('each state receives only its letters', () => {
  expect(SUBSCRIBER_STATES.filter((state) => canReceiveLetter(state, 'confirmation'))).toEqual(['pending'])
  expect(SUBSCRIBER_STATES.filter((state) => canReceiveLetter(state, 'list'))).toEqual(['active'])
  expect(SUBSCRIBER_STATES.filter((state) => canReceiveLetter(state, 'goodbye'))).toEqual(['unsubscribed'])
})

// NEWS-STATE-5
test.each([
  ['pending', 'bounced', true],
  ['active', 'bounced', true],
  ['bounced', 'bounced', false],
  ['unsubscribed', 'unsubscribed', false],
] as const)('a bounced letter makes %s %s', (state, after, isNew) => {
  expect(bounce(state)).toEqual({ state: after, isNew })
  for (const letter of ['confirmation', 'list'] as const) expect(canReceiveLetter(after, letter)).toBe(false)
})

test('a wait begun while the clock was days ahead is ignored', () => {
  const { letter: _, ...standing } = subscribe(null, '2026-03-06T12:00:00.000Z')
  expect(subscribe(standing, '2026-03-04T12:00:00.000Z').letter).toBe('confirmation')
  expect(subscribe(standing, '2026-03-06T12:04:59.000Z').letter).toBeNull()
  expect(subscribe(standing, '2026-03-06T12:00:00.000Z').letter).toBeNull()
})

// NEWS-SIGNUP-2
test('an address has at most 30 tags, and a requested plan is always among them', () => {
  const many = Array.from({ length: 40 }, (_, index) => `tag-${index}`)
  expect(addTags(['a'], ['a', 'b'])).toEqual(['a', 'b'])
  expect(addTags(many.slice(0, 30), ['one-more'])).toEqual(many.slice(0, 30))
  const full = addTags(many, [PLAN_TAG])
  expect([full.length, full[0]]).toEqual([MAX_TAGS_OF_ADDRESS, PLAN_TAG])
})

test.each([
  ['Long Runs!', 'long-runs'],
  ['  Ängstlich & co ', 'angstlich-co'],
  ['läufer', 'laufer'],
  ['!!', ''],
  [`${'x'.repeat(39)} yz`, 'x'.repeat(39)],
])('%j becomes the tag %j', (typed, tag) => {
  expect(toTag(typed)).toBe(tag)
})
