import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Period } from '../../../domain/statistics/statistics.ts'
import { inParts } from '../rows.ts'
import type { Store } from '../schema.ts'
import { compareTexts } from '../stored-values.ts'
import type { StatisticsKind, StatisticsTable } from '../tables/statistics.ts'
import { inTransaction } from '../transaction.ts'

const SALT_BYTES = 32

/** A counted subject, with its visitors (STAT-COUNT-2). */
export interface Counted extends Omit<StatisticsTable, 'visitors'> {
  /** Marks of its visitors; null where visitors are not distinguished. */
  visitors: readonly string[] | null
}

/** Reads the day's salt: the first call creates it, all processes get the same. It deletes those of other days. */
export async function readVisitSalt(db: Store, day: string): Promise<string> {
  await db
    .insertInto('visit_salts')
    .values({ day, salt: randomBytes(SALT_BYTES).toString('base64url') })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute()
  const { salt } = await db
    .selectFrom('visit_salts')
    .select('salt')
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  return salt
}

/** Deletes the salts and marks from before one of the site's days, and the live visits from before a time. */
export async function pruneVisitMarks(db: Store, beforeDay: string, seenBefore: string): Promise<void> {
  await db.deleteFrom('visit_salts').where('day', '<', beforeDay).execute()
  await db.deleteFrom('visit_marks').where('day', '<', beforeDay).execute()
  await db.deleteFrom('live_visits').where('at', '<', seenBefore).execute()
}

export async function pruneStatistics(db: Store, beforeDay: string): Promise<void> {
  await db.deleteFrom('statistics').where('day', '<', beforeDay).execute()
}

/**
 * Adds counts to the numbers of their days, in one transaction. A visitor counts once per day and subject, across
 * processes. Rows are written in a fixed order, so that processes cannot deadlock.
 */
export async function addToStatistics(db: Store, counted: readonly Counted[]): Promise<void> {
  if (counted.length === 0) return
  await inTransaction(db, async (transaction) => {
    const fresh = await addMarks(transaction, counted)
    const rows = counted
      .map(({ day, kind, subject, times, visitors, detail }) => ({
        day,
        kind,
        subject,
        times,
        detail,
        visitors: [...new Set(visitors ?? [])].filter((visitor) =>
          fresh.has(markKey(day, markSubject(kind, subject), visitor)),
        ).length,
      }))
      .sort((a, b) => compareTexts(statisticsKey(a), statisticsKey(b)))
    for (const part of inParts(rows)) {
      await transaction
        .insertInto('statistics')
        .values(part)
        .onConflict((conflict) =>
          conflict.columns(['day', 'kind', 'subject']).doUpdateSet({
            times: sql<number>`statistics.times + excluded.times`,
            visitors: sql<number>`statistics.visitors + excluded.visitors`,
            detail: sql<string | null>`coalesce(excluded.detail, statistics.detail)`,
          }),
        )
        .execute()
    }
  })
}

const statisticsKey = ({ day, kind, subject }: { day: string; kind: string; subject: string }) =>
  `${day} ${kind} ${subject}`
/** A visitor has one source per day. */
const markSubject = (kind: StatisticsKind, subject: string) =>
  kind === 'source' ? kind : `${kind} ${subject}`
const markKey = (day: string, subject: string, visitor: string) => JSON.stringify([day, subject, visitor])

/** Stores the marks, and returns the new ones. */
async function addMarks(db: Store, counted: readonly Counted[]): Promise<Set<string>> {
  const marks = counted
    .flatMap(({ day, kind, subject, visitors }) =>
      [...new Set(visitors ?? [])].map((visitor) => ({ day, subject: markSubject(kind, subject), visitor })),
    )
    .sort((a, b) => compareTexts(a.day + a.subject + a.visitor, b.day + b.subject + b.visitor))
  const fresh = new Set<string>()
  for (const part of inParts(marks)) {
    const added = await db
      .insertInto('visit_marks')
      .values(part)
      .onConflict((conflict) => conflict.doNothing())
      .returning(['day', 'subject', 'visitor'])
      .execute()
    for (const { day, subject, visitor } of added) fresh.add(markKey(day, subject, visitor))
  }
  return fresh
}

/** Counts a confirmed sign-up for its form's page, inside the transaction that confirms it (STAT-VISITOR-3). */
export async function countSignUp(transaction: Store, day: string, page: string | null): Promise<void> {
  const counted = { day, kind: 'subscribed' as const, subject: page ?? '', times: 1 }
  await addToStatistics(transaction, [{ ...counted, visitors: null, detail: null }])
}

/** Counts a note for its page, inside the transaction that stores it. */
export async function countNote(transaction: Store, day: string, page: string): Promise<void> {
  const counted = { day, kind: 'note' as const, subject: page, times: 1 }
  await addToStatistics(transaction, [{ ...counted, visitors: null, detail: null }])
}

/** Stores the page each visitor is on; the latest one counts. */
export async function recordLiveVisits(
  db: Store,
  visits: readonly { visitor: string; path: string; at: string }[],
): Promise<void> {
  const sorted = visits.toSorted((a, b) => compareTexts(a.visitor, b.visitor))
  for (const part of inParts(sorted)) {
    await db
      .insertInto('live_visits')
      .values(part)
      .onConflict((conflict) =>
        conflict.column('visitor').doUpdateSet({
          path: sql<string>`excluded.path`,
          at: sql<string>`excluded.at`,
        }),
      )
      .execute()
  }
}

