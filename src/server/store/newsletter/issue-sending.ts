import { type RawBuilder, sql } from 'kysely'
import { issueProblems } from '../../../domain/newsletter/issue.ts'
import type { Issue } from '../../../domain/newsletter/issue-schema.ts'
import { nextMorning } from '../../../domain/newsletter/workout-plan.ts'
import { isTimeZone } from '../../../domain/time/zoned-time.ts'
import { letterData, texts } from '../json-columns.ts'
import { recordMilestone } from '../milestones.ts'
import { recordPageChange } from '../page-changes.ts'
import { countRows } from '../rows.ts'
import type { Store } from '../schema.ts'
import { laterThan, toStoredTime } from '../stored-values.ts'
import { inTransaction } from '../transaction.ts'
import type { WriteContext } from '../write-context.ts'
import { ARCHIVE_PATH } from './issue-archive.ts'
import { auditIssue, type IssueSave, isOut, lockIssue, toIssue } from './issues.ts'

/** Returns the condition for an issue's recipients: on the list, and with one of its tags where it has any. */
function isRecipient(tags: readonly string[]): RawBuilder<boolean> {
  // Tags contain no quotes, so that the surrounding quotes delimit a whole tag.
  const chosen = tags.map((tag) => sql<boolean>`tags like ${`%${JSON.stringify(tag)}%`}`)
  const active = sql<boolean>`state = 'active'`
  return chosen.length === 0 ? active : sql<boolean>`${active} and (${sql.join(chosen, sql` or `)})`
}

/**
 * Counts the recipients of an issue sent now.
 *
 * @param tags those of the issue; none for the whole list
 */
export async function countRecipients(db: Store, tags: readonly string[] = []): Promise<number> {
  return countRows(db.selectFrom('subscribers').where(isRecipient(tags)))
}

/** Counts the tags of the subscribers on the list, most frequent first. */
export async function countTags(db: Store): Promise<{ tag: string; subscribers: number }[]> {
  const rows = await db
    .selectFrom('subscribers')
    .select(({ fn }) => ['tags', fn.countAll<number>().as('count')])
    .where('state', '=', 'active')
    .groupBy('tags')
    .execute()
  const counts = new Map<string, number>()
  for (const { tags, count } of rows)
    for (const tag of texts.read(tags)) counts.set(tag, (counts.get(tag) ?? 0) + count)
  return Array.from(counts, ([tag, subscribers]) => ({ tag, subscribers })).sort(
    (a, b) => b.subscribers - a.subscribers || (a.tag < b.tag ? -1 : 1),
  )
}

/**
 * Sets when an issue is sent, or with null makes it a draft again.
 *
 * @param byMorning sends each letter in its reader's own morning after that time
 */
