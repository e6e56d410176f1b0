import { capitalize } from '../text/capitalize.ts'
import { numberWord } from '../text/number-words.ts'
import { DAY, MINUTE, SECOND } from '../time/durations.ts'

/** What lifts the reader's sun: days of the plan, dishes cooked and articles read to their end (SUN-LIFT-1). */
export interface Progress {
  days: number
  dishes: number
  articles: number
}

/** With so many done the sun stands half as high as it can. */
const HALF_WAY = 6

/** Everything that lifts the sun, each thing once. */
export function countOf({ days, dishes, articles }: Progress): number {
  return days + dishes + articles
}

/**
 * How high the sun stands when the page has come to its end: 0 on the horizon, nearly 1 as high as it can. Each thing
 * lifts it, the first ones most, and nothing lets it down (SUN-LIFT-3).
 */
export function sunHeight(progress: Progress): number {
  const count = countOf(progress)
  return count / (count + HALF_WAY)
}

/** `Two days, one dish, one article`; empty when nothing is done. What there is none of is not said. */
export function sayProgress({ days, dishes, articles }: Progress): string {
  const text = [say(days, 'day', 'days'), say(dishes, 'dish', 'dishes'), say(articles, 'article', 'articles')]
    .filter((part) => part !== '')
    .join(', ')
  return capitalize(text)
}

function say(count: number, one: string, many: string): string {
  if (count === 0) return ''
  return `${numberWord(count)} ${count === 1 ? one : many}`
}

/** No reader is three times as fast as most. */
const FASTEST = 1 / 3
const SHORTEST_MS = 10 * SECOND

/**
 * How long an article has to have been open before its end counts as read, in ms (SUN-LIFT-2).
 *
 * @param minutes what it says it takes to read
 */
export function leastReadingTime(minutes: number): number {
  return Math.max(SHORTEST_MS, minutes * MINUTE * FASTEST)
}

/** What a poster shows: the days of the plan that are done, and what was done in the last seven days. */
export interface Week {
  days: readonly number[]
  dishes: readonly string[]
  articles: readonly string[]
}

const WEEK_MS = 7 * DAY

/** The names of what was done in the seven days before now, the last one first (SUN-POSTER-1). */
export function lastSevenDays(things: readonly { title: string; at: number }[], now: number): string[] {
  return things
    .filter(({ at }) => at > now - WEEK_MS && at <= now)
    .sort((a, b) => b.at - a.at)
    .map(({ title }) => title)
}

/** The poster in words: what a screen reader says of it. */
export function sayWeek({ days, dishes, articles }: Week): string {
  const suns = `${days.length} of seven suns ${days.length === 1 ? 'is' : 'are'} up`
  const lists = [
    dishes.length > 0 && `Cooked: ${dishes.join(', ')}.`,
    articles.length > 0 && `Read: ${articles.join(', ')}.`,
  ].filter(Boolean)
  return [`A poster of my week: ${suns}.`, ...lists].join(' ')
}
