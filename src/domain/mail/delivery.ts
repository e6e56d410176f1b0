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

/** No such mailbox, no such domain, a malformed or moved address, a domain that takes no mail, a mailbox shut down (RFC 3463). */
const DEAD_CODES = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1'])

/** Statuses that speak of a mailbox when they stand alone (RFC 5321); 552 and 554 have too many other reasons. */
const MAILBOX_STATUSES = new Set([550, 551, 553])

/** Words of a server that minds the sender, the words or the hour, and says nothing about whether the mailbox exists. */
const ABOUT_US =
  /polic|spam|block|black ?list|denied|deny|reputation|relay|authenti|spf|dkim|dmarc|grey ?list|rate|limit|quota|full|reverse|helo|your (?:ip|host|domain|server)|sender/i

/**
 * Whether a refusal says that an address will never take mail: said for good, of the address itself, and not
 * because of who we are. Where that is in doubt the letter has failed and the address stays as it was.
 */
export function isDeadAddress({ status, about, reason }: DeliveryFailure): boolean {
  if (about !== 'address' || status === null || status < 500) return false
  const code = /\b5\.\d{1,3}\.\d{1,3}\b/.exec(reason)?.[0]
  if (code !== undefined) return DEAD_CODES.has(code)
  return MAILBOX_STATUSES.has(status) && !ABOUT_US.test(reason)
}
