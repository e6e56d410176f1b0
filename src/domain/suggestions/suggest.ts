import { pluralize } from '../items/labels.ts'
import { formatLongDate } from '../time/dates.ts'
import { DAY } from '../time/durations.ts'
import { ideasFromMissing, ideasFromQuestions, ideasFromSearches } from './from-readers.ts'
import { DAYS_LOOKED_AT, type KnownItem, type KnownSite } from './idea.ts'
import { ideasFromSeasons } from './seasons.ts'
import type { Idea } from './suggestion-calls.ts'
import { subjectWords } from './words.ts'

const MAX_IDEAS = 30

/**
 * Suggests what the coach could write next, by rules alone, the best founded first (IDEA-SOURCE-8). Ideas on the same
 * subject are merged into one with more evidence.
 */
export function suggest(site: KnownSite): Idea[] {
  const ideas = [
    ...ideasFromSearches(site),
    ...ideasFromQuestions(site),
    ...ideasFromMissing(site),
    ...ideasFromRising(site),
    ...ideasToRevise(site),
    ...ideasFromSeasons(site),
    ...ideasFromGaps(site),
  ]
  return joinRising(joinSame(ideas), site)
    .sort((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1))
    .slice(0, MAX_IDEAS)
}

/** Kinds of ideas from readers that are merged when they are about the same thing. */
const JOINED = new Set(['search', 'question', 'missing'])

function joinSame(ideas: readonly Idea[]): Idea[] {
  const joined: Idea[] = []
  for (const idea of ideas) {
    const same = JOINED.has(idea.kind)
      ? joined.findIndex((one) => JOINED.has(one.kind) && one.kind !== idea.kind && isSame(one, idea))
      : -1
    const into = joined[same]
    if (!into) joined.push(idea)
    else
      joined[same] = {
        ...into,
        evidence: [...into.evidence, ...idea.evidence],
        weight: into.weight + idea.weight / 10,
      }
  }
  return joined
}

/** Fraction of the words of a request that an item must contain to be about it. */
const ALIKE = 0.5

/** Joins rising items to readers' requests on the same subject, which they support; alone each is an idea of its own. */
function joinRising(ideas: readonly Idea[], { items }: KnownSite): Idea[] {
  const rising = ideas.filter(({ kind }) => kind === 'rising')
  const others = ideas.filter(({ kind }) => kind !== 'rising')
  for (const one of rising) {
    const item = items.find(({ kind, id }) => one.id === `rising-${kind}-${id}`)
    const about = new Set(subjectWords(`${item?.title} ${item?.about}`).map(({ stem }) => stem))
    const isAsked = (idea: Idea) => {
      const asked = [...stems(idea)]
      const shared = asked.filter((stem) => about.has(stem)).length
      return JOINED.has(idea.kind) && shared > 0 && shared >= asked.length * ALIKE
    }
    const at = others.findIndex(isAsked)
    const into = others[at]
    if (!into) others.push(one)
    else
      others[at] = {
        ...into,
        evidence: [...into.evidence, ...one.evidence],
        weight: into.weight + one.weight / 10,
      }
  }
  return others
}

/** Whether all words of one idea are among the other's. */
function isSame(a: Idea, b: Idea): boolean {
  const [less = new Set<string>(), more = new Set<string>()] = [stems(a), stems(b)].sort(
    (x, y) => x.size - y.size,
  )
  return less.size > 0 && [...less].every((stem) => more.has(stem))
}

function stems({ draft }: Idea): Set<string> {
  const text = draft.title.replace(/^(?:You asked:|Something with) /, '')
  return new Set(subjectWords(text).map(({ stem }) => stem))
}

/** Ideas from the site itself: rising items, old ones still read, and gaps among the recipes (IDEA-SOURCE-4). */

const MIN_READERS = 20
const UNCHANGED_DAYS = 365
const MAX_REVISED = 3

/** Items that many read and that have not been changed for a year. */
function ideasToRevise({ items, today, timeZone }: KnownSite): Idea[] {
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

/** Growth from one half of the period to the next. */
const RISEN = 2
const MIN_EARLIER_READERS = 10
const MAX_RISING = 3

/** Items read at least twice as often as the month before, though they existed all the time: write more like them. */
function ideasFromRising({ items, today }: KnownSite): Idea[] {
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

/** With fewer recipes, a site has gaps everywhere. */
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

/** Filters of the recipes that give no result, or only one. */
function ideasFromGaps({ items }: KnownSite): Idea[] {
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
