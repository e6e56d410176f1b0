import { describe, expect, test } from 'vitest'
import { subscribe } from './subscriber.ts'
import { subscriptionSchema } from './subscription.ts'

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
  test('who has left may come back, by confirming again', () => {
    expect(subscribe({ state: 'unsubscribed', resend_count: 1, next_send_at: null }, NOW)).toMatchObject({
      state: 'pending',
      sendConfirmation: true,
    })
  })
})

describe('subscriptionSchema', () => {
  test('takes what the forms send', () => {
    expect(
      subscriptionSchema.parse({
        email: ' a@b.co ',
        referralSource: 'footer',
        tags: ['free-workout-plan'],
        extra: 1,
      }),
    ).toEqual({
      email: 'a@b.co',
      referralSource: 'footer',
      tags: ['free-workout-plan'],
    })
    expect(
      subscriptionSchema.parse({ email: 'a@b.co', referralSource: 'popup', tags: 'free-workout-plan' }).tags,
    ).toEqual(['free-workout-plan'])
  })
  test.each([{}, { email: 'x', referralSource: 'footer' }, { email: 7, referralSource: 'footer' }])(
    '%o: one sentence about the email',
    (body) => {
      expect(subscriptionSchema.safeParse(body).error?.issues[0]?.message).toBe(
        'Please enter a valid email address',
      )
    },
  )
  test.each([
    { email: 'a@b.co', referralSource: 'spam' },
    { email: 'a@b.co', referralSource: 'footer', tags: ['<b>'] },
    { email: 'a@b.co', referralSource: 'footer', firstName: 'A\r\nB' },
  ])('refuses %o', (body) => {
    expect(subscriptionSchema.safeParse(body).success).toBe(false)
  })
})