/** Counts the visitors on each page since a given time, most first. */
export async function listLiveVisits(
  db: Store,
  since: string,
): Promise<{ path: string; visitors: number }[]> {
  const rows = await db
    .selectFrom('live_visits')
    .select(['path', ({ fn }) => fn.countAll<number>().as('visitors')])
    .where('at', '>', since)
    .groupBy('path')
    .execute()
  return rows
    .map(({ path, visitors }) => ({ path, visitors: Number(visitors) }))
    .sort((a, b) => b.visitors - a.visitors || compareTexts(a.path, b.path))
}

export type SummedRow = Omit<StatisticsTable, 'day'>

function within(db: Store, { from, to }: Period, kinds: readonly StatisticsKind[]) {
  return db
    .selectFrom('statistics')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('kind', 'in', kinds)
    .select(({ fn }) => [fn.sum<number>('times').as('times'), fn.sum<number>('visitors').as('visitors')])
}

/** Sums the numbers of a period by subject. */
export async function sumStatistics(
  db: Store,
  days: Period,
  kinds: readonly StatisticsKind[],
): Promise<SummedRow[]> {
  const rows = await within(db, days, kinds)
    .select(['kind', 'subject'])
    .groupBy(['kind', 'subject'])
    .execute()
  return rows.map((row) => ({ ...toNumbers(row), detail: null }))
}

/** The same by kind, regardless of the subject. */
export async function sumKinds(
  db: Store,
  days: Period,
  kinds: readonly StatisticsKind[],
): Promise<SummedRow[]> {
  const rows = await within(db, days, kinds).select('kind').groupBy('kind').execute()
  return rows.map((row) => ({ ...toNumbers({ ...row, subject: '' }), detail: null }))
}

/** Sums texts and addresses with at least this number of visitors, most frequent first, each with its latest detail. */
export async function sumSearchesAndMissing(
  db: Store,
  days: Period,
  kind: 'search' | 'missing',
  { minVisitors, limit }: { minVisitors: number; limit: number },
): Promise<SummedRow[]> {
  const rows = await within(db, days, [kind])
    // The latest one there is: `||` with null is null.
    .select((row) => ['kind', 'subject', row.fn.max<string | null>(sql`day || ' ' || detail`).as('detail')])
    .groupBy(['kind', 'subject'])
    .having(({ fn }) => fn.sum('visitors'), '>=', minVisitors)
    .orderBy(({ fn }) => fn.sum('times'), 'desc')
    .orderBy('subject')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...toNumbers(row), detail: row.detail?.slice('YYYY-MM-DD '.length) ?? null }))
}

/** PostgreSQL returns sums as text. */
function toNumbers<Row extends { times: number; visitors: number }>(row: Row): Row {
  return { ...row, times: Number(row.times), visitors: Number(row.visitors) }
}

/** Lists views and visitors of each day that has any. */
export async function listStatisticsDays(
  db: Store,
  { from, to }: { from: string; to: string },
): Promise<{ day: string; visitors: number; views: number }[]> {
  return db
    .selectFrom('statistics')
    .select(['day', 'visitors', 'times as views'])
    .where('kind', '=', 'site')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute()
}

/** Counts the newsletter's new subscribers on each day that has any. */
export async function listSubscribedDays(
  db: Store,
  { from, to }: Period,
): Promise<{ day: string; subscribed: number }[]> {
  const rows = await db
    .selectFrom('statistics')
    .select((row) => ['day', row.fn.sum<number>('times').as('subscribed')])
    .where('kind', '=', 'subscribed')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('day')
    .orderBy('day')
    .execute()
  return rows.map(({ day, subscribed }) => ({ day, subscribed: Number(subscribed) }))
}

const ROWS_AT_ONCE = 5_000

/**
 * Reads all statistics, day by day, in batches. Texts and addresses only with at least this number of visitors over the
 * whole time (STAT-SHOWN-1).
 */
export async function* readAllStatistics(db: Store, minVisitors: number): AsyncGenerator<StatisticsTable[]> {
  const rare = db
    .selectFrom('statistics as sought')
    .select(['sought.kind', 'sought.subject'])
    .where('sought.kind', 'in', ['search', 'missing'])
    .groupBy(['sought.kind', 'sought.subject'])
    .having(({ fn }) => fn.sum('sought.visitors'), '<', minVisitors)
  for (let last: StatisticsTable | undefined; ; ) {
    let query = db
      .selectFrom('statistics')
      .selectAll()
      .where(({ eb, not, refTuple }) =>
        not(eb(refTuple('kind', 'subject'), 'in', rare.$asTuple('kind', 'subject'))),
      )
      .orderBy('day')
      .orderBy('kind')
      .orderBy('subject')
      .limit(ROWS_AT_ONCE)
    if (last) {
      const { day, kind, subject } = last
      query = query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('day', 'kind', 'subject'), '>', tuple(day, kind, subject)),
      )
    }
    const rows = await query.execute()
    if (rows.length > 0) yield rows
    last = rows.at(-1)
    if (!last || rows.length < ROWS_AT_ONCE) return
  }
}
