import { normalizePath } from '../../domain/import/old-path.ts'
import { MIN_VISITORS_SHOWN } from '../../domain/statistics/statistics.ts'
import { DAYS_LOOKED_AT, type KnownSite } from '../../domain/suggestions/idea.ts'
import {
  describeOutcome,
  LOOK_AGAIN_DAYS,
  measureOf,
  periodsAround,
} from '../../domain/suggestions/outcome.ts'
import { suggest } from '../../domain/suggestions/suggest.ts'
import type { Idea, Suggestion } from '../../domain/suggestions/suggestion-calls.ts'
import { queryTerms } from '../../domain/text/search-terms.ts'
import { dayIn } from '../../domain/time/dates.ts'
import { addDays } from '../../domain/time/days.ts'
import { DAY } from '../../domain/time/durations.ts'
import { listForwards } from '../store/items/redirects.ts'
import type { Store } from '../store/schema.ts'
import { findsNothing } from '../store/search/search-answers.ts'
import { readSettings } from '../store/site/settings.ts'
import { sumSearchesAndMissing, sumStatistics } from '../store/statistics/statistics.ts'
import {
  type BegunItem,
  countSubjects,
  listBegunItems,
  listDecisions,
  listKnownItems,
  listQuestions,
  type StoredSuggestion,
} from '../store/statistics/suggestions.ts'

const MAX_SEARCHES = 40
const MAX_MISSING = 40
const MAX_MESSAGES = 2_000
const MESSAGES_DAYS = 180
/** Number of the latest started ideas whose outcome is shown. */
const MAX_OUTCOMES = 20

/** Reads the ideas of what to write next, and the decisions about them: open ones first (IDEA-API-1). */
export async function readSuggestions(db: Store, now: Date): Promise<Suggestion[]> {
  const [{ ideas, timeZone }, decisions] = await Promise.all([findIdeas(db, now), listDecisions(db)])
  const time = now.toISOString()
  const decided = new Map(decisions.map((decision) => [decision.id, decision]))
  const begun = decisions.filter(({ state }) => state === 'started')
  const items = await listBegunItems(db, begun)
  const isGone = ({ item_kind, item_id }: StoredSuggestion) => !items.has(`${item_kind} ${item_id}`)
  const open = ideas.flatMap((idea): Suggestion[] => {
    const decision = decided.get(idea.id)
    if (decision && decision.state !== 'open' && !(decision.state === 'started' && isGone(decision)))
      return []
    const isLater = decision?.state === 'open' && (decision.later_until ?? '') > time
    return [present(idea, 'open', { later_until: isLater ? decision.later_until : null })]
  })
  const found = new Set(open.map(({ id }) => id))
  // A postponed idea is still listed when its evidence has disappeared meanwhile.
  const waiting = decisions
    .filter(({ id, state, later_until }) => state === 'open' && !found.has(id) && (later_until ?? '') > time)
    .map(({ idea, later_until }) => present(idea, 'open', { later_until }))
  const started: Suggestion[] = []
  for (const [index, decision] of begun.entries()) {
    const item = items.get(`${decision.item_kind} ${decision.item_id}`)
    if (item)
      started.push(
        await presentBegun(db, decision, item, { now: time, timeZone, isTold: index < MAX_OUTCOMES }),
      )
  }
  const dismissed = decisions
    .filter(({ state }) => state === 'dismissed')
    .map(({ idea }) => present(idea, 'dismissed'))
  return [...open, ...waiting, ...started, ...dismissed]
}

/** Finds an idea to decide about: one found now, or decided about before; null when there is none. */
export async function findIdea(db: Store, id: string, now: Date): Promise<Idea | null> {
  const { ideas } = await findIdeas(db, now)
  const found = ideas.find((idea) => idea.id === id)
  if (found) return found
  return (await listDecisions(db)).find((decision) => decision.id === id)?.idea ?? null
}

/** Converts an idea for the coach. @param more details of the decision */
export function present(
  { id, kind, sentence, evidence, draft }: Idea,
  state: Suggestion['state'],
  more: Partial<Suggestion> = {},
): Suggestion {
  return {
    id,
    kind,
    sentence,
    evidence,
    draft,
    state,
    later_until: null,
    look_again_at: null,
    outcome: null,
    ...more,
  }
}

