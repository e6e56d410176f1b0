import { z } from 'zod'
import type { CallSet } from '../api/call.ts'
import { blankIsNone, idParams, pagedQuery, stateField } from '../api/call-fields.ts'
import { LETTER_KINDS, LETTER_STATES } from './letters.ts'

const count = z.int().nonnegative()
const isoTime = z.iso.datetime()

/** The delivery of a letter. */
export const deliverySchema = z
  .object({
    id: z.int().positive(),
    kind: z.enum(LETTER_KINDS),
    state: z.enum(LETTER_STATES),
    attempts: count,
    sent_at: isoTime.nullable(),
    /** When the next try is due; null when there is none. */
    next_attempt_at: isoTime.nullable(),
    /** The error of the last try. */
    last_error: z.string().nullable(),
  })
  .meta({ id: 'Delivery' })

export const outboxLetterSchema = deliverySchema
  .extend({ recipient: z.string(), created_at: isoTime })
  .meta({ id: 'OutboxLetter' })

/** The state of mail delivery, for the dashboard. */
const mailHealthSchema = z
  .object({
    /** `folder` where no mail server is set up: letters are written as files. */
    transport: z.enum(['smtp', 'folder']),
    /** False while the last failure was of the server itself. */
    healthy: z.boolean(),
    last_sent_at: isoTime.nullable(),
    last_error: z.string().nullable(),
    last_error_at: isoTime.nullable(),
  })
  .meta({ id: 'MailHealth' })

const outboxAnswer = z.object({
  letters: z.array(outboxLetterSchema),
  total: count,
  counts: z.object({ waiting: count, sending: count, sent: count, failed: count, cancelled: count }),
  health: mailHealthSchema,
})
export const outboxLetterAnswer = z.object({ letter: outboxLetterSchema })

export const outboxCalls = {
  list: {
    method: 'GET',
    path: '/admin/outbox',
    query: pagedQuery.extend({
      state: stateField(LETTER_STATES),
      kind: z.preprocess(blankIsNone, z.enum(LETTER_KINDS, 'There is no such kind of letter').optional()),
    }),
    answer: outboxAnswer,
  },
  retry: {
    method: 'POST',
    path: '/admin/outbox/:id/retry',
    params: idParams,
    answer: outboxLetterAnswer,
    refuses: ['conflict'],
    // All lists that show letters.
    stale: ['/admin/outbox/*', '/admin/messages/*', '/admin/issues/*'],
  },
} as const satisfies CallSet

export type OutboxAnswer = z.infer<typeof outboxAnswer>
export type Delivery = z.infer<typeof deliverySchema>
export type OutboxLetter = z.infer<typeof outboxLetterSchema>
export type MailHealth = z.infer<typeof mailHealthSchema>
