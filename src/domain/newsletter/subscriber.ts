import { DAY, HOUR, MINUTE } from '../time/durations.ts'

/** The life of an address on the list. */
export const SUBSCRIBER_STATES = ['pending', 'active', 'unsubscribed', 'bounced'] as const
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number]

/** How long after a confirmation letter the next one may go out, in milliseconds: growing, so that nobody is pestered. */
const RESEND_WAITS = [5 * MINUTE, 1 * HOUR, 1 * DAY, 7 * DAY]

export interface SubscriberStanding {
  state: SubscriberState
  /** Confirmation letters asked for so far. */
  resend_count: number
  /** ISO 8601; before this no further confirmation letter goes out. */
  next_send_at: string | null
}

export interface SubscribeDecision extends SubscriberStanding {
  /** True when a confirmation letter is due now. */
  sendConfirmation: boolean
}

/**
 * What asking to subscribe does to an address. The asker is told the same whatever it was (contract §3).
 *
 * @param standing where the address stands, null when it is new
 * @param now the moment of asking, ISO 8601 in UTC
 */
export function subscribe(standing: SubscriberStanding | null, now: string): SubscribeDecision {
  if (standing === null) return { state: 'pending', ...nextSend(0, now), sendConfirmation: true }
  if (standing.state === 'active') return { ...standing, sendConfirmation: false }
  const early = standing.next_send_at !== null && now < standing.next_send_at
  if (early) return { ...standing, state: 'pending', sendConfirmation: false }
  return { state: 'pending', ...nextSend(standing.resend_count, now), sendConfirmation: true }
}

function nextSend(count: number, now: string): Pick<SubscriberStanding, 'resend_count' | 'next_send_at'> {
  const wait = RESEND_WAITS[Math.min(count, RESEND_WAITS.length - 1)] ?? DAY
  return { resend_count: count + 1, next_send_at: new Date(Date.parse(now) + wait).toISOString() }
}