async function presentBegun(
  db: Store,
  { idea, item_id, started_at }: StoredSuggestion,
  item: BegunItem,
  { now, timeZone, isTold }: { now: string; timeZone: string; isTold: boolean },
): Promise<Suggestion> {
  const draft = { ...idea.draft, title: item.title, id: item_id }
  const since = publishedSince(idea, item, started_at, now)
  if (since === null) return present({ ...idea, draft }, 'started')
  const look_again_at = new Date(Date.parse(since) + LOOK_AGAIN_DAYS * DAY).toISOString()
  const isTime = isTold && look_again_at <= now
  const outcome = isTime ? await readOutcome(db, idea, item.path, dayIn(since, timeZone)) : null
  return present({ ...idea, draft }, 'started', { look_again_at, outcome })
}

/** Returns since when the item has been public; for a revision, since it was started. Null while it is not public. */
function publishedSince(idea: Idea, item: BegunItem, started_at: string | null, now: string): string | null {
  if (item.status !== 'published' || item.published_at === null || item.published_at > now) return null
  if (idea.draft.id === null) return item.published_at
  return started_at !== null && item.updated_at > started_at ? started_at : null
}

async function readOutcome(
  db: Store,
  idea: Idea,
  path: string,
  day: string,
): Promise<NonNullable<Suggestion['outcome']>> {
  const measure = measureOf(idea.kind)
  const { before, after } = periodsAround(day)
  const count = async (period: { from: string; to: string }) => {
    if (measure === 'readers') return (await countSubjects(db, 'view', [path], period)).visitors
    return (await countSubjects(db, measure === 'searches' ? 'search' : 'missing', idea.subjects, period))
      .times
  }
  const counted = {
    before: await count(before),
    after: await count(after),
    readers: (await countSubjects(db, 'view', [path], after)).visitors,
    subscribed: (await countSubjects(db, 'subscribed', [path], after)).times,
  }
  const sentence = describeOutcome(measure, idea.subjects[0] ?? '', counted)
  return { measure, before: counted.before, after: counted.after, sentence }
}

async function findIdeas(db: Store, now: Date): Promise<{ ideas: Idea[]; timeZone: string }> {
  const { time_zone: timeZone, coach_name } = await readSettings(db)
  const today = dayIn(now.toISOString(), timeZone)
  const from = dayIn(new Date(now.getTime() - (DAYS_LOOKED_AT - 1) * DAY).toISOString(), timeZone)
  const since = new Date(now.getTime() - MESSAGES_DAYS * DAY).toISOString()
  const days = { from, to: today }
  const sought = (kind: 'search' | 'missing', limit: number) =>
    sumSearchesAndMissing(db, days, kind, { minVisitors: MIN_VISITORS_SHOWN, limit })
  const half = { from: addDays(today, 1 - DAYS_LOOKED_AT / 2), to: today }
  const [views, recentViews, searches, missing, forwards, items, messages] = await Promise.all([
    sumStatistics(db, days, ['view']),
    sumStatistics(db, half, ['view']),
    sought('search', MAX_SEARCHES),
    sought('missing', MAX_MISSING),
    listForwards(db),
    listKnownItems(db, now.toISOString()),
    listQuestions(db, since, MAX_MESSAGES),
  ])
  const visitorsOf = (rows: typeof views) => new Map(rows.map(({ subject, visitors }) => [subject, visitors]))
  const [visitors, recent] = [visitorsOf(views), visitorsOf(recentViews)]
  const led = new Set([...items, ...forwards].map(({ path }) => path))
  const site: KnownSite = {
    today,
    timeZone,
    searches: await stillEmpty(db, searches, now),
    missing: missing
      .filter(({ subject }) => !led.has(subject) && !led.has(normalizePath(subject) ?? subject))
      .map(({ subject, times }) => ({ path: subject, times })),
    messages: messages.map((message) => ({ ...message, names: [...message.names, coach_name] })),
    items: items.map(({ path, ...item }) => ({
      ...item,
      visitors: visitors.get(path) ?? 0,
      recent_visitors: recent.get(path) ?? 0,
    })),
  }
  return { ideas: suggest(site), timeZone }
}

/** Returns the searches without results that would have none now either. */
async function stillEmpty(
  db: Store,
  searches: readonly { subject: string; times: number; detail: string | null }[],
  now: Date,
): Promise<KnownSite['searches']> {
  const missed = searches.filter(({ detail }) => detail === '0')
  const terms = missed.map(({ subject }) => queryTerms(subject))
  const isEmpty = await findsNothing(db, terms, now.toISOString())
  return missed.filter((_, at) => isEmpty[at]).map(({ subject, times }) => ({ text: subject, times }))
}
