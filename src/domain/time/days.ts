import { DAY } from './durations.ts'

/** Returns the day a number of days later, `YYYY-MM-DD` as all days here; earlier when negative. */
export function addDays(from: string, days: number): string {
  return new Date(Date.parse(from) + days * DAY).toISOString().slice(0, 10)
}

/** Returns the number of nights between two days; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY)
}

/** Returns the Monday of a day's week. */
export function mondayOf(day: string): string {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7))
}
