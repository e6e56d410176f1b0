import type { Selectable } from 'kysely'
import type { FieldError } from '../../../domain/errors.ts'
import { slugify, suggestFreeSlug } from '../../../domain/items/slug.ts'
import type { LetterState } from '../../../domain/mail/letters.ts'
import {
  type IssueCreate,
  type IssueUpdate,
  issueProblems,
  nameIssue,
} from '../../../domain/newsletter/issue.ts'
import type { Issue, IssueState } from '../../../domain/newsletter/issue-schema.ts'
import { fillTokens } from '../../../domain/newsletter/issue-tokens.ts'
import type { RestoreChange } from '../../../domain/trash/trash-calls.ts'
import { renderMarkdown } from '../../parsing/parse-in-worker.ts'
import { writeAuditEntry } from '../audit/audit-log.ts'
import { dialectOf } from '../dialects/dialect.ts'
import { takeImagesFromTrash } from '../images/image-trash.ts'
import { deleteItemImages, listStoredImagesOf, writeItemImages } from '../images/image-uses.ts'
import { givenFields } from '../items/given-fields.ts'
import { texts } from '../json-columns.ts'
import { countRows } from '../rows.ts'
import type { Database, Store } from '../schema.ts'
import { laterThan, toStoredTime } from '../stored-values.ts'
import { inTransaction, withConflictRetry } from '../transaction.ts'
import { moveToTrash, takeFromTrash } from '../trash/trash.ts'
import type { WriteContext } from '../write-context.ts'

export type IssueSave =
  | { kind: 'saved'; issue: Issue }
  | { kind: 'missing' }
  /** It is being sent or was sent, and can no longer be changed. */
  | { kind: 'locked' }
  | { kind: 'stale'; issue: Issue }
  /** It is scheduled, and would be incomplete after the change. */
  | { kind: 'not_ready'; problems: readonly FieldError[] }

export async function getIssue(db: Store, id: number): Promise<Issue | null> {
  const row = await db.selectFrom('issues').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toIssue(db, row) : null
}

/** Lists all issues, the last changed first. */
export async function listIssues(
  db: Store,
  { limit, page }: { limit: number; page: number },
): Promise<{ issues: Issue[]; total: number }> {
  const total = await countRows(db.selectFrom('issues'))
  const rows = await db
    .selectFrom('issues')
    .selectAll()
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const progress = await readProgress(
    db,
    rows.map(({ id }) => id),
  )
  return { issues: rows.map((row) => withProgress(row, progress.get(row.id) ?? [])), total }
}

