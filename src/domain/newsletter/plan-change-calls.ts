import { z } from 'zod'
import type { CallSet } from '../api/call.ts'
import { dayParams, planDayAnswer } from './plan-calls.ts'
import { planDayBody } from './plan-input.ts'

/** The answer to a save over a newer version of a day. */
export const stalePlanDayAnswer = z.object({ error: z.string(), ...planDayAnswer.shape })

/** Separate from the reads: the list of days does not load the rules of writing one. */
export const planChangeCalls = {
  save: {
    method: 'PUT',
    path: '/admin/plan/:day',
    params: dayParams,
    body: planDayBody,
    answer: planDayAnswer,
    conflict: stalePlanDayAnswer,
    // An open form keeps what was typed.
    stale: ['/admin/plan'],
  },
  reset: {
    method: 'DELETE',
    path: '/admin/plan/:day',
    params: dayParams,
    answer: planDayAnswer,
    // An open form keeps what was typed.
    stale: ['/admin/plan'],
  },
} as const satisfies CallSet
