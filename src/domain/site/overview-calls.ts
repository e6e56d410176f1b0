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

/** The number of items of one kind; scheduled ones do not count as published (CONTENT-STATUS-2). */
const itemCountsSchema = z.object({
  total: count,
  published: count,
  draft: count,
  archived: count,
  scheduled: count,
})

/** The parts of the site that are still the sample's: the first-run checklist. */
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

/** The dashboard, besides its two lists. */
export const overviewSchema = z
  .object({
    articles: itemCountsSchema,
    recipes: itemCountsSchema,
    /** Drafts, the most recently changed first; at most 5. */
    drafts: z.array(namedItemSchema.extend({ updated_at: isoTime })),
    /** Scheduled items, the next one first; at most 5. */
    scheduled: z.array(namedItemSchema.extend({ published_at: isoTime })),
    /** The most viewed public items; at most 6. */
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

/** The number of items each filter would show; scheduled ones do not count as published (CONTENT-STATUS-2). */
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

/** The kinds of content whose first publication or sending is announced, each only once (ADMIN-FIRST-1). */
export const MILESTONE_KINDS = [...CONTENT_KINDS, 'issue'] as const
export type MilestoneKind = (typeof MILESTONE_KINDS)[number]

const milestoneSchema = z
  .object({
    kind: z.enum(MILESTONE_KINDS),
    id: z.int().positive(),
    title: z.string(),
    /** Its path for readers. */
    path: z.string(),
  })
  .meta({ id: 'Milestone' })

export type Milestone = z.infer<typeof milestoneSchema>

const milestonesAnswer = z.object({ milestones: z.array(milestoneSchema) })

export const milestoneCalls = {
  list: { method: 'GET', path: '/admin/milestones', answer: milestonesAnswer },
  see: {
    method: 'PUT',
    path: '/admin/milestones/:kind',
    /** An unknown kind gets 404. */
    params: z.object({ kind: z.string().max(20) }),
    body: z.object({ seen: z.literal(true, 'seen must be true') }, 'The request must be a JSON object'),
    answer: milestonesAnswer,
    // The page that shows the announcement knows the remaining ones itself.
    stale: [],
  },
} as const satisfies CallSet

/** The numbers of removed parts of the sample site. */
const removedSchema = z.object({ articles: count, recipes: count, images: count })

export const sampleCalls = {
  remove: {
    method: 'POST',
    path: '/admin/remove-sample-content',
    answer: z.object({ removed: removedSchema }),
    stale: ['/*'],
  },
} as const satisfies CallSet

export type RemovedSamples = z.infer<typeof removedSchema>

/** Something that waits for the coach. */
export type Task =
  | { kind: 'messages' | 'notes'; count: number }
  /** A step of the first-run checklist; `open` is the number of steps left. */
  | { kind: 'setup'; step: SetupStep; open: number }
  | { kind: 'drafts'; newest: Overview['drafts'][number]; count: number }

/** With fewer steps done, the site counts as new. */
const FIRST_STEPS = 3

/** Whether the site is so new that personalizing it precedes writing. */
function isFirstDay(setup: Overview['setup']): boolean {
  return setup.filter(({ done }) => done).length < FIRST_STEPS
}

/**
 * Returns what waits, the most urgent first: messages and notes, mail that is not set up, a new site's first steps,
 * drafts, other steps (ADMIN-HOME-2).
 */
export function listTasks({ messages, notes, articles, recipes, drafts, setup }: Overview): Task[] {
  const open = setup.filter(({ done }) => !done)
  const isNew = isFirstDay(setup)
  // Before the site has a name, mail is not yet relevant.
  const step = (isNew ? undefined : open.find((one) => one.step === 'mail')) ?? open[0]
  const ownSite: Task[] = step ? [{ kind: 'setup', step: step.step, open: open.length }] : []
  const comesFirst = isNew || step?.step === 'mail'
  const [newest] = drafts
  const count = articles.draft + recipes.draft
  return [
    ...(messages.unread > 0 ? [{ kind: 'messages', count: messages.unread } as const] : []),
    ...(notes.waiting > 0 ? [{ kind: 'notes', count: notes.waiting } as const] : []),
    ...(comesFirst ? ownSite : []),
    ...(newest ? [{ kind: 'drafts', newest, count } as const] : []),
    ...(comesFirst ? [] : ownSite),
  ]
}
