import { type Selectable, sql } from 'kysely'
import type { Campaign, CampaignState } from '../../domain/admin/campaigns.ts'
import { slugify, suggestFreeSlug } from '../../domain/content/slug.ts'
import type { CampaignCreate, CampaignUpdate } from '../../domain/newsletter/campaign-input.ts'
import { renderMarkdown } from '../parsing/parse-in-worker.ts'
import { writeAuditEntry } from './audit-log.ts'
import { dialectOf } from './dialects/dialect.ts'
import { givenFields } from './given-fields.ts'
import { deleteItemImages, writeItemImages } from './image-uses.ts'
import { letterData } from './json-columns.ts'
import { recordPageChange } from './page-changes.ts'
import type { Database, Store } from './schema.ts'
import { laterThan, toStoredTime } from './stored-time.ts'
import { inTransaction, withConflictRetry } from './transaction.ts'
import type { WriteContext } from './write-context.ts'

const COLUMNS = [
  ...(['id', 'subject', 'preview_text', 'slug', 'content', 'content_html', 'state'] as const),
  ...(['send_at', 'sent_at', 'clicks', 'created_at', 'updated_at'] as const),
  ...(['forgotten_sent', 'forgotten_failed'] as const),
] as const

/** Where the sent issues stand on the site. */
export const ARCHIVE_PATH = '/letters'

export type CampaignSave =
  | { kind: 'saved'; campaign: Campaign }
  | { kind: 'missing' }
  /** It is on its way or sent, and stays as it is. */
  | { kind: 'locked' }
  | { kind: 'stale'; campaign: Campaign }

/** One issue, or null. */
export async function getCampaign(db: Store, id: number): Promise<Campaign | null> {
  const row = await db.selectFrom('campaigns').select(COLUMNS).where('id', '=', id).executeTakeFirst()
  return row ? toCampaign(db, row) : null
}

/** What the letters of an issue are made from; without its progress, which takes counting them all. */
export async function readIssue(
  db: Store,
  id: number,
): Promise<Pick<Campaign, 'subject' | 'preview_text' | 'slug' | 'content_html'> | null> {
  const row = await db
    .selectFrom('campaigns')
    .select(['subject', 'preview_text', 'slug', 'content_html'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** All issues, the one changed last first. */
export async function listCampaigns(
  db: Store,
  { limit, page }: { limit: number; page: number },
): Promise<{ campaigns: Campaign[]; total: number }> {
  const { total } = await db
    .selectFrom('campaigns')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('campaigns')
    .select(COLUMNS)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const campaigns: Campaign[] = []
  for (const row of rows) campaigns.push(await toCampaign(db, row))
  return { campaigns, total }
}

/** How many would get an issue that went out now. */
export async function countRecipients(db: Store): Promise<number> {
  const { count } = await db
    .selectFrom('subscribers')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'active')
    .executeTakeFirstOrThrow()
  return count
}

/** Stores a new issue as a draft. */
export async function createCampaign(
  db: Store,
  input: CampaignCreate,
  context: WriteContext,
): Promise<Campaign> {
  const now = toStoredTime(context.now)
  const content_html = await renderMarkdown(input.content)
  return withConflictRetry(db, async (transaction) => {
    const row = await transaction
      .insertInto('campaigns')
      .values({
        ...input,
        slug: await findFreeSlug(transaction, input.subject, null),
        content_html,
        state: 'draft',
        clicks: 0,
        created_at: now,
        updated_at: now,
      })
      .returning(COLUMNS)
      .executeTakeFirstOrThrow()
    await writeItemImages(transaction, 'letter', row.id, row)
    await audit(transaction, 'created', row, context)
    return toCampaign(transaction, row)
  })
}

/** Stores a change of an issue that has not gone out: fields left out keep their value. */
export async function updateCampaign(
  db: Store,
  id: number,
  { updated_at, ...changes }: CampaignUpdate,
  context: WriteContext,
): Promise<CampaignSave> {
  const content_html = changes.content === undefined ? undefined : await renderMarkdown(changes.content)
  return withConflictRetry(db, async (transaction) => {
    const before = await lockCampaign(transaction, id)
    if (!before) return { kind: 'missing' }
    if (isOut(before.state)) return { kind: 'locked' }
    if (updated_at && toStoredTime(updated_at) !== before.updated_at)
      return { kind: 'stale', campaign: before }
    const fields = { ...before, ...givenFields(changes) }
    const row = await transaction
      .updateTable('campaigns')
      .set({
        subject: fields.subject,
        preview_text: fields.preview_text,
        content: fields.content,
        content_html: content_html ?? before.content_html,
        slug: await findFreeSlug(transaction, fields.subject, id),
        updated_at: laterThan(before.updated_at, context.now),
      })
      .where('id', '=', id)
      .returning(COLUMNS)
      .executeTakeFirstOrThrow()
    await writeItemImages(transaction, 'letter', id, row)
    await audit(transaction, 'updated', row, context)
    return { kind: 'saved', campaign: await toCampaign(transaction, row) }
  })
}

/** Sets when an issue goes out, or with null takes it back to a draft. */
export async function scheduleCampaign(
  db: Store,
  id: number,
  sendAt: string | null,
  context: WriteContext,
): Promise<CampaignSave> {
  return inTransaction(db, async (transaction) => {
    const before = await lockCampaign(transaction, id)
    if (!before) return { kind: 'missing' }
    if (isOut(before.state)) return { kind: 'locked' }
    const row = await transaction
      .updateTable('campaigns')
      .set({
        state: sendAt === null ? 'draft' : 'scheduled',
        send_at: sendAt === null ? null : toStoredTime(sendAt),
        updated_at: laterThan(before.updated_at, context.now),
      })
      .where('id', '=', id)
      .returning(COLUMNS)
      .executeTakeFirstOrThrow()
    await audit(transaction, sendAt === null ? 'unscheduled' : 'scheduled', row, context)
    return { kind: 'saved', campaign: await toCampaign(transaction, row) }
  })
}

/** Deletes an issue that has not gone out. */
export async function deleteCampaign(
  db: Store,
  id: number,
  context: WriteContext,
): Promise<'deleted' | 'missing' | 'locked'> {
  return inTransaction(db, async (transaction) => {
    const campaign = await lockCampaign(transaction, id)
    if (!campaign) return 'missing'
    if (isOut(campaign.state)) return 'locked'
    await transaction.deleteFrom('campaigns').where('id', '=', id).execute()
    await deleteItemImages(transaction, 'letter', id)
    await audit(transaction, 'deleted', campaign, context)
    return 'deleted'
  })
}

/** The issues whose time has come. */
export async function listDueCampaigns(db: Store, now: string): Promise<number[]> {
  const rows = await db
    .selectFrom('campaigns')
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
    const campaign = await lockCampaign(transaction, id)
    if (campaign?.state !== 'scheduled' || campaign.send_at === null || campaign.send_at > now) return false
    await transaction
      .updateTable('campaigns')
      .set({ state: 'sending', sent_at: now, updated_at: laterThan(campaign.updated_at, now) })
      .where('id', '=', id)
      .execute()
    const data = letterData.write({})
    await transaction
      .insertInto('outbox')
      .columns([
        ...(['kind', 'recipient', 'data', 'subscriber_id', 'campaign_id'] as const),
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
            sql`cast(${id} as integer)`.as('campaign_id'),
            sql.lit('waiting').as('state'),
            sql.lit(0).as('attempts'),
            sql`${now}`.as('next_attempt_at'),
            sql`${now}`.as('created_at'),
          ])
          .where('state', '=', 'active')
          .orderBy('id'),
      )
      .execute()
    await recordPageChange(transaction, [ARCHIVE_PATH, `${ARCHIVE_PATH}/${campaign.slug}`], now)
    return true
  })
}

