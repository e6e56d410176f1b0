import { z } from 'zod'

/** The life of a newsletter issue. */
export const ISSUE_STATES = ['draft', 'scheduled', 'sending', 'sent'] as const
export type IssueState = (typeof ISSUE_STATES)[number]

const count = z.int().nonnegative()
const isoTime = z.iso.datetime()

/** A newsletter issue as the coach writes and follows it. */
export const issueSchema = z
  .object({
    id: z.int().positive(),
    subject: z.string(),
    preview_text: z.string(),
    slug: z.string(),
    content: z.string(),
    content_html: z.string(),
    /** Recipients have one of these; without any, all active subscribers get it. */
    tags: z.array(z.string()),
    /** Whether each letter goes in its reader's own morning. */
    by_morning: z.boolean(),
    /** While it has a time, its letters wait. */
    paused_at: isoTime.nullable(),
    state: z.enum(ISSUE_STATES),
    send_at: isoTime.nullable(),
    sent_at: isoTime.nullable(),
    created_at: isoTime,
    updated_at: isoTime,
    /** How far the sending is; all 0 before it. `clicks` only as a sum, `next_at` when the next letter goes. */
    progress: z.object({
      total: count,
      sent: count,
      failed: count,
      waiting: count,
      clicks: count,
      next_at: isoTime.nullable(),
    }),
  })
  .meta({ id: 'Issue' })

export const issueListAnswer = z.object({
  issues: z.array(issueSchema.omit({ content: true, content_html: true })),
  total: count,
  /** How many are on the list. */
  recipients: count,
})
export const issueAnswer = z.object({
  issue: issueSchema,
  /** How many would get it now, of how many on the list. */
  recipients: count,
  subscribers: count,
})
/** How many would get an issue with some tags, of how many on the list, and how many have each tag. */
export const recipientsAnswer = z
  .object({
    recipients: count,
    subscribers: count,
    tags: z.array(z.object({ tag: z.string(), subscribers: count })),
  })
  .meta({ id: 'IssueRecipients' })
export const issueCreatedAnswer = issueAnswer.extend({ id: z.int().positive() })

export type Issue = z.infer<typeof issueSchema>
export type IssueRecipients = z.infer<typeof recipientsAnswer>
