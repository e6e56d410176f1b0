import { MINUTE, SECOND } from '../time/durations.ts'

/** How much of each kind lifts her sun: days of the plan, dishes cooked and articles read to their end (product §29.5). */
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
 * lifts it, the first ones most, and nothing lets it down (product §29.5).
 */
export function sunHeight(progress: Progress): number {
  const count = countOf(progress)
  return count / (count + HALF_WAY)
}

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** `Two days, one dish, one article`; empty when nothing is done. What there is none of is not said. */
export function sayProgress({ days, dishes, articles }: Progress): string {
  const text = [say(days, 'day', 'days'), say(dishes, 'dish', 'dishes'), say(articles, 'article', 'articles')]
    .filter((part) => part !== '')
    .join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function say(count: number, one: string, many: string): string {
  if (count === 0) return ''
  return `${WORDS[count] ?? count} ${count === 1 ? one : many}`
}

/** Nobody reads three times as fast as most. */
const FASTEST = 1 / 3
const SHORTEST_MS = 10 * SECOND

/**
 * How long an article has to have been open before its end counts as read, in ms (product §29.5).
 *
 * @param minutes what it says it takes to read
 */
export function leastReadingTime(minutes: number): number {
  return Math.max(SHORTEST_MS, minutes * MINUTE * FASTEST)
}
