import { z } from 'zod'
import type { CallSet } from '../api/call.ts'
import { dayParams, planDayAnswer } from './plan-calls.ts'
import { planDayBody } from './plan-input.ts'

/** A save over a newer version of a day. */
export const stalePlanDayAnswer = z.object({ error: z.string(), ...planDayAnswer.shape })

/** Apart from the reads: the list of days loads none of the rules for writing one. */
export const planChangeCalls = {
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
