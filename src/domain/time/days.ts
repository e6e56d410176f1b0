import { DAY } from './durations.ts'

/** The day so many days later, `YYYY-MM-DD` as all days here; earlier when negative. */
export function addDays(from: string, days: number): string {
  return new Date(Date.parse(from) + days * DAY).toISOString().slice(0, 10)
}

/** How many nights lie between two days; negative when the second comes first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY)
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7))
}
