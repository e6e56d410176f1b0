import type { Period } from '../../../domain/statistics/statistics.ts'
import { daysBetween } from '../../../domain/time/days.ts'

const SHORT = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const LONG = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })
const WEEKDAY = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' })
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

const toDate = (day: string) => new Date(`${day}T12:00:00Z`)

/** Returns `Nov 7`. */
export function formatDay(day: string): string {
  return SHORT.format(toDate(day))
}

/** Returns `November 7`. */
export function formatLongDay(day: string): string {
  return LONG.format(toDate(day))
}

/** Returns `Mon`. */
export function formatWeekday(day: string): string {
  return WEEKDAY.format(toDate(day))
}

/** Returns `March 2026`. */
export function formatMonth({ from }: Period): string {
  return MONTH.format(toDate(from))
}

/** Returns `the 30 days before`. */
export function sayBefore({ from, to }: Period): string {
  const days = daysBetween(from, to) + 1
  return days === 1 ? 'the day before' : `the ${days} days before`
}
