import { z } from 'zod'
import type { CallSet } from '../api/call.ts'
import { blankIsNone, idParams, pagedQuery, stateField } from '../api/call-fields.ts'
import { SUBSCRIBER_STATES } from './subscriber.ts'
import { tagsField } from './tags-input.ts'

const count = z.int().nonnegative()
const isoTime = z.iso.datetime()

/** A subscriber in the coach's list. */
export const listedSubscriberSchema = z
  .object({
    id: z.int().positive(),
    email: z.string(),
    first_name: z.string().nullable(),
    state: z.enum(SUBSCRIBER_STATES),
    source: z.string(),
    tags: z.array(z.string()),
    consent_at: isoTime,
    consent_form: z.string(),
    consent_page: z.string().nullable(),
    consent_text_version: z.string(),
    confirmed_at: isoTime.nullable(),
    unsubscribed_at: isoTime.nullable(),
    /** When a letter to this address was rejected permanently. */
    bounced_at: isoTime.nullable(),
    /** The mail server's message when letters were returned; null while none were. */
    bounce_reason: z.string().nullable(),
    /** Returned letters that may get through another time. */
    soft_bounces: count,
    /** An IANA name; null where unknown. */
    time_zone: z.string().nullable(),
    created_at: isoTime,
  })
  .meta({ id: 'ListedSubscriber' })

/** Reasons for which a line of an import is skipped. */
export const IMPORT_REFUSALS = [
  'not_an_address',
  'already_there',
  'has_left',
  'opted_out',
  'not_reachable',
  'twice',
] as const

export const importRequestSchema = z.object(
  {
    csv: z.string('The file could not be read').max(1_000_000, 'The file is too large: at most 1 MB'),
    /** The coach's confirmation that every address in the file agreed to get letters. */
    consent: z.literal(true, 'Please confirm that everybody in this file has agreed to get your letters'),
    /** True only reports what would happen. */
    dry_run: z.boolean().default(true),
  },
  'The request must be a JSON object',
)
const importAnswer = z
  .object({
    added: count,
    refused: z.array(
      z.object({ line: z.int().positive(), text: z.string(), reason: z.enum(IMPORT_REFUSALS) }),
    ),
    /** The number of skipped lines, by reason: `refused` lists only the first of them. */
    left_out: z.record(z.enum(IMPORT_REFUSALS), count),
    dry_run: z.boolean(),
  })
  .meta({ id: 'ImportAnswer' })

const word = z.preprocess(blankIsNone, z.string().max(100).optional())

export const subscriberCalls = {
  list: {
    method: 'GET',
    path: '/admin/subscribers',
    query: pagedQuery.extend({ state: stateField(SUBSCRIBER_STATES), source: word, tag: word }),
    answer: z.object({
      subscribers: z.array(listedSubscriberSchema),
      total: count,
      counts: z.object({ pending: count, active: count, unsubscribed: count, bounced: count }),
      /** Active subscribers at the end of each of the last 12 weeks, oldest first. */
      growth: z.array(z.object({ week: z.iso.date(), active: count })),
      /** The choices of the filters. */
      sources: z.array(z.string()),
      tags: z.array(z.string()),
    }),
  },
  import: {
    method: 'POST',
    path: '/admin/subscribers/import',
    body: importRequestSchema,
    answer: importAnswer,
    stale: ['/admin/subscribers', '/admin/overview', '/admin/issues/*'],
  },
  tag: {
    method: 'PUT',
    path: '/admin/subscribers/:id',
    params: idParams,
    body: z.object({ tags: tagsField }, 'The request must be a JSON object').meta({ id: 'SubscriberChange' }),
    answer: z.object({ subscriber: listedSubscriberSchema }),
    stale: ['/admin/subscribers', '/admin/issues/recipients'],
  },
  remove: {
    method: 'DELETE',
    path: '/admin/subscribers/:id',
    params: idParams,
    answer: null,
    stale: ['/admin/subscribers', '/admin/overview'],
  },
} as const satisfies CallSet

export type ListedSubscriberEntry = z.infer<typeof listedSubscriberSchema>
export type ImportAnswer = z.infer<typeof importAnswer>
export type ImportRefusal = (typeof IMPORT_REFUSALS)[number]
