import { DAY, HOUR, MINUTE, SECOND } from '../time/durations.ts'

/** The period in which a certificate is valid, in epoch milliseconds. */
export interface Validity {
  from: number
  until: number
}

/** Remaining fraction of the validity at which a certificate is renewed. */
const RENEW_AT_SHARE = 1 / 3
/** Random delay of up to this fraction of the remaining time, so that not all sites renew at the same moment. */
const SPREAD_SHARE = 1 / 10

/**
 * Returns when to renew a certificate (HTTPS-RENEW-1).
 *
 * @param random from 0 to below 1
 */
export function renewalTime({ from, until }: Validity, random: number): number {
  const left = (until - from) * RENEW_AT_SHARE
  return until - left + random * SPREAD_SHARE * left
}

/** Whether a certificate is valid at a moment. */
export function isValidAt({ from, until }: Validity, now: number): boolean {
  return from <= now && now < until
}

/**
 * Backoff by the number of consecutive failures: within a minute, then ever longer up to an hour. Let's Encrypt allows
 * five failures an hour.
 */
const WAITS = [45 * SECOND, 12 * MINUTE, 30 * MINUTE, HOUR] as const

/**
 * Returns the delay before the next try (HTTPS-RENEW-2).
 *
 * @param failures consecutive failures, at least 1
 * @param askedFor the delay the authority asked for, in milliseconds; null where it did not
 */
export function retryDelay(failures: number, askedFor: number | null): number {
  const wait = WAITS[Math.min(failures, WAITS.length) - 1] ?? HOUR
  return Math.max(wait, askedFor ?? 0)
}

/** Retry interval of an additional name that was left out of the certificate, in milliseconds. */
export const LEFT_OUT_RETRY_MS = DAY

/** How often the authority is asked whether a valid certificate should be renewed early (HTTPS-RENEW-3), in milliseconds. */
export const ASK_RENEWAL_MS = 6 * HOUR

/** The reason there is no new certificate. */
export type CertificateProblem = 'unreachable' | 'away' | 'limited' | 'refused' | 'clock'

/** What is known of a failure: what the authority answered, null where no answer arrived. */
export interface AcmeFailure {
  /** An error type of RFC 8555, without `urn:ietf:params:acme:error:`. */
  type: string | null
  /** The authority's own message. */
  detail: string
}

/** Error types meaning that the authority did not find this site under the name (RFC 8555, 6.7). */
const NOT_FOUND_HERE = new Set(['connection', 'dns', 'incorrectResponse', 'unauthorized', 'caa', 'tls'])

/** Classifies a failure. */
export function classifyAcmeFailure({ type }: AcmeFailure): CertificateProblem {
  if (type === null || type === 'serverInternal') return 'away'
  if (type === 'rateLimited') return 'limited'
  return NOT_FOUND_HERE.has(type) ? 'unreachable' : 'refused'
}

/** Describes a problem to the coach: a sentence, and what to do. */
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
