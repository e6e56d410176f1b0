import type { ContentKind } from '../../domain/items/status.ts'
import type { Source } from '../../domain/statistics/source.ts'
import { consumeRateLimits, type Limit } from '../store/rate-limits.ts'
import type { Store } from '../store/schema.ts'
import { addToStatistics, type Counted, recordLiveVisits } from '../store/statistics/statistics.ts'
import { addViews } from '../store/statistics/views.ts'
import type { StatisticsKind } from '../store/tables/statistics.ts'
import { inTransaction } from '../store/transaction.ts'

/** An event, with the visitor's mark by the day's salt. */
export interface MarkedVisit {
  kind: StatisticsKind
  subject: string
  source: Source | null
  detail: string | null
  at: string
  mark: string
  /** Of the address of origin and its surrounding networks, each with its limit as a multiple. */
  originMarks: readonly { mark: string; share: number }[]
}

/** Articles and recipes whose view count has increased. */
export type ViewedItems = readonly { kind: ContentKind; id: number }[]

/** Kinds that have no rate limit here, because they were limited before. */
const UNLIMITED: ReadonlySet<StatisticsKind> = new Set(['search', 'missing'])

/**
 * Stores one day's events in one transaction, as far as the limit of an origin allows.
 *
 * @param now in epoch milliseconds, for the limit
 * @returns items whose view count has increased
 */
export async function writeVisits(
  store: Store,
  {
    day,
    visits,
    now,
    limit,
  }: { day: string; visits: readonly MarkedVisit[]; now: number; limit: Omit<Limit, 'now'> },
): Promise<ViewedItems> {
  return inTransaction(store, async (transaction) => {
    const counted = await keepWithinLimit(transaction, visits, { ...limit, now })
    await addToStatistics(transaction, sumUp(day, counted))
    const views = counted.filter(({ kind }) => kind === 'view')
    const live = new Map(views.map(({ mark, subject, at }) => [mark, { visitor: mark, path: subject, at }]))
    await recordLiveVisits(transaction, [...live.values()])
    return addViews(
      transaction,
      day,
      views.map(({ subject, mark }) => ({ path: subject, mark })),
    )
  })
}

/** Keeps the first visits of each origin and network in its minute, across processes (STAT-COUNT-5). */
async function keepWithinLimit(
  transaction: Store,
  visits: readonly MarkedVisit[],
  limit: Limit,
): Promise<MarkedVisit[]> {
  const limited = visits.filter(({ kind }) => !UNLIMITED.has(kind))
  const all = limited.flatMap(({ originMarks }) => originMarks)
  const left = new Map<string, number>()
  for (const [share, marks] of Map.groupBy(all, ({ share }) => share)) {
    const wanted = new Map<string, number>()
    for (const { mark } of marks) wanted.set(keyOf(mark), (wanted.get(keyOf(mark)) ?? 0) + 1)
    const wider = { ...limit, limit: share * limit.limit }
    for (const [key, count] of await consumeRateLimits(transaction, wanted, wider)) left.set(key, count)
  }
  return visits.filter(({ kind, originMarks }) => {
    if (UNLIMITED.has(kind)) return true
    const keys = originMarks.map(({ mark }) => keyOf(mark))
    if (keys.some((key) => (left.get(key) ?? 0) <= 0)) return false
    for (const key of keys) left.set(key, (left.get(key) ?? 0) - 1)
    return true
  })
}

function keyOf(originMark: string): string {
  return `visits:${originMark}`
}

/** Aggregates into one row per subject, with its visitors; a view also counts for the whole site, and for its source. */
function sumUp(day: string, visits: readonly MarkedVisit[]): Counted[] {
  const rows = new Map<string, Counted & { visitors: string[] }>()
  const count = (kind: StatisticsKind, subject: string, mark: string, detail: string | null) => {
    const key = `${kind} ${subject}`
    const row = rows.get(key) ?? { day, kind, subject, times: 0, visitors: [], detail: null }
    row.visitors.push(mark)
    rows.set(key, { ...row, times: row.times + 1, detail: detail ?? row.detail })
  }
  const arrived = new Set<string>()
  for (const { kind, subject, mark, source, detail } of visits) {
    count(kind, subject, mark, detail)
    if (kind !== 'view') continue
    count('site', '', mark, null)
    if (source === null || arrived.has(mark)) continue
    arrived.add(mark)
    count('source', `${source.kind}|${source.name}`, mark, null)
  }
  return [...rows.values()]
}
