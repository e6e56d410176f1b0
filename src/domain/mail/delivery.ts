import { replaceControlCharacters } from '../text/control-characters.ts'
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
  /polic|spam|block|black ?list|denied|deny|reputation|relay|auth|spf|dkim|dmarc|grey ?list|rate|limit|quota|exceed|full|reverse|helo|\byour?\b|sender|prohibit|suspend/i

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

/** What a sender may use up: so many letters an hour or a day, as providers of mail and of web space allow. */
const ALLOWANCE =
  /daily|hourly|per (?:day|hour|minute)|24[ -]hour|sending|outgoing|outbound|submission ?quota|rate ?limit|relay limit|credits/i
const USED_UP = /exceed|reached|too many/i
/** That of the mailbox at the other end. */
const ALLOWANCE_OF_READER = /receiving/i

/**
 * Whether a server says that no more may be sent through it for now. Many say so as if for good (550 5.4.5, 554 5.2.0), to
 * whatever letter comes next.
 */
export function isAllowanceUsedUp(reason: string): boolean {
  return ALLOWANCE.test(reason) && USED_UP.test(reason) && !ALLOWANCE_OF_READER.test(reason)
}

/** What a report about a letter that could not be delivered says (RFC 3464). */
export interface DeliveryReport {
  /** `failed`, `delayed`, `delivered`, `relayed` or `expanded`. */
  action: string
  /** Such as `5.1.1`. */
  status: string
  /** What the server at the other end said; empty where it is not told. */
  diagnostic: string
}

/** So many letters that came back within the time below are as good as an address that is no more. */
export const MAX_SOFT_BOUNCES = 3
export const SOFT_BOUNCES_WITHIN_DAYS = 90

/** So many addresses a day leave the list by reports alone, and on a long list this share of it. */
const MIN_BOUNCES_A_DAY = 10
const BOUNCES_A_DAY_SHARE = 0.05

/**
 * How many addresses a day may be taken off the list because letters were refused or came back; more wait for the coach's
 * word, since reports are mails that anybody could have written, and a mail server that errs, errs about all
 * (DELIVER-HELD-1).
 *
 * @param active subscribers on the list
 */
export function bouncesADay(active: number): number {
  return Math.max(MIN_BOUNCES_A_DAY, Math.ceil(active * BOUNCES_A_DAY_SHARE))
}

const MAX_REASON = 300

/**
 * Reads the part of a report that machines read. Of several addresses the first that failed counts: our letters go to one.
 *
 * @returns null for a text that is no such report
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

/** What a report means for its address; null when the letter may still arrive, or has. */
export function judgeReport({ action, status, diagnostic }: DeliveryReport): 'hard' | 'soft' | null {
  if (action !== 'failed') return null
  if (!status.startsWith('5')) return 'soft'
  // Without details of its own, the words of the server tell more.
  const isGeneral = status.endsWith('.0.0')
  const isDead = isDeadAddress({
    about: 'address',
    status: Number(/\b(5\d\d)\b/.exec(diagnostic)?.[1] ?? 550),
    reason: isGeneral ? diagnostic : status,
  })
  return isDead && (!isGeneral || diagnostic !== '') ? 'hard' : 'soft'
}

/** A report in one line, for the coach. */
export function reasonOf({ status, diagnostic }: DeliveryReport): string {
  const reason = diagnostic.includes(status) ? diagnostic : `${status} ${diagnostic}`.trim()
  return reason.slice(0, MAX_REASON)
}
