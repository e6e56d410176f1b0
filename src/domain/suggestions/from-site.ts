import { pluralize } from '../items/labels.ts'
import { formatLongDate } from '../time/dates.ts'
import { DAY } from '../time/durations.ts'
import { DAYS_LOOKED_AT, type Idea, type KnownItem, type KnownSite } from './idea.ts'

/** Ideas from the site itself: rising items, old ones still read, and gaps among the recipes (IDEA-SOURCE-4). */

const MIN_READERS = 20
const UNCHANGED_DAYS = 365
const MAX_REVISED = 3

/** What many read and was not changed for a year. */
export function ideasToRevise({ items, today, timeZone }: KnownSite): Idea[] {
  const before = new Date(Date.parse(today) - UNCHANGED_DAYS * DAY).toISOString()
  return items
    .filter(({ visitors, updated_at }) => visitors >= MIN_READERS && updated_at < before)
    .sort((a, b) => b.visitors - a.visitors || a.id - b.id)
    .slice(0, MAX_REVISED)
    .map(({ kind, id, title, visitors, updated_at }) => {
      const sentence = `${visitors} people read it in two months, and it has not been touched since ${formatLongDate(updated_at, timeZone)}`
      return {
        id: `revise-${kind}-${id}`,
        kind: 'revise',
        sentence,
        evidence: [{ kind: 'revise', text: sentence, times: visitors }],
        draft: { type: kind, title, id },
        subjects: [],
        weight: 60 + Math.min(visitors, 100) / 10,
      }
    })
}

/** From a half to the next. */
const RISEN = 2
const MIN_EARLIER_READERS = 10
const MAX_RISING = 3

/** What is read at least twice as much as the month before, though it was there all the while: more of that. */
export function ideasFromRising({ items, today }: KnownSite): Idea[] {
  const since = new Date(Date.parse(today) - DAYS_LOOKED_AT * DAY).toISOString()
  return items
    .map((item) => ({ ...item, earlier: item.visitors - item.recent_visitors }))
    .filter(
      ({ recent_visitors, earlier, published_at }) =>
        published_at < since &&
        recent_visitors >= MIN_READERS &&
        earlier >= MIN_EARLIER_READERS &&
        recent_visitors >= RISEN * earlier,
    )
    .sort((a, b) => b.recent_visitors - a.recent_visitors || a.id - b.id)
    .slice(0, MAX_RISING)
    .map(({ kind, id, title, recent_visitors, earlier }) => {
      const times = Math.floor(recent_visitors / earlier)
      const much = times === RISEN ? 'twice as much' : `${times} times as much`
      const sentence = `“${title}” is read ${much} as a month ago`
      return {
        id: `rising-${kind}-${id}`,
        kind: 'rising',
        sentence,
        evidence: [{ kind: 'rising', text: sentence, times: recent_visitors }],
        draft: { type: kind, title: `More like “${title}”`, id: null },
        subjects: [],
        weight: 70 + Math.min(times, 10),
      }
    })
}

/** A site with fewer recipes has gaps everywhere. */
const MIN_RECIPES = 8
const HALF_AN_HOUR = 30
const MAX_GAPS = 2

const GAPS: readonly { id: string; title: string; words: string; has: (recipe: KnownItem) => boolean }[] = [
  ...['vegan', 'vegetarian', 'gluten-free', 'dairy-free', 'high-protein'].map((tag) => ({
    id: `${tag}-quick`,
    title: `A quick ${tag} dinner`,
    words: `${tag} recipe that takes half an hour or less`,
    has: ({ dietary_tags, minutes }: KnownItem) =>
      dietary_tags.includes(tag) && minutes !== null && minutes <= HALF_AN_HOUR,
  })),
  ...['make-ahead', 'high-protein', 'gluten-free', 'dairy-free', 'vegan'].map((tag) => ({
    id: tag,
    title: `Something ${tag}`,
    words: `${tag} recipe`,
    has: ({ dietary_tags }: KnownItem) => dietary_tags.includes(tag),
  })),
]

/** What readers filter recipes by and find none of, or only one. */
export function ideasFromGaps({ items }: KnownSite): Idea[] {
  const recipes = items.filter(({ kind }) => kind === 'recipe')
  if (recipes.length < MIN_RECIPES) return []
  return GAPS.map((gap) => ({ ...gap, count: recipes.filter(gap.has).length }))
    .filter(({ count }) => count <= 1)
    .sort((a, b) => a.count - b.count)
    .slice(0, MAX_GAPS)
    .map(({ id, title, words, count }) => {
      const sentence =
        count === 0
          ? `Among your ${recipes.length} recipes is no ${words}`
          : `${capital(pluralize(count, words))} among your ${recipes.length} recipes is all there is`
      return {
        id: `gap-${id}`,
        kind: 'gap',
        sentence,
        evidence: [{ kind: 'gap', text: sentence, times: count }],
        draft: { type: 'recipe', title, id: null },
        subjects: [],
        weight: 40 - count,
      }
    })
}

const capital = (text: string) => text.replace(/^1 /, 'One ')
