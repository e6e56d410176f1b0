import { replaceControlCharacters } from '../text/control-characters.ts'
import { isDeadAddress } from './delivery.ts'

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
 * How many addresses a day may be taken off the list because letters came back; more wait for the coach's word, since
 * reports are mails that anybody could have written, and a mail server that errs, errs about all (DELIVER-HELD-1).
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
