import type { ContentKind } from '../../domain/items/status.ts'
import type { Source } from '../../domain/statistics/source.ts'
import { type Limit, takeManyFromLimit } from '../store/rate-limits.ts'
import type { Store } from '../store/schema.ts'
import { addToStatistics, type Counted, noteLiveVisits } from '../store/statistics/statistics.ts'
import { addViews } from '../store/statistics/views.ts'
import type { StatisticsKind } from '../store/tables/statistics.ts'
import { inTransaction } from '../store/transaction.ts'

/** Something that was done, by a visitor as the day's salt marks one. */
export interface MarkedVisit {
  kind: StatisticsKind
  subject: string
  source: Source | null
  detail: string | null
  at: string
  mark: string
  /** Of the address that limits count by and the networks around it, each with how many times the limit it has. */
  originMarks: readonly { mark: string; share: number }[]
}

/** Articles and recipes whose number of views has grown. */
export type ViewedItems = readonly { kind: ContentKind; id: number }[]

/** Kinds that stand for themselves, and were limited before. */
const UNLIMITED: ReadonlySet<StatisticsKind> = new Set(['search', 'missing'])

/**
 * Writes down what was done on one day, all of it or nothing, and what the limit of an origin leaves of it.
 *
 * @param now in epoch milliseconds, for the limit
 * @returns items whose number of views has grown
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
    await noteLiveVisits(transaction, [...live.values()])
    return addViews(
      transaction,
      day,
      views.map(({ subject, mark }) => ({ path: subject, mark })),
    )
  })
}

/** The first visits of each origin and network in its minute, whichever process saw them (STAT-COUNT-5). */
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
    for (const [key, count] of await takeManyFromLimit(transaction, wanted, wider)) left.set(key, count)
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

/** One row for each thing, with those who did it; a view is also one of the whole site, and of its source. */
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