export async function scheduleIssue(
  db: Store,
  id: number,
  { sendAt, byMorning = false }: { sendAt: string | null; byMorning?: boolean },
  context: WriteContext,
): Promise<IssueSave> {
  return inTransaction(db, async (transaction) => {
    const before = await lockIssue(transaction, id)
    if (!before) return { kind: 'missing' }
    if (isOut(before.state)) return { kind: 'locked' }
    // An issue that was complete a moment ago may have been changed since.
    const problems = sendAt === null ? [] : issueProblems(before)
    if (problems.length > 0) return { kind: 'not_ready', problems }
    const row = await transaction
      .updateTable('issues')
      .set({
        state: sendAt === null ? 'draft' : 'scheduled',
        send_at: sendAt === null ? null : toStoredTime(sendAt),
        by_morning: byMorning ? 1 : 0,
        updated_at: laterThan(before.updated_at, context.now),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await auditIssue(transaction, sendAt === null ? 'unscheduled' : 'scheduled', row, context)
    return { kind: 'saved', issue: await toIssue(transaction, row) }
  })
}

export async function listDueIssues(db: Store, now: string): Promise<number[]> {
  const rows = await db
    .selectFrom('issues')
    .select('id')
    .where('state', '=', 'scheduled')
    .where('send_at', '<=', toStoredTime(now))
    .orderBy('send_at')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Starts sending an issue: one letter per reader, in one transaction with the issue's own change, so that each reader
 * gets one however often or by however many processes it is started. Sent by the reader's morning, each letter waits in
 * the outbox, so that a late one is never skipped.
 *
 * @param siteZone an IANA name: for readers whose own time zone is unknown
 * @returns whether it was started now
 */
export async function beginSending(db: Store, id: number, time: string, siteZone: string): Promise<boolean> {
  const now = toStoredTime(time)
  return inTransaction(db, async (transaction) => {
    const issue = await lockIssue(transaction, id)
    if (issue?.state !== 'scheduled' || issue.send_at === null || issue.send_at > now) return false
    await transaction
      .updateTable('issues')
      .set({ state: 'sending', sent_at: now, updated_at: laterThan(issue.updated_at, now) })
      .where('id', '=', id)
      .execute()
    const dueAt = issue.by_morning ? await mornings(transaction, issue, siteZone) : sql<string>`${now}`
    await writeLetters(transaction, issue, now, dueAt)
    await recordMilestone(transaction, 'issue', id, now)
    await recordPageChange(transaction, [ARCHIVE_PATH, `${ARCHIVE_PATH}/${issue.slug}`], now)
    return true
  })
}

/** Returns an SQL expression for when the morning after an issue's time comes to each reader. */
async function mornings(db: Store, { tags, send_at }: Issue, siteZone: string): Promise<RawBuilder<string>> {
  const rows = await db
    .selectFrom('subscribers')
    .select('time_zone')
    .where(isRecipient(tags))
    .where('time_zone', 'is not', null)
    .distinct()
    .execute()
  // A morning that begins at exactly this time counts.
  const before = new Date(Date.parse(send_at ?? '') - 1).toISOString()
  const morningIn = (zone: string) => toStoredTime(nextMorning(before, zone))
  const cases = rows.flatMap(({ time_zone: zone }) =>
    zone !== null && isTimeZone(zone) ? [sql`when ${zone} then ${morningIn(zone)}`] : [],
  )
  const ofSite = sql<string>`${morningIn(siteZone)}`
  return cases.length === 0
    ? ofSite
    : sql<string>`case time_zone ${sql.join(cases, sql` `)} else ${ofSite} end`
}

/** @param dueAt an SQL expression for when a reader's letter may be sent */
async function writeLetters(
  db: Store,
  { id, tags }: Issue,
  now: string,
  dueAt: RawBuilder<string>,
): Promise<void> {
  const data = letterData.write({})
  await db
    .insertInto('outbox')
    .columns([
      'kind',
      'recipient',
      'data',
      'subscriber_id',
      'issue_id',
      'state',
      'attempts',
      'next_attempt_at',
      'created_at',
    ])
    .expression((eb) =>
      eb
        .selectFrom('subscribers')
        .select([
          sql.lit('newsletter_issue').as('kind'),
          'email as recipient',
          sql`${data}`.as('data'),
          'id as subscriber_id',
          sql`cast(${id} as integer)`.as('issue_id'),
          sql.lit('waiting').as('state'),
          sql.lit(0).as('attempts'),
          dueAt.as('next_attempt_at'),
          sql`${now}`.as('created_at'),
        ])
        .where(isRecipient(tags))
        .orderBy('id'),
    )
    .execute()
}

/**
 * Pauses or resumes the letters of an issue being sent.
 *
 * @returns `locked` for an issue that is not being sent
 */
export async function pauseIssue(
  db: Store,
  id: number,
  isPaused: boolean,
  context: WriteContext,
): Promise<IssueSave> {
  return inTransaction(db, async (transaction) => {
    const before = await lockIssue(transaction, id)
    if (!before) return { kind: 'missing' }
    if (before.state !== 'sending') return { kind: 'locked' }
    if ((before.paused_at !== null) === isPaused) return { kind: 'saved', issue: before }
    const row = await transaction
      .updateTable('issues')
      .set({
        paused_at: isPaused ? toStoredTime(context.now) : null,
        updated_at: laterThan(before.updated_at, context.now),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await auditIssue(transaction, isPaused ? 'paused' : 'resumed', row, context)
    return { kind: 'saved', issue: await toIssue(transaction, row) }
  })
}

/** Marks issues without letters left to send as sent. */
export async function finishSending(db: Store): Promise<void> {
  await db
    .updateTable('issues')
    .set({ state: 'sent', paused_at: null })
    .where('state', '=', 'sending')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox')
            .select('outbox.id')
            .whereRef('outbox.issue_id', '=', 'issues.id')
            .where('outbox.state', 'in', ['waiting', 'sending']),
        ),
      ),
    )
    .execute()
}

/** Reads what the letters of an issue are composed from; without its progress, which requires counting all of them. */
export async function readIssue(
  db: Store,
  id: number,
): Promise<Pick<Issue, 'subject' | 'preview_text' | 'slug' | 'content_html'> | null> {
  const row = await db
    .selectFrom('issues')
    .select(['subject', 'preview_text', 'slug', 'content_html'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}
