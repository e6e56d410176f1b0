import { DAY, HOUR, MINUTE } from '../time/durations.ts'

/** Waits after a failed try, in milliseconds: growing, two days and some hours in all. */
export const RETRY_WAITS: readonly number[] = [
  1 * MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  30 * MINUTE,
  1 * HOUR,
  2 * HOUR,
  4 * HOUR,
  8 * HOUR,
  12 * HOUR,
  12 * HOUR,
  12 * HOUR,
]

/** How long it is known of a settled letter to whom and when it went, in milliseconds: longer than anybody asks what became of it. */
export const LETTERS_KEPT_MS = 180 * DAY

/** What a mail server, or the way to it, answered. */
export interface DeliveryFailure {
  /** The reason in one line, for the coach. */
  reason: string
  /** The SMTP status, where there was an answer. */
  status: number | null
  /** What the failure was about: whom the letter is for, the letter itself, or the connection and the login all share. */
  about: 'address' | 'letter' | 'server'
}

export type FailedTry = { state: 'waiting'; next_attempt_at: string } | { state: 'failed' }

/**
 * What becomes of a letter whose delivery failed: refused for good (5xx about the letter or its reader) or out of tries it
 * stays, to be seen; else it is tried again later.
 *
 * @param attempts how often it has been tried, this time included
 * @param now ISO 8601 in UTC
 */
export function decideAfterFailure(failure: DeliveryFailure, attempts: number, now: string): FailedTry {
  const refusedForGood = failure.about !== 'server' && failure.status !== null && failure.status >= 500
  const wait = RETRY_WAITS[attempts - 1]
  if (refusedForGood || wait === undefined) return { state: 'failed' }
  return { state: 'waiting', next_attempt_at: new Date(Date.parse(now) + wait).toISOString() }
}
