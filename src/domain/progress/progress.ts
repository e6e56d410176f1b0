import { capitalize } from '../text/capitalize.ts'
import { numberWord } from '../text/number-words.ts'
import { DAY, MINUTE, SECOND } from '../time/durations.ts'

/** What raises the reader's sun: days of the plan, dishes cooked and articles read to their end (SUN-LIFT-1). */
export interface Progress {
  days: number
  dishes: number
  articles: number
}

/** Count at which the sun is half as high as possible. */
const HALF_WAY = 6

/** Counts everything that raises the sun, each thing only once. */
export function countOf({ days, dishes, articles }: Progress): number {
  return days + dishes + articles
}

/**
 * Returns the final height of the sun on a page: 0 at the horizon, approaching 1. Each thing raises it, the first ones
 * most, and nothing lowers it (SUN-LIFT-3).
 */
export function sunHeight(progress: Progress): number {
  const count = countOf(progress)
  return count / (count + HALF_WAY)
}

/** Returns `Two days, one dish, one article`; zero counts are omitted, empty when nothing is done. */
export function summarizeProgress({ days, dishes, articles }: Progress): string {
  const text = [say(days, 'day', 'days'), say(dishes, 'dish', 'dishes'), say(articles, 'article', 'articles')]
    .filter((part) => part !== '')
    .join(', ')
  return capitalize(text)
}

function say(count: number, one: string, many: string): string {
  if (count === 0) return ''
  return `${numberWord(count)} ${count === 1 ? one : many}`
}

/** Shortest plausible reading time, as a fraction of the stated one. */
const FASTEST = 1 / 3
const SHORTEST_MS = 10 * SECOND

/**
 * Returns how long an article has to be open before its end counts as read, in ms (SUN-LIFT-2).
 *
 * @param minutes its stated reading time
 */
export function leastReadingTime(minutes: number): number {
  return Math.max(SHORTEST_MS, minutes * MINUTE * FASTEST)
}

/** The content of a poster: the completed days of the plan, and what was done in the last seven days. */
export interface Week {
  days: readonly number[]
  dishes: readonly string[]
  articles: readonly string[]
}

const WEEK_MS = 7 * DAY

/** Returns the titles of what was done in the seven days before now, latest first (SUN-POSTER-1). */
export function lastSevenDays(things: readonly { title: string; at: number }[], now: number): string[] {
  return things
    .filter(({ at }) => at > now - WEEK_MS && at <= now)
    .sort((a, b) => b.at - a.at)
    .map(({ title }) => title)
}

/** Returns the poster in words, for screen readers. */
export function sayWeek({ days, dishes, articles }: Week): string {
  const suns = `${days.length} of seven suns ${days.length === 1 ? 'is' : 'are'} up`
  const lists = [
    dishes.length > 0 && `Cooked: ${dishes.join(', ')}.`,
    articles.length > 0 && `Read: ${articles.join(', ')}.`,
  ].filter(Boolean)
  return [`A poster of my week: ${suns}.`, ...lists].join(' ')
}
