import { z } from 'zod'
import { CONTENT_KINDS } from '../content/status.ts'

/** What a coach publishes or sends for the first time, each told once (ADMIN-FIRST-1). */
export const MILESTONE_KINDS = [...CONTENT_KINDS, 'issue'] as const
export type MilestoneKind = (typeof MILESTONE_KINDS)[number]

const milestoneSchema = z
  .object({
    kind: z.enum(MILESTONE_KINDS),
    id: z.int().positive(),
    title: z.string(),
    /** Where readers find it. */
    path: z.string(),
  })
  .meta({ id: 'Milestone' })

export type Milestone = z.infer<typeof milestoneSchema>

export const milestonesAnswer = z.object({ milestones: z.array(milestoneSchema) })

export const milestoneInput = z.object(
  { seen: z.literal(true, 'seen must be true') },
  'The request must be a JSON object',
)