/** Stores a new issue as a draft. */
export async function createIssue(db: Store, input: IssueCreate, context: WriteContext): Promise<Issue> {
  const now = toStoredTime(context.now)
  const content_html = await renderMarkdown(input.content, 'issue')
  return withConflictRetry(db, async (transaction) => {
    const row = await transaction
      .insertInto('issues')
      .values({
        ...input,
        tags: texts.write(input.tags),
        slug: await findFreeSlug(transaction, input.subject, null),
        content_html,
        state: 'draft',
        clicks: 0,
        created_at: now,
        updated_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await writeItemImages(transaction, 'issue', row.id, row)
    await auditIssue(transaction, 'created', row, context)
    return toIssue(transaction, row)
  })
}

/** Stores a change of an issue that has not been sent: omitted fields keep their value. */
export async function updateIssue(
  db: Store,
  id: number,
  { updated_at, ...changes }: IssueUpdate,
  context: WriteContext,
): Promise<IssueSave> {
  const content_html =
    changes.content === undefined ? undefined : await renderMarkdown(changes.content, 'issue')
  return withConflictRetry(db, async (transaction) => {
    const before = await lockIssue(transaction, id)
    if (!before) return { kind: 'missing' }
    if (isOut(before.state)) return { kind: 'locked' }
    if (updated_at && toStoredTime(updated_at) !== before.updated_at) return { kind: 'stale', issue: before }
    const fields = { ...before, ...givenFields(changes) }
    const problems = before.state === 'scheduled' ? issueProblems(fields) : []
    if (problems.length > 0) return { kind: 'not_ready', problems }
    const row = await transaction
      .updateTable('issues')
      .set({
        subject: fields.subject,
        preview_text: fields.preview_text,
        content: fields.content,
        tags: texts.write(fields.tags),
        content_html: content_html ?? before.content_html,
        slug: await findFreeSlug(transaction, fields.subject, id),
        updated_at: laterThan(before.updated_at, context.now),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await writeItemImages(transaction, 'issue', id, row)
    await auditIssue(transaction, 'updated', row, context)
    return { kind: 'saved', issue: await toIssue(transaction, row) }
  })
}

/** Moves an issue that has not been sent to the trash. */
export async function deleteIssue(
  db: Store,
  id: number,
  context: WriteContext,
): Promise<'deleted' | 'missing' | 'locked'> {
  return inTransaction(db, async (transaction) => {
    const issue = await lockIssue(transaction, id)
    if (!issue) return 'missing'
    if (isOut(issue.state)) return 'locked'
    const title = nameIssue(issue)
    const pictures = await listStoredImagesOf(transaction, 'issue', id)
    await moveToTrash(transaction, { type: 'issue', id, title, pictures }, context.now)
    await deleteItemImages(transaction, 'issue', id)
    await auditIssue(transaction, 'deleted', issue, context)
    return 'deleted'
  })
}

interface UndeletedIssue {
  issue: Issue
  /** What could not be restored unchanged. */
  changes: RestoreChange[]
  /** The ids of the images restored with it. */
  images: string[]
}

/**
 * Restores an issue from the trash, with its images. If its scheduled time has passed it becomes a draft: restoring
 * must not send anything.
 *
 * @returns null when it is not in the trash
 */
export async function undeleteIssue(
  db: Store,
  id: number,
  context: WriteContext,
): Promise<UndeletedIssue | null> {
  const now = toStoredTime(context.now)
  return withConflictRetry(db, async (transaction) => {
    await dialectOf(transaction).lockName(transaction, 'images')
    const entry = await takeFromTrash(transaction, 'issue', id, now)
    if (!entry) return null
    const images = await takeImagesFromTrash(transaction, entry.pictures, now)
    const { row } = entry
    const changes: RestoreChange[] = []
    if (row.state === 'scheduled' && String(row.send_at) <= now) {
      Object.assign(row, {
        state: 'draft',
        send_at: null,
        updated_at: laterThan(String(row.updated_at), now),
      })
      const message = 'Its time to go out has passed, so it is a draft again.'
      changes.push({ field: 'send_at', message })
    }
    // Readers know the slug only once the issue is sent.
    await entry.putBack({ ...row, slug: await findFreeSlug(transaction, String(row.subject), id) })
    const issue = await getIssue(transaction, id)
    if (!issue) throw new Error(`The issue ${id} vanished on its way out of the trash`)
    await writeItemImages(transaction, 'issue', id, issue)
    await auditIssue(transaction, 'undeleted', issue, context)
    return { issue, changes, images }
  })
}

/** Whether it is being sent or was sent, and can no longer be changed. */
export function isOut(state: IssueState): boolean {
  return state === 'sending' || state === 'sent'
}

/** Reads one issue, locked until the transaction ends; or null. */
export async function lockIssue(transaction: Store, id: number): Promise<Issue | null> {
  await dialectOf(transaction).lockRow(transaction, 'issues', id)
  return getIssue(transaction, id)
}

type Row = Selectable<Database['issues']>

/** Converts an issue for the coach, with the progress of its letters. */
export async function toIssue(db: Store, row: Row): Promise<Issue> {
  return withProgress(row, (await readProgress(db, [row.id])).get(row.id) ?? [])
}

interface StateCount {
  state: LetterState
  count: number
  next_at: string | null
}

async function readProgress(db: Store, ids: readonly number[]): Promise<Map<number, StateCount[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('outbox')
    .select(({ fn }) => [
      'issue_id',
      'state',
      fn.countAll<number>().as('count'),
      fn.min<string>('next_attempt_at').as('next_at'),
    ])
    .where('issue_id', 'in', ids)
    .where('kind', '=', 'newsletter_issue')
    .groupBy(['issue_id', 'state'])
    .execute()
  return Map.groupBy(rows, ({ issue_id }) => issue_id ?? 0)
}

function withProgress(
  { clicks, forgotten_sent, forgotten_failed, tags, by_morning, ...row }: Row,
  counts: readonly StateCount[],
): Issue {
  const of = (...states: LetterState[]) =>
    counts.filter(({ state }) => states.includes(state)).reduce((sum, { count }) => sum + count, 0)
  return {
    ...row,
    tags: texts.read(tags),
    by_morning: by_morning === 1,
    progress: {
      total: of('waiting', 'sending', 'sent', 'failed') + forgotten_sent + forgotten_failed,
      sent: of('sent') + forgotten_sent,
      failed: of('failed') + forgotten_failed,
      waiting: of('waiting', 'sending'),
      clicks,
      next_at: counts.find(({ state }) => state === 'waiting')?.next_at ?? null,
    },
  }
}

async function findFreeSlug(db: Store, subject: string, ownId: number | null): Promise<string> {
  const rows = await db.selectFrom('issues').select(['id', 'slug']).execute()
  const taken = new Set(rows.filter(({ id }) => id !== ownId).map(({ slug }) => slug))
  const wanted = slugify(fillTokens(subject, null)) || 'letter'
  return taken.has(wanted) ? suggestFreeSlug(wanted, taken) : wanted
}

export async function auditIssue(
  db: Store,
  action: string,
  { id, subject }: { id: number; subject: string },
  context: WriteContext,
): Promise<void> {
  await writeAuditEntry(db, context, {
    action: `issue_${action}`,
    resource: 'issue',
    resourceId: id,
    details: { subject },
  })
}
