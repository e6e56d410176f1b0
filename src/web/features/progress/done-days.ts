import { PLAN_DAYS } from '../../../domain/newsletter/constants.ts'
import { deviceStore } from '../../data/device-store.ts'

/** The days of the plan that are done, in their order; kept on this device alone (PLAN-DONE-1). */
export const doneDays = deviceStore<readonly number[]>('plan-done-days', parseDoneDays, (days) =>
  days.length === 0 ? null : days,
)

/** Reads what is stored; what is no day of the plan is left out. */
export function parseDoneDays(stored: unknown): readonly number[] {
  if (!Array.isArray(stored)) return []
  const days = stored.filter((day): day is number => Number.isInteger(day) && day >= 1 && day <= PLAN_DAYS)
  return [...new Set(days)].sort((a, b) => a - b)
}

/** Marks a day as done, or takes it back. */
export function markDay(day: number, isDone: boolean): void {
  doneDays.edit((days) => {
    const others = days.filter((other) => other !== day)
    return isDone ? [...others, day].sort((a, b) => a - b) : others
  })
}
