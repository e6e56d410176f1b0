import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { planAnswer, planDayAnswer } from '../../../domain/admin/answers.ts'
import { callApi } from '../../data/api.ts'
import type { PlanDayPayload } from './plan-form.ts'

export const PLAN_PATH = '/admin/plan'
const API_PATH = '/api/admin/plan'

/** A day as the server has it; `updated_at` is null while it is as it came. */
export type StoredDay = z.infer<typeof planDayAnswer>

export function planQuery() {
  return queryOptions({
    queryKey: ['admin', 'plan', 'all'],
    queryFn: ({ signal }) => callApi(planAnswer, API_PATH, { signal }),
    refetchOnMount: 'always',
  })
}

/** One day, as it is when its form is opened. */
export function planDayQuery(day: string) {
  return queryOptions({
    queryKey: ['admin', 'plan', 'opened', day],
    queryFn: ({ signal }) => callApi(planDayAnswer, `${API_PATH}/${encodeURIComponent(day)}`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  })
}

/** @throws ApiError with status 409 when another version than `updated_at` is stored */
export async function savePlanDay(
  day: number,
  payload: PlanDayPayload,
  updated_at: string | null,
): Promise<StoredDay> {
  return callApi(planDayAnswer, `${API_PATH}/${day}`, { method: 'PUT', body: { ...payload, updated_at } })
}

export async function resetPlanDay(day: number): Promise<StoredDay> {
  return callApi(planDayAnswer, `${API_PATH}/${day}`, { method: 'DELETE' })
}
