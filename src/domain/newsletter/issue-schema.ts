import { z } from 'zod'

/** The states of a newsletter issue. */
const ISSUE_STATES = ['draft', 'scheduled', 'sending', 'sent'] as const
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
    /** Recipients have one of these; without any, all active subscribers are recipients. */
    tags: z.array(z.string()),
    /** Whether each letter is sent in its reader's own morning. */
    by_morning: z.boolean(),
    /** The time it was paused; its letters wait until it is null again. */
    paused_at: isoTime.nullable(),
    state: z.enum(ISSUE_STATES),
    send_at: isoTime.nullable(),
    sent_at: isoTime.nullable(),
    created_at: isoTime,
    updated_at: isoTime,
    /** The progress of sending; all 0 before it. `clicks` only as a sum, `next_at` when the next letter is due. */
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

export type Issue = z.infer<typeof issueSchema>
