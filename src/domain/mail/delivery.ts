import { replaceControlCharacters } from '../text/control-characters.ts'
import { DAY, HOUR, MINUTE } from '../time/durations.ts'

/** Delays after failed tries, in milliseconds: growing, two days and some hours in total. */
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

/** How long recipient and time of a settled letter are stored, in milliseconds: longer than anyone asks about a letter. */
export const LETTERS_KEPT_MS = 180 * DAY

/** The answer of a mail server, or of the connection to it. */
export interface DeliveryFailure {
  /** The reason in one line, for the coach. */
  reason: string
  /** The SMTP status, where there was an answer. */
  status: number | null
  /** What the failure concerned: the recipient, the letter itself, or the connection and the login, which all letters share. */
  about: 'address' | 'letter' | 'server'
}

export type FailedTry = { state: 'waiting'; next_attempt_at: string } | { state: 'failed' }

/**
 * Decides about a letter whose delivery failed: refused permanently (5xx about the letter or its reader) or out of
 * tries it is kept as failed; otherwise it is retried later.
 *
 * @param attempts the number of tries, including this one
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

/** Statuses that concern the mailbox when they have no enhanced code (RFC 5321); 552 and 554 have too many other reasons. */
const MAILBOX_STATUSES = new Set([550, 551, 553])

/** Words of a refusal because of the sender, the content or the rate, which does not say whether the mailbox exists. */
const ABOUT_US =
  /polic|spam|block|black ?list|denied|deny|reputation|relay|auth|spf|dkim|dmarc|grey ?list|rate|limit|quota|exceed|full|reverse|helo|\byour?\b|sender|prohibit|suspend/i

/**
 * Whether a refusal means that an address will never accept mail: permanent, about the address itself, and not about
 * the sender. In doubt the letter has failed and the address is unchanged.
 */
export function isDeadAddress({ status, about, reason }: DeliveryFailure): boolean {
  if (about !== 'address' || status === null || status < 500) return false
  const code = /\b5\.\d{1,3}\.\d{1,3}\b/.exec(reason)?.[0]
  if (code !== undefined) return DEAD_CODES.has(code)
  return MAILBOX_STATUSES.has(status) && !ABOUT_US.test(reason)
}

/** Names of a sending limit: letters per hour or day, as providers of mail and of web space allow. */
const ALLOWANCE =
  /daily|hourly|per (?:day|hour|minute)|24[ -]hour|sending|outgoing|outbound|submission ?quota|rate ?limit|relay limit|credits/i
const USED_UP = /exceed|reached|too many/i
/** The limit is the recipient's. */
const ALLOWANCE_OF_READER = /receiving/i

/**
 * Whether a server reports that no more may be sent through it for now. Many use permanent codes for it (550 5.4.5,
 * 554 5.2.0), for whichever letter comes next.
 */
export function isAllowanceUsedUp(reason: string): boolean {
  return ALLOWANCE.test(reason) && USED_UP.test(reason) && !ALLOWANCE_OF_READER.test(reason)
}

/** The content of a delivery status report (RFC 3464). */
export interface DeliveryReport {
  /** `failed`, `delayed`, `delivered`, `relayed` or `expanded`. */
  action: string
  /** Such as `5.1.1`. */
  status: string
  /** The remote server's message; empty where there is none. */
  diagnostic: string
}

/** This many soft bounces within the time below count as a dead address. */
export const MAX_SOFT_BOUNCES = 3
export const SOFT_BOUNCES_WITHIN_DAYS = 90

/** Minimum number of addresses per day that reports alone may remove from the list, and for a long list the share of it. */
const MIN_BOUNCES_A_DAY = 10
const BOUNCES_A_DAY_SHARE = 0.05

/**
 * Returns how many addresses a day may be removed from the list because of refused or returned letters. Further ones wait
 * for the coach's decision, since anyone can forge a report, and a faulty mail server affects all letters (DELIVER-HELD-1).
 *
 * @param active subscribers on the list
 */
export function maxBouncesPerDay(active: number): number {
  return Math.max(MIN_BOUNCES_A_DAY, Math.ceil(active * BOUNCES_A_DAY_SHARE))
}

const MAX_REASON = 300

/**
 * Parses the machine-readable part of a report. Of several addresses the first failed one counts: each letter has one
 * recipient.
 *
 * @returns null for a text that is not such a report
 */
export function readDeliveryReport(text: string): DeliveryReport | null {
  const unfolded = text.replace(/\r?\n[ \t]+/g, ' ')
  const reports = unfolded.split(/\r?\n(?:[ \t]*\r?\n)+/).flatMap((group) => {
    const field = (name: string) => new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(group)?.[1]?.trim() ?? ''
    const action = field('Action').toLowerCase()
    const status = /^[245]\.\d{1,3}\.\d{1,3}/.exec(field('Status'))?.[0]
    const diagnostic = replaceControlCharacters(field('Diagnostic-Code'))
      .replace(/^[\w-]+[ \t]*;[ \t]*/, '')
      .replace(/\s+/g, ' ')
      .trim()
    return action === '' || status === undefined ? [] : [{ action, status, diagnostic }]
  })
  return reports.find(({ action }) => action === 'failed') ?? reports[0] ?? null
}

/** Returns the kind of bounce a report means for its address; null when the letter may still arrive, or has. */
export function classifyBounce({ action, status, diagnostic }: DeliveryReport): 'hard' | 'soft' | null {
  if (action !== 'failed') return null
  if (!status.startsWith('5')) return 'soft'
  // Where the code has no detail, the server's words are more specific.
  const isGeneral = status.endsWith('.0.0')
  const isDead = isDeadAddress({
    about: 'address',
    status: Number(/\b(5\d\d)\b/.exec(diagnostic)?.[1] ?? 550),
    reason: isGeneral ? diagnostic : status,
  })
  return isDead && (!isGeneral || diagnostic !== '') ? 'hard' : 'soft'
}

/** Returns a report in one line, for the coach. */
export function reasonOf({ status, diagnostic }: DeliveryReport): string {
  const reason = diagnostic.includes(status) ? diagnostic : `${status} ${diagnostic}`.trim()
  return reason.slice(0, MAX_REASON)
}
