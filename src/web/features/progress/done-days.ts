import { PLAN_DAYS } from '../../../domain/newsletter/constants.ts'
import { deviceStore } from '../../data/device-store.ts'

/** The completed days of the plan, in order; stored on this device only (PLAN-DONE-1). */
export const doneDays = deviceStore<readonly number[]>('plan-done-days', parseDoneDays, (days) =>
  days.length === 0 ? null : days,
)

/** Parses the stored days; anything but a day of the plan is dropped. */
export function parseDoneDays(stored: unknown): readonly number[] {
  if (!Array.isArray(stored)) return []
  const days = stored.filter((day): day is number => Number.isInteger(day) && day >= 1 && day <= PLAN_DAYS)
  return [...new Set(days)].sort((a, b) => a - b)
}

/** Marks a day as done, or as not done. */
export function markDay(day: number, isDone: boolean): void {
  doneDays.edit((days) => {
    const others = days.filter((other) => other !== day)
    return isDone ? [...others, day].sort((a, b) => a - b) : others
  })
}
