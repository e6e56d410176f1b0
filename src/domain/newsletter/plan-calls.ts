import { z } from 'zod'
import type { CallSet } from '../api/call.ts'
import { planDaySchema } from './workout-plan.ts'

/** Text that is not the number of a day gets 404. */
export const dayParams = z.object({ day: z.string().max(20) })

const planDayVersion = {
  day: planDaySchema.meta({ id: 'PlanDay' }),
  /** When the coach last changed it; null while it is as it came. */
  updated_at: z.iso.datetime().nullable(),
}
export const planDayAnswer = z.object(planDayVersion)
/** A day of the plan with its version; null while it is as it came (PLAN-EDIT-3). */
export type StoredPlanDay = z.infer<typeof planDayAnswer>

export const planCalls = {
  list: {
    method: 'GET',
    path: '/admin/plan',
    answer: z.object({
      days: z.array(planDaySchema),
      /** The numbers of the coach's own days. */
      own: z.array(z.int()),
    }),
  },
  read: { method: 'GET', path: '/admin/plan/:day', params: dayParams, answer: planDayAnswer },
} as const satisfies CallSet
