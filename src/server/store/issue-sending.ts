import { sql } from 'kysely'
import type { Issue } from '../../domain/admin/issues.ts'
import { ARCHIVE_PATH } from './issue-archive.ts'
import { auditIssue, ISSUE_COLUMNS, type IssueSave, isOut, lockIssue, toIssue } from './issues.ts'
import { letterData } from './json-columns.ts'
import { recordPageChange } from './page-changes.ts'
import type { Store } from './schema.ts'
import { laterThan, toStoredTime } from './stored-time.ts'
import { inTransaction } from './transaction.ts'
import type { WriteContext } from './write-context.ts'

/** How many would get an issue that went out now. */
export async function countRecipients(db: Store): Promise<number> {
  const { count } = await db
    .selectFrom('subscribers')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'active')
    .executeTakeFirstOrThrow()
  return count
}

/** Sets when an issue goes out, or with null takes it back to a draft. */
export async function scheduleIssue(
  db: Store,
  id: number,
  sendAt: string | null,
  context: WriteContext,
): Promise<IssueSave> {
  return inTransaction(db, async (transaction) => {
    const before = await lockIssue(transaction, id)
    if (!before) return { kind: 'missing' }
    if (isOut(before.state)) return { kind: 'locked' }
    const row = await transaction
      .updateTable('issues')
      .set({
        state: sendAt === null ? 'draft' : 'scheduled',
        send_at: sendAt === null ? null : toStoredTime(sendAt),
        updated_at: laterThan(before.updated_at, context.now),
      })
      .where('id', '=', id)
      .returning(ISSUE_COLUMNS)
      .executeTakeFirstOrThrow()
    await auditIssue(transaction, sendAt === null ? 'unscheduled' : 'scheduled', row, context)
    return { kind: 'saved', issue: await toIssue(transaction, row) }
  })
}

/** The issues whose time has come. */
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
 * Sends an issue on its way: one letter for each active subscriber, in one transaction with the issue's own change,
 * so that however often or by however many it is begun, each gets one.
 *
 * @returns whether it was begun now
 */
export async function beginSending(db: Store, id: number, time: string): Promise<boolean> {
  const now = toStoredTime(time)
  return inTransaction(db, async (transaction) => {
    const issue = await lockIssue(transaction, id)
    if (issue?.state !== 'scheduled' || issue.send_at === null || issue.send_at > now) return false
    await transaction
      .updateTable('issues')
      .set({ state: 'sending', sent_at: now, updated_at: laterThan(issue.updated_at, now) })
      .where('id', '=', id)
      .execute()
    const data = letterData.write({})
    await transaction
      .insertInto('outbox')
      .columns([
        ...(['kind', 'recipient', 'data', 'subscriber_id', 'issue_id'] as const),
        ...(['state', 'attempts', 'next_attempt_at', 'created_at'] as const),
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
            sql`${now}`.as('next_attempt_at'),
            sql`${now}`.as('created_at'),
          ])
          .where('state', '=', 'active')
          .orderBy('id'),
      )
      .execute()
    await recordPageChange(transaction, [ARCHIVE_PATH, `${ARCHIVE_PATH}/${issue.slug}`], now)
    return true
  })
}

/** Marks as sent what has no letter left to send. */
export async function finishSending(db: Store): Promise<void> {
  await db
    .updateTable('issues')
    .set({ state: 'sent' })
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

/** What the letters of an issue are made from; without its progress, which takes counting them all. */
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
