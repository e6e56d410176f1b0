import { z } from 'zod'
import type { CallSet } from '../api/call.ts'
import { HOUR, MINUTE } from '../time/durations.ts'
import { outboxLetterAnswer } from './outbox-calls.ts'

const MAIL_CHECK_NAMES = ['spf', 'dkim', 'dmarc', 'ptr', 'from', 'unsubscribe'] as const
export type MailCheckName = (typeof MAIL_CHECK_NAMES)[number]

const MAIL_CHECK_STATES = ['ok', 'warning', 'fail', 'unknown'] as const
export type MailCheckState = (typeof MAIL_CHECK_STATES)[number]

/** One criterion by which mail services decide whether to trust a letter (DELIVER-CHECK-1). */
export const mailCheckSchema = z
  .object({
    name: z.enum(MAIL_CHECK_NAMES),
    state: z.enum(MAIL_CHECK_STATES),
    sentence: z.string(),
    /** Whether other checks have to pass first. */
    waits: z.boolean(),
    /** The DNS record to add, or to replace the present one, at the domain's registrar; null when none is needed. */
    dns: z.object({ type: z.string(), name: z.string(), value: z.string() }).nullable(),
  })
  .meta({ id: 'MailCheck' })

export const mailChecksAnswer = z
  .object({
    checks: z.array(mailCheckSchema),
    /** When the checks were made. */
    checked_at: z.iso.datetime(),
    /** The domain of the sender's address. */
    domain: z.string(),
    /** The sender as shown in letters. */
    sender: z.string(),
  })
  .meta({ id: 'MailChecks' })

/** Reasons why the mailbox of returned letters can't be read. */
export const MAILBOX_FAILURES = ['password', 'missing', 'unreachable', 'other'] as const
export type MailboxFailure = (typeof MAILBOX_FAILURES)[number]

/** The state in which returned letters are not noticed (DELIVER-MAILBOX-2). */
const mailboxTroubleSchema = z
  .object({
    reason: z.enum(MAILBOX_FAILURES),
    /** The error of its server, or of the connection. */
    said: z.string(),
    since: z.iso.datetime(),
    tried_at: z.iso.datetime(),
  })
  .meta({ id: 'MailboxTrouble' })

/** Bounces that are so many that they wait for the coach's decision, and mails that could not be read (DELIVER-HELD-1). */
const bouncesAnswer = z
  .object({
    /** The number of subscribers that would be removed from the list. */
    total: z.int().nonnegative(),
    /** When the latest bounce arrived; null without any. */
    until: z.iso.datetime().nullable(),
    /** The newest of them. */
    bounces: z.array(
      z.object({
        subscriber_id: z.int().positive(),
        email: z.string(),
        /** The mail server's message. */
        reason: z.string(),
        held_at: z.iso.datetime(),
      }),
    ),
    /** Mails in the mailbox that were recently skipped. */
    skipped: z.array(z.object({ id: z.int().positive(), subject: z.string(), skipped_at: z.iso.datetime() })),
  })
  .meta({ id: 'HeldBounces' })

const BOUNCE_DECISIONS = ['accept', 'dismiss'] as const
const bounceDecisionSchema = z
  .object(
    {
      /** `accept` removes them from the list, `dismiss` keeps them on it. */
      decision: z.enum(BOUNCE_DECISIONS, `decision must be one of ${BOUNCE_DECISIONS.join(', ')}`),
      /** The `until` of the answer the decision is about: later bounces need a new decision. */
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
      /** Runs the checks again. */
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
    /** The number of subscribers decided about. */
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

/** The last poll of the mailbox of returned letters. */
export interface MailboxVisit {
  /** ISO 8601, like all times here. */
  at: string
  /** Since when it has been failing; null after a success. */
  failing_since: string | null
  reason: MailboxFailure | null
  said: string | null
}

/** A restarting server or a short connection loss is not reported. */
const HICCUP_MS = 20 * MINUTE
/** After this time without a poll the mailbox counts as no longer configured. */
const FORGOTTEN_MS = HOUR

/**
 * Returns the problem to show to the coach while returned letters are not noticed (DELIVER-MAILBOX-2).
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
