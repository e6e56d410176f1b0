import { z } from 'zod'
import type { CallSet } from '../api/call.ts'
import { planDaySchema } from './plan.ts'
import { planDayBody } from './plan-input.ts'

/** What is no number of a day is simply not there. */
const dayParams = z.object({ day: z.string().max(20) })

const planDayVersion = {
  day: planDaySchema.meta({ id: 'PlanDay' }),
  /** When the coach last changed it; null while it is as it came. */
  updated_at: z.iso.datetime().nullable(),
}
const planDayAnswer = z.object(planDayVersion)
/** A save over a newer version of a day. */
export const stalePlanDayAnswer = z.object({ error: z.string(), ...planDayVersion })

/** A day as the server has it; `updated_at` is null while it is as it came. */
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
  save: {
    method: 'PUT',
    path: '/admin/plan/:day',
    params: dayParams,
    body: planDayBody,
    answer: planDayAnswer,
    conflict: stalePlanDayAnswer,
    // What is open stays as it is typed.
    stale: ['/admin/plan'],
  },
  reset: {
    method: 'DELETE',
    path: '/admin/plan/:day',
    params: dayParams,
    answer: planDayAnswer,
    // What is open stays as it is typed.
    stale: ['/admin/plan'],
  },
} as const satisfies CallSet