/** Marks as sent what has no letter left to send. */
export async function finishSending(db: Store): Promise<void> {
  await db
    .updateTable('campaigns')
    .set({ state: 'sent' })
    .where('state', '=', 'sending')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox')
            .select('outbox.id')
            .whereRef('outbox.campaign_id', '=', 'campaigns.id')
            .where('outbox.state', 'in', ['waiting', 'sending']),
        ),
      ),
    )
    .execute()
}

/** The issues readers may see, newest first. */
export async function listArchive(
  db: Store,
  limit: number,
): Promise<{ subject: string; preview_text: string; slug: string; sent_at: string }[]> {
  const rows = await db
    .selectFrom('campaigns')
    .select(['subject', 'preview_text', 'slug', 'sent_at'])
    .where('state', 'in', ['sending', 'sent'])
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.flatMap(({ sent_at, ...row }) => (sent_at === null ? [] : [{ ...row, sent_at }]))
}

/** A sent issue by its slug, or null. */
export async function findArchived(db: Store, slug: string): Promise<Campaign | null> {
  const row = await db
    .selectFrom('campaigns')
    .select(COLUMNS)
    .where('slug', '=', slug)
    .where('state', 'in', ['sending', 'sent'])
    .executeTakeFirst()
  return row ? toCampaign(db, row) : null
}

/** Counts a visit that an issue's letter led to; only the sum is kept. */
export async function countClick(db: Store, slug: string): Promise<void> {
  await db
    .updateTable('campaigns')
    .set(({ eb }) => ({ clicks: eb('clicks', '+', 1) }))
    .where('slug', '=', slug)
    .where('state', 'in', ['sending', 'sent'])
    .execute()
}

function isOut(state: CampaignState): boolean {
  return state === 'sending' || state === 'sent'
}

async function lockCampaign(transaction: Store, id: number): Promise<Campaign | null> {
  await dialectOf(transaction).lockRow(transaction, 'campaigns', id)
  return getCampaign(transaction, id)
}

type Row = Pick<Selectable<Database['campaigns']>, (typeof COLUMNS)[number]>

async function toCampaign(
  db: Store,
  { clicks, forgotten_sent, forgotten_failed, ...row }: Row,
): Promise<Campaign> {
  const counts = await db
    .selectFrom('outbox')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where('campaign_id', '=', row.id)
    .where('kind', '=', 'newsletter_issue')
    .groupBy('state')
    .execute()
  const of = (...states: string[]) =>
    counts.filter(({ state }) => states.includes(state)).reduce((sum, { count }) => sum + count, 0)
  return {
    ...row,
    progress: {
      total: of('waiting', 'sending', 'sent', 'failed') + forgotten_sent + forgotten_failed,
      sent: of('sent') + forgotten_sent,
      failed: of('failed') + forgotten_failed,
      waiting: of('waiting', 'sending'),
      clicks,
    },
  }
}

async function findFreeSlug(db: Store, subject: string, ownId: number | null): Promise<string> {
  const rows = await db.selectFrom('campaigns').select(['id', 'slug']).execute()
  const taken = new Set(rows.filter(({ id }) => id !== ownId).map(({ slug }) => slug))
  const wanted = slugify(subject) || 'letter'
  return taken.has(wanted) ? suggestFreeSlug(wanted, taken) : wanted
}

async function audit(
  db: Store,
  action: string,
  { id, subject }: { id: number; subject: string },
  { now, actor }: WriteContext,
): Promise<void> {
  await writeAuditEntry(db, {
    ...actor,
    action: `campaign_${action}`,
    resource: 'campaign',
    resourceId: String(id),
    details: { subject },
    success: true,
    timestamp: now,
  })
}
