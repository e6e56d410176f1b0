import { assembleStatistics, MAX_ROWS, readSource } from '../../domain/statistics/assemble.ts'
import {
  LIVE_MINUTES,
  listDays,
  MIN_VISITORS_SHOWN,
  periodBefore,
  type Statistics,
  type Surroundings,
} from '../../domain/statistics/statistics.ts'
import { queryTerms } from '../../domain/text/search-terms.ts'
import { dayIn } from '../../domain/time/dates.ts'
import { MINUTE } from '../../domain/time/durations.ts'
import type { Store } from '../store/schema.ts'
import { findAnswers } from '../store/search/search-answers.ts'
import { listNews, readCountedPages } from '../store/statistics/counted-pages.ts'
import {
  listLiveVisits,
  listStatisticsDays,
  listSubscribedDays,
  sumKinds,
  sumSearchesAndMissing,
  sumStatistics,
} from '../store/statistics/statistics.ts'

/** Reads the statistics of a period of the site's days, and the visitors reading now (STAT-VISITOR-2). */
export async function readStatistics(
  store: Store,
  period: { from: string; to: string },
  now: number,
): Promise<Statistics> {
  const shown = { minVisitors: MIN_VISITORS_SHOWN, limit: MAX_ROWS }
  const [done, searches, missing, before, days, live, pages, ratings] = await Promise.all([
    sumStatistics(store, period, LISTED),
    sumSearchesAndMissing(store, period, 'search', shown),
    sumSearchesAndMissing(store, period, 'missing', shown),
    sumKinds(store, periodBefore(period), TOTALLED),
    listStatisticsDays(store, period),
    listLiveVisits(store, new Date(now - LIVE_MINUTES * MINUTE).toISOString()),
    readCountedPages(store),
    readRatings(store),
  ])
  const counts = [...done, ...searches, ...missing]
  return assembleStatistics({ ...period, counts, before, days, live }, pages, ratings)
}

/** Reads the context of a period's numbers, for the page that shows them (STAT-PAGE-1). */
export async function readStatisticsContext(
  store: Store,
  period: { from: string; to: string },
  { now, timeZone }: { now: string; timeZone: string },
): Promise<Surroundings> {
  const earlier = periodBefore(period)
  const [days, sources, counts, answered, subscribed, pages, news] = await Promise.all([
    listStatisticsDays(store, earlier),
    sumStatistics(store, earlier, ['source']),
    sumStatistics(store, period, ['read', 'video', 'outbound']),
    readAnswered(store, period, now),
    listSubscribedDays(store, period),
    readCountedPages(store),
    listNews(store, now),
  ])
  const byDay = new Map(days.map((one) => [one.day, one]))
  const reads = new Map<string, number>()
  for (const { subject, times } of counts.filter(({ kind }) => kind === 'read')) {
    const path = pages.get(subject)?.path ?? subject
    reads.set(path, (reads.get(path) ?? 0) + times)
  }
  const sumOf = (kind: string) =>
    counts.reduce((sum, count) => (count.kind === kind ? sum + count.times : sum), 0)
  return {
    days_before: listDays(earlier).map((day) => byDay.get(day) ?? { day, visitors: 0, views: 0 }),
    sources_before: sources.map(({ subject, visitors }) => ({ ...readSource(subject), visitors })),
    reads: [...reads].map(([path, times]) => ({ path, times })),
    news: news
      .map(({ at, ...one }) => ({ day: dayIn(at, timeZone), ...one }))
      .filter(({ day }) => day >= period.from && day <= period.to)
      .sort((a, b) => (a.day < b.day ? -1 : 1)),
    answered,
    subscribed,
    videos: sumOf('video'),
    outbound: sumOf('outbound'),
  }
}

/** Maximum number of unsuccessful searches tried again. */
const MAX_TRIED = 50

/** Finds the searches without results, for which a visible item now contains all words. */
async function readAnswered(
  store: Store,
  period: { from: string; to: string },
  now: string,
): Promise<Surroundings['answered']> {
  const shown = { minVisitors: MIN_VISITORS_SHOWN, limit: MAX_ROWS }
  const missed = (await sumSearchesAndMissing(store, period, 'search', shown)).filter(
    ({ detail }) => detail === '0',
  )
  const tried = missed.slice(0, MAX_TRIED).map(({ subject }) => subject)
  const answers = await findAnswers(store, tried.map(queryTerms), now)
  return tried.flatMap((text, at) => {
    const answer = answers[at]
    if (!answer) return []
    const { keywords, ...item } = answer
    return [{ text, ...item, by_keyword: keywords.some((keyword) => keyword.toLowerCase() === text) }]
  })
}

const LISTED = [
  'site',
  'view',
  'source',
  'subscribed',
  'cook',
  'save',
  'print',
  'share',
  'workout',
  'note',
] as const
const TOTALLED = ['site', 'subscribed', 'cook', 'save', 'print', 'share', 'workout', 'note'] as const

async function readRatings(store: Store): Promise<Map<number, number>> {
  const rows = await store.selectFrom('recipes').select(['id', 'rating_average']).execute()
  return new Map(rows.map(({ id, rating_average }) => [id, Number(rating_average)]))
}
