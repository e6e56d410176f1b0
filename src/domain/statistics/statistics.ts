import { z } from 'zod'
import { CONTENT_KINDS } from '../items/status.ts'
import { addDays, daysBetween } from '../time/days.ts'
import { SOURCE_KINDS } from './source.ts'

/** Older days are deleted (STAT-KEEP-1). */
export const KEPT_MONTHS = 25
/** Number of visitors from which a searched text or a missing address is shown. */
export const MIN_VISITORS_SHOWN = 3
/** Minutes for which a visitor counts as reading now. */
export const LIVE_MINUTES = 5
/** Maximum number of days on a page of statistics. */
const MAX_DAYS = 800

const count = z.int().nonnegative()
const totalsSchema = z.object({
  visitors: count,
  views: count,
  subscribed: count,
  cooks: count,
  saves: count,
  prints: count,
  shares: count,
  workouts: count,
  /** Readers' notes, without those held apart. */
  notes: count,
})
export type Totals = z.infer<typeof totalsSchema>

const day = z.iso.date()

/** The site's numbers over a period (STAT-VISITOR-2). */
export const statisticsSchema = z
  .object({
    from: day,
    to: day,
    totals: totalsSchema,
    /** The same number of days directly before. */
    before: totalsSchema,
    days: z.array(z.object({ day, visitors: count, views: count })),
    pages: z.array(
      z.object({ path: z.string(), title: z.string(), visitors: count, views: count, subscribed: count }),
    ),
    sources: z.array(z.object({ name: z.string(), kind: z.enum(SOURCE_KINDS), visitors: count })),
    searches: z.array(z.object({ text: z.string(), times: count, results: count })),
    missing: z.array(z.object({ path: z.string(), times: count, from: z.string().nullable() })),
    recipes: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        views: count,
        cooks: count,
        saves: count,
        prints: count,
        rating_average: z.number(),
      }),
    ),
    signups: z.array(z.object({ path: z.string(), title: z.string(), subscribed: count, visitors: count })),
    live: z.array(
      z.object({
        path: z.string(),
        title: z.string(),
        kind: z.enum(['article', 'recipe', 'page']),
        visitors: count,
      }),
    ),
  })
  .meta({ id: 'Statistics' })
export type Statistics = z.infer<typeof statisticsSchema>

/** The context of a period's numbers (STAT-PAGE-1): the preceding ones, and new content. */
export const surroundingsSchema = z
  .object({
    /** For as many days before. */
    days_before: z.array(z.object({ day, visitors: count, views: count })),
    sources_before: z.array(z.object({ name: z.string(), kind: z.enum(SOURCE_KINDS), visitors: count })),
    /** Articles read to their end, by path. */
    reads: z.array(z.object({ path: z.string(), times: count })),
    /** New content in the period. */
    news: z.array(z.object({ day, title: z.string(), kind: z.enum(['article', 'recipe', 'letter']) })),
    /** Searches without results for which an item now contains all words; whether as one of its keywords. */
    answered: z.array(
      z.object({
        text: z.string(),
        type: z.enum(CONTENT_KINDS),
        id: z.int(),
        title: z.string(),
        by_keyword: z.boolean(),
      }),
    ),
    /** Days with sign-ups. */
    subscribed: z.array(z.object({ day, subscribed: count })),
    /** How often a film was started, and how often an outside link was followed. */
    videos: count,
    outbound: count,
  })
  .meta({ id: 'StatisticsSurroundings' })
export type Surroundings = z.infer<typeof surroundingsSchema>

const DAY_MESSAGE = 'must be a day such as 2026-03-04'

/** A period of days in the site's time zone, both ends included. */
export const statisticsQuery = z
  .object({ from: z.iso.date(`from ${DAY_MESSAGE}`), to: z.iso.date(`to ${DAY_MESSAGE}`) })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'to cannot be before from' })
  .refine(({ from, to }) => from > to || daysBetween(from, to) < MAX_DAYS, {
    path: ['from'],
    error: `At most ${MAX_DAYS} days can be asked for at once`,
  })

/** Returns the period of as many days directly before another one. */
export function periodBefore({ from, to }: { from: string; to: string }): { from: string; to: string } {
  const length = daysBetween(from, to) + 1
  return { from: addDays(from, -length), to: addDays(from, -1) }
}

/** Returns every day of a period, both ends included. */
export function listDays({ from, to }: { from: string; to: string }): string[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index))
}

/** Returns the first day whose statistics are stored. */
export function firstStoredDay(today: string): string {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const date = new Date(Date.UTC(year, month - 1 - KEPT_MONTHS, 1))
  const lastOfMonth = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(Number(today.slice(8, 10)), lastOfMonth))
  return date.toISOString().slice(0, 10)
}

/** A period of days in the site's time zone, both ends included. */
export interface Period {
  from: string
  to: string
}

/** The lengths offered as buttons, in days. */
export const PERIOD_LENGTHS = [
  { days: 7, name: '7 days' },
  { days: 30, name: '30 days' },
  { days: 90, name: '90 days' },
  { days: 365, name: 'A year' },
] as const
export const DEFAULT_LENGTH = 30

/** Returns the last days up to today. */
export function lastDays(days: number, today: string): Period {
  return { from: addDays(today, 1 - days), to: today }
}

/** Returns the number of days in a period. */
export function lengthOf({ from, to }: Period): number {
  return daysBetween(from, to) + 1
}

/** Whether all the days of the preceding period are still stored, so that the two can be compared. */
export function hasPeriodBefore(period: Period, today: string): boolean {
  return periodBefore(period).from >= firstStoredDay(today)
}

/** Returns the months with statistics, newest first; the present one ends today. */
export function listMonths(today: string): Period[] {
  const months: Period[] = []
  const first = firstStoredDay(today)
  for (let to = today; to >= first; ) {
    const from = `${to.slice(0, 8)}01`
    months.push({ from, to })
    to = addDays(from, -1)
  }
  return months
}
