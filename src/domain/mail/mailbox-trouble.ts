import type { MailboxFailure, MailboxTrouble } from '../mail/mail-check-calls.ts'
import { HOUR, MINUTE } from '../time/durations.ts'

/** The last visit to the mailbox of returned letters. */
export interface MailboxVisit {
  /** ISO 8601, as all times here. */
  at: string
  /** When it began to fail; null once it was read. */
  failing_since: string | null
  reason: MailboxFailure | null
  said: string | null
}

/** A server that is started anew, or a line that was cut, is nothing to tell. */
const HICCUP_MS = 20 * MINUTE
/** After so long without a visit the mailbox is no longer configured. */
const FORGOTTEN_MS = HOUR

/**
 * Whether the coach has to know that letters coming back are not seen (DELIVER-MAILBOX-2).
 *
 * @param visit null when there was none · @param now ISO 8601
 */
export function findMailboxTrouble(visit: MailboxVisit | null, now: string): MailboxTrouble | null {
  if (!visit?.failing_since || visit.reason === null) return null
  const since = (time: string) => Date.parse(now) - Date.parse(time)
  if (since(visit.at) > FORGOTTEN_MS) return null
  if (visit.reason === 'unreachable' && since(visit.failing_since) < HICCUP_MS) return null
  return {
    reason: visit.reason,
    said: visit.said ?? '',
    since: visit.failing_since,
    tried_at: visit.at,
  }
}
