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

/** Why there is no new certificate. */
export type CertificateProblem = 'unreachable' | 'away' | 'limited' | 'refused' | 'clock'

/** What is known of a failure: what the authority answered, null where nothing came. */
export interface AcmeFailure {
  /** An error of RFC 8555, without `urn:ietf:params:acme:error:`. */
  type: string | null
  /** The authority's own words. */
  detail: string
}

/** Errors by which the authority says that it did not find this site behind the name (RFC 8555, 6.7). */
const NOT_FOUND_HERE = new Set(['connection', 'dns', 'incorrectResponse', 'unauthorized', 'caa', 'tls'])

/** What a failure is about. */
export function judgeFailure({ type }: AcmeFailure): CertificateProblem {
  if (type === null || type === 'serverInternal') return 'away'
  if (type === 'rateLimited') return 'limited'
  return NOT_FOUND_HERE.has(type) ? 'unreachable' : 'refused'
}

/** A failure for the coach: a sentence, and what to do. */
export function describeProblem(
  problem: CertificateProblem,
  { name, detail }: { name: string; detail: string },
): { sentence: string; do: string } {
  switch (problem) {
    case 'unreachable':
      return {
        sentence: `The authority could not reach ${name} on port 80.`,
        do: `Let ${name} lead to this server where you bought the name, and let port 80 through its firewall. It is then tried again by itself.`,
      }
    case 'away':
      return {
        sentence: 'The authority that gives certificates does not answer.',
        do: 'It is tried again by itself. If it lasts for a day, check that this server reaches the internet.',
      }
    case 'limited':
      return {
        sentence: 'The authority has been asked too often for this name.',
        do: 'Wait: it is tried again by itself as soon as the authority allows it.',
      }
    case 'clock':
      return {
        sentence: 'The clock of this machine is wrong: the new certificate is not valid by it.',
        do: 'Switch on network time: timedatectl set-ntp true.',
      }
    case 'refused':
      return {
        sentence: `The authority gave no certificate for ${name}: ${detail.replace(/\.?$/, '.')}`,
        do: 'Check that SITE_URL and HTTPS_NAMES are right. It is tried again by itself.',
      }
  }
}
