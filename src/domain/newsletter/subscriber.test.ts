import { describe, expect, test } from 'vitest'
import { type SubscriberStanding, subscribe } from './subscriber.ts'

const NOW = '2026-03-04T12:00:00.000Z'
const LATER = '2026-03-04T13:00:00.000Z'

describe('subscribe', () => {
  test('a new address waits for its confirmation', () => {
    expect(subscribe(null, NOW)).toEqual({
      state: 'pending',
      resend_count: 1,
      next_send_at: '2026-03-04T12:05:00.000Z',
      sendConfirmation: true,
    })
  })
  test('asking again soon sends nothing; later it does, with growing waits', () => {
    const first = subscribe(null, NOW)
    expect(subscribe(first, NOW).sendConfirmation).toBe(false)
    const second = subscribe(first, LATER)
    expect(second).toMatchObject({
      sendConfirmation: true,
      resend_count: 2,
      next_send_at: '2026-03-04T14:00:00.000Z',
    })
  })
  test('an active subscriber stays one', () => {
    const active = { state: 'active', resend_count: 1, next_send_at: null } as const
    expect(subscribe(active, NOW)).toEqual({ ...active, sendConfirmation: false })
  })
  test.each(['pending', 'unsubscribed', 'bounced'] as const)(
    '%s: confirms again, once its wait is over',
    (state) => {
      const standing: SubscriberStanding = { state, resend_count: 1, next_send_at: LATER }
      expect(subscribe(standing, NOW)).toEqual({ ...standing, state: 'pending', sendConfirmation: false })
      expect(subscribe(standing, LATER)).toMatchObject({
        state: 'pending',
        resend_count: 2,
        sendConfirmation: true,
      })
      expect(subscribe({ ...standing, next_send_at: null }, NOW).sendConfirmation).toBe(true)
    },
  )
  test('the wait grows to a week and no further', () => {
    const waits = [0, 1, 2, 3, 4, 40].map((resend_count) => {
      const { next_send_at } = subscribe({ state: 'pending', resend_count, next_send_at: null }, NOW)
      return (Date.parse(next_send_at ?? '') - Date.parse(NOW)) / 60_000
    })
    expect(waits).toEqual([5, 60, 1_440, 10_080, 10_080, 10_080])
  })
})
