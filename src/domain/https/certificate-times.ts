import { DAY, HOUR, MINUTE, SECOND } from '../time/durations.ts'

/** When a certificate begins and ends to be valid, in milliseconds since 1970. */
export interface Validity {
  from: number
  until: number
}

/** A certificate is renewed when this share of its time is left. */
const RENEW_AT_SHARE = 1 / 3
/** And up to this share of what is left later, so that not all sites ask at once. */
const SPREAD_SHARE = 1 / 10

/**
 * When a certificate is to be renewed (HTTPS-RENEW-1).
 *
 * @param random from 0 to below 1
 */
export function renewalTime({ from, until }: Validity, random: number): number {
  const left = (until - from) * RENEW_AT_SHARE
  return until - left + random * SPREAD_SHARE * left
}

/** Whether it is valid at a moment. */
export function isValidAt({ from, until }: Validity, now: number): boolean {
  return from <= now && now < until
}

/**
 * After how many failures in a row how long is waited: within a minute, then ever longer up to an hour. Let's Encrypt
 * allows five failures an hour.
 */
const WAITS = [45 * SECOND, 12 * MINUTE, 30 * MINUTE, HOUR] as const

/**
 * How long to wait before the next try (HTTPS-RENEW-2).
 *
 * @param failures in a row, at least 1
 * @param askedFor what the authority asked for, in milliseconds; null where it did not
 */
export function retryDelay(failures: number, askedFor: number | null): number {
  const wait = WAITS[Math.min(failures, WAITS.length) - 1] ?? HOUR
  return Math.max(wait, askedFor ?? 0)
}

/** How often a further name that was left out is tried again, in milliseconds. */
export const LEFT_OUT_RETRY_MS = DAY

/** How often the authority is asked whether a certificate that is still valid has to go (HTTPS-RENEW-3), in milliseconds. */
export const ASK_RENEWAL_MS = 6 * HOUR
