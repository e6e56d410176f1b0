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
    state: z.enum(ISSUE_STATES),
    send_at: isoTime.nullable(),
    sent_at: isoTime.nullable(),
    created_at: isoTime,
    updated_at: isoTime,
    /** How far the sending is; all 0 before it. `clicks` only as a sum. */
    progress: z.object({ total: count, sent: count, failed: count, waiting: count, clicks: count }),
  })
  .meta({ id: 'Issue' })

export const issueListAnswer = z.object({
  issues: z.array(issueSchema.omit({ content: true, content_html: true })),
  total: count,
  /** How many would get one now. */
  recipients: count,
})
export const issueAnswer = z.object({ issue: issueSchema, recipients: count })
export const issueCreatedAnswer = issueAnswer.extend({ id: z.int().positive() })

export type Issue = z.infer<typeof issueSchema>
