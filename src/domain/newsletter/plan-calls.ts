import { z } from 'zod'
import type { CallSet } from '../api/call.ts'
import { planDaySchema } from './workout-plan.ts'

/** What is no number of a day is simply not there. */
export const dayParams = z.object({ day: z.string().max(20) })

const planDayVersion = {
  day: planDaySchema.meta({ id: 'PlanDay' }),
  /** When the coach last changed it; null while it is as it came. */
  updated_at: z.iso.datetime().nullable(),
}
export const planDayAnswer = z.object(planDayVersion)
/** A day of the plan with the version it is; null while it is as it came (PLAN-EDIT-3). */
export type StoredPlanDay = z.infer<typeof planDayAnswer>

export const planCalls = {
  list: {
    method: 'GET',
    path: '/admin/plan',
    answer: z.object({
      days: z.array(planDaySchema),
      /** The numbers of those that are the coach's own. */
      own: z.array(z.int()),
    }),
  },
  read: { method: 'GET', path: '/admin/plan/:day', params: dayParams, answer: planDayAnswer },
} as const satisfies CallSet
