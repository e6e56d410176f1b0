import { z } from 'zod'

/** The life of a newsletter issue. */
export const CAMPAIGN_STATES = ['draft', 'scheduled', 'sending', 'sent'] as const
export type CampaignState = (typeof CAMPAIGN_STATES)[number]

const count = z.int().nonnegative()
const isoTime = z.iso.datetime()

/** A newsletter issue as the coach writes and follows it. */
export const campaignSchema = z
  .object({
    id: z.int().positive(),
    subject: z.string(),
    preview_text: z.string(),
    slug: z.string(),
    content: z.string(),
    content_html: z.string(),
    state: z.enum(CAMPAIGN_STATES),
    send_at: isoTime.nullable(),
    sent_at: isoTime.nullable(),
    created_at: isoTime,
    updated_at: isoTime,
    /** How far the sending is; all 0 before it. `clicks` only as a sum. */
    progress: z.object({ total: count, sent: count, failed: count, waiting: count, clicks: count }),
  })
  .meta({ id: 'Campaign' })

export const campaignListAnswer = z.object({
  campaigns: z.array(campaignSchema.omit({ content: true, content_html: true })),
  total: count,
  /** How many would get one now. */
  recipients: count,
})
export const campaignAnswer = z.object({ campaign: campaignSchema, recipients: count })
export const campaignCreatedAnswer = campaignAnswer.extend({ id: z.int().positive() })

export type Campaign = z.infer<typeof campaignSchema>
