import { z } from 'zod'
import type { CallSet } from '../api/call.ts'
import { CONTENT_KINDS } from '../items/status.ts'

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

const milestonesAnswer = z.object({ milestones: z.array(milestoneSchema) })

export const milestoneCalls = {
  list: { method: 'GET', path: '/admin/milestones', answer: milestonesAnswer },
  see: {
    method: 'PUT',
    path: '/admin/milestones/:kind',
    /** What is no kind is simply not there. */
    params: z.object({ kind: z.string().max(20) }),
    body: z.object({ seen: z.literal(true, 'seen must be true') }, 'The request must be a JSON object'),
    answer: milestonesAnswer,
    // What is left to tell is known to the page that tells it.
    stale: [],
  },
} as const satisfies CallSet
