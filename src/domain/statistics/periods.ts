import { addDays, daysBetween } from '../time/days.ts'
import { firstKeptDay, periodBefore } from './statistics.ts'

/** From one of the site's days to another, both included. */
export interface Period {
  from: string
  to: string
}

/** The lengths offered with one press, in days. */
export const PERIOD_LENGTHS = [
  { days: 7, name: '7 days' },
  { days: 30, name: '30 days' },
  { days: 90, name: '90 days' },
  { days: 365, name: 'A year' },
] as const
export const DEFAULT_LENGTH = 30

/** The last days up to today. */
export function lastDays(days: number, today: string): Period {
  return { from: addDays(today, 1 - days), to: today }
}

/** How many days a period has. */
export function lengthOf({ from, to }: Period): number {
  return daysBetween(from, to) + 1
}

/** Whether all the days right before a period are still kept, so that it can be compared with them. */
export function isBeforeKept(period: Period, today: string): boolean {
  return periodBefore(period).from >= firstKeptDay(today)
}

/** The months there are numbers for, the newest first; the present one ends today. */
export function listMonths(today: string): Period[] {
  const months: Period[] = []
  const first = firstKeptDay(today)
  for (let to = today; to >= first; ) {
    const from = `${to.slice(0, 8)}01`
    months.push({ from, to })
    to = addDays(from, -1)
  }
  return months
}
