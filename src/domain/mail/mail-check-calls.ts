import { z } from 'zod'
import type { CallSet } from '../api/call.ts'
import { HOUR, MINUTE } from '../time/durations.ts'
import { outboxLetterAnswer } from './outbox-calls.ts'

const MAIL_CHECK_NAMES = ['spf', 'dkim', 'dmarc', 'ptr', 'from', 'unsubscribe'] as const
export type MailCheckName = (typeof MAIL_CHECK_NAMES)[number]

const MAIL_CHECK_STATES = ['ok', 'warning', 'fail', 'unknown'] as const
export type MailCheckState = (typeof MAIL_CHECK_STATES)[number]

/** One thing by which mail services decide whether to trust a letter (DELIVER-CHECK-1). */
export const mailCheckSchema = z
  .object({
    name: z.enum(MAIL_CHECK_NAMES),
    state: z.enum(MAIL_CHECK_STATES),
    sentence: z.string(),
    /** Others have to be put right before it. */
    waits: z.boolean(),
    /** The line to add or to put in the place of the present one, where the domain is registered; null when none is missing. */
    dns: z.object({ type: z.string(), name: z.string(), value: z.string() }).nullable(),
  })
  .meta({ id: 'MailCheck' })

export const mailChecksAnswer = z
  .object({
    checks: z.array(mailCheckSchema),
    /** When it was looked up. */
    checked_at: z.iso.datetime(),
    /** That of the sender's address. */
    domain: z.string(),
    /** The sender, as letters carry it. */
    sender: z.string(),
  })
  .meta({ id: 'MailChecks' })

/** Why the mailbox of returned letters can't be read. */
export const MAILBOX_FAILURES = ['password', 'missing', 'unreachable', 'other'] as const
export type MailboxFailure = (typeof MAILBOX_FAILURES)[number]

/** Letters that come back are not seen just now (DELIVER-MAILBOX-2). */
const mailboxTroubleSchema = z
  .object({
    reason: z.enum(MAILBOX_FAILURES),
    /** What its server, or the way there, said. */
    said: z.string(),
    since: z.iso.datetime(),
    tried_at: z.iso.datetime(),
  })
  .meta({ id: 'MailboxTrouble' })

/**
 * What came back so often at once that it waits for the coach's word, and mails that could not be read
 * (DELIVER-HELD-1).
 */
const bouncesAnswer = z
  .object({
    /** How many subscribers would be taken off the list. */
    total: z.int().nonnegative(),
    /** The last one came then; null without any. */
    until: z.iso.datetime().nullable(),
    /** The newest of them. */
    bounces: z.array(
      z.object({
        subscriber_id: z.int().positive(),
        email: z.string(),
        /** What a mail server said. */
        reason: z.string(),
        held_at: z.iso.datetime(),
      }),
    ),
    /** Mails in the mailbox that were passed over of late. */
    skipped: z.array(z.object({ id: z.int().positive(), subject: z.string(), skipped_at: z.iso.datetime() })),
  })
  .meta({ id: 'HeldBounces' })

const BOUNCE_DECISIONS = ['accept', 'dismiss'] as const
const bounceDecisionSchema = z
  .object(
    {
      /** `accept` takes them off the list, `dismiss` leaves them on it. */
      decision: z.enum(BOUNCE_DECISIONS, `decision must be one of ${BOUNCE_DECISIONS.join(', ')}`),
      /** That of the answer the decision is about: what came later is asked about anew. */
      until: z.iso.datetime('until must be a time'),
    },
    'The request must be a JSON object',
  )
  .meta({ id: 'BounceDecision' })

export const mailCheckCalls = {
  read: {
    method: 'GET',
    path: '/admin/mail-check',
    query: z.object({
      /** Looks it up anew. */
      again: z
        .enum(['true', 'false'], 'again is true or false')
        .default('false')
        .transform((word) => word === 'true'),
    }),
    answer: mailChecksAnswer,
  },
  mailbox: {
    method: 'GET',
    path: '/admin/mail-check/mailbox',
    answer: z.object({ trouble: mailboxTroubleSchema.nullable() }),
  },
  bounces: { method: 'GET', path: '/admin/mail-check/bounces', answer: bouncesAnswer },
  settleBounces: {
    method: 'POST',
    path: '/admin/mail-check/bounces',
    body: bounceDecisionSchema,
    /** How many subscribers it was about. */
    answer: z.object({ settled: z.int().nonnegative() }),
    stale: ['/*'],
  },
  testLetter: {
    method: 'POST',
    path: '/admin/mail-check/test-letter',
    status: 201,
    answer: outboxLetterAnswer,
    stale: ['/admin/outbox'],
  },
} as const satisfies CallSet

export type HeldBounces = z.infer<typeof bouncesAnswer>
export type BounceDecision = z.infer<typeof bounceDecisionSchema>
export type MailboxTrouble = z.infer<typeof mailboxTroubleSchema>
export type MailCheck = z.infer<typeof mailCheckSchema>
export type MailChecks = z.infer<typeof mailChecksAnswer>

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
