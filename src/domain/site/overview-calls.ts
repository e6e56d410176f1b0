import { z } from 'zod'
import type { CallSet } from '../api/call.ts'
import { CONTENT_KINDS } from '../items/status.ts'

const isoTime = z.iso.datetime()
const count = z.int().nonnegative()

/** An item named in a line of the dashboard. */
const namedItemSchema = z.object({
  type: z.enum(CONTENT_KINDS),
  id: z.int().positive(),
  title: z.string(),
})

/** How many items of one kind there are; scheduled ones are not among the published (CONTENT-STATUS-2). */
const itemCountsSchema = z.object({
  total: count,
  published: count,
  draft: count,
  archived: count,
  scheduled: count,
})

/** What is still the sample's on the site: the first-run checklist. */
export const SETUP_STEPS = [
  'coach_name',
  'look',
  'site_words',
  'links',
  'home_texts',
  'about_texts',
  'numbers',
  'testimonials',
  'playlist',
  'calls_to_action',
  'letter_texts',
  'jurisdiction',
  'postal_address',
  'sample_content',
  'mail',
] as const

/** What the dashboard shows beside its two lists. */
export const overviewSchema = z
  .object({
    articles: itemCountsSchema,
    recipes: itemCountsSchema,
    /** Drafts, the one changed last first; at most 5. */
    drafts: z.array(namedItemSchema.extend({ updated_at: isoTime })),
    /** Published with their time still to come, the next one first; at most 5. */
    scheduled: z.array(namedItemSchema.extend({ published_at: isoTime })),
    /** The most viewed of what is public; at most 6. */
    most_read: z.array(namedItemSchema.extend({ view_count: count })),
    messages: z.object({
      unread: count,
      newest: z.array(
        z.object({ id: z.int().positive(), name: z.string(), subject: z.string(), received_at: isoTime }),
      ),
    }),
    /** Readers' notes that wait to be read, and those held apart. */
    notes: z.object({ waiting: count, spam: count }),
    subscribers: z.object({
      active: count,
      pending: count,
      newest: z.array(z.object({ id: z.int().positive(), email: z.string(), created_at: isoTime })),
    }),
    setup: z.array(z.object({ step: z.enum(SETUP_STEPS), done: z.boolean() })),
  })
  .meta({ id: 'Overview' })

/** How many items each filter would show; scheduled ones are not among the published (CONTENT-STATUS-2). */
export const statusCountsSchema = z.object({
  all: count,
  published: count,
  scheduled: count,
  draft: count,
  archived: count,
})

export const overviewCalls = {
  read: { method: 'GET', path: '/admin/overview', answer: overviewSchema },
} as const satisfies CallSet

export type Overview = z.infer<typeof overviewSchema>
export type StatusCounts = z.infer<typeof statusCountsSchema>
export type SetupStep = (typeof SETUP_STEPS)[number]
