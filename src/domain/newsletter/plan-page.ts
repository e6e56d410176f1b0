import { z } from 'zod'
import { planDaySchema } from './plan.ts'

/** The plan as one subscriber sees it. */
export const planPageSchema = z
  .object({
    first_name: z.string().nullable(),
    /** The day whose letter comes next; null when none is on its way. */
    next_day: z.int().nullable(),
    /** When that letter comes. */
    next_letter_at: z.iso.datetime().nullable(),
    days: z.array(planDaySchema),
  })
  .meta({ id: 'PlanPage' })

export type PlanPage = z.infer<typeof planPageSchema>
