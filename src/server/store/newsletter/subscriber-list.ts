import { createHmac } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Selectable, sql } from 'kysely'
import { addTags, type SubscriberState } from '../../../domain/newsletter/subscriber.ts'
import {
  type ListedSubscriberEntry,
  listedSubscriberSchema,
} from '../../../domain/newsletter/subscriber-calls.ts'
import { normalizeEmail } from '../../../domain/text/email-address.ts'
import { writeAuditEntry } from '../audit/audit-log.ts'
import { readSecret } from '../auth/secrets.ts'
import { texts } from '../json-columns.ts'
import { deleteLettersTo } from '../mail/outbox-upkeep.ts'
import { countRows, inParts } from '../rows.ts'
import type { Database, Store } from '../schema.ts'
import { toContainsPattern, toStoredTime } from '../stored-values.ts'
import { inTransaction } from '../transaction.ts'
import type { WriteContext } from '../write-context.ts'
import { subscriberSearchKey } from './subscribers.ts'

/** The columns of a subscriber that the coach sees. */
const COLUMNS = listedSubscriberSchema.keyof().options

export interface SubscriberRequest {
  state?: SubscriberState | undefined
  source?: string | undefined
  tag?: string | undefined
  /** Searches address and name. */
  q?: string
  limit: number
  page: number
}

type Row = Pick<Selectable<Database['subscribers']>, (typeof COLUMNS)[number]>

function filter(db: Store, { state, source, tag, q = '' }: Omit<SubscriberRequest, 'limit' | 'page'>) {
  let query = db.selectFrom('subscribers')
  if (state !== undefined) query = query.where('state', '=', state)
  if (source !== undefined) query = query.where('source', '=', source)
  // Tags contain no quotes, so that the surrounding quotes delimit a whole tag.
  if (tag !== undefined) {
    query = query.where(sql<boolean>`tags like ${toContainsPattern(JSON.stringify(tag))} escape '\\'`)
  }
  if (q.trim() !== '') {
    query = query.where(sql<boolean>`search_key like ${toContainsPattern(q)} escape '\\'`)
  }
  return query
}

/** Lists the subscribers for the coach, newest first. */
export async function listSubscribers(
  db: Store,
  { limit, page, ...request }: SubscriberRequest,
): Promise<{ subscribers: ListedSubscriberEntry[]; total: number }> {
  const total = await countRows(filter(db, request))
  const rows = await filter(db, request)
    .select(COLUMNS)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { subscribers: rows.map(toEntry), total }
}

/** Reads the list in batches, oldest first, so that an export is never held in memory as a whole. */
export async function listSubscribersAfter(
  db: Store,
  id: number,
  limit: number,
): Promise<ListedSubscriberEntry[]> {
  const rows = await db
    .selectFrom('subscribers')
    .select(COLUMNS)
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(toEntry)
}

/** Counts the subscribers by state, and lists the values for the filters. */
export async function readSubscriberFacts(
  db: Store,
): Promise<{ counts: Record<SubscriberState, number>; sources: string[]; tags: string[] }> {
  const states = await db
    .selectFrom('subscribers')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
  const counts = { pending: 0, active: 0, unsubscribed: 0, bounced: 0 }
  for (const { state, count } of states) counts[state] = count
  const sources = await db.selectFrom('subscribers').select('source').distinct().orderBy('source').execute()
  const tagLists = await db.selectFrom('subscribers').select('tags').distinct().execute()
  const tags = [...new Set(tagLists.flatMap((row) => texts.read(row.tags)))].sort()
  return { counts, sources: sources.map(({ source }) => source), tags }
}

/**
 * Counts the subscribers on the list at given times.
 *
 * @param moments ISO 8601
 */
export async function readGrowth(db: Store, moments: readonly string[]): Promise<number[]> {
  const counts = moments.map((moment, index) => {
    const time = toStoredTime(moment)
    const isOn = sql`confirmed_at <= ${time} and (unsubscribed_at is null or unsubscribed_at > ${time})
      and (bounced_at is null or bounced_at > ${time})`
    return sql<number | null>`sum(case when ${isOn} then 1 else 0 end)`.as(`at_${index}`)
  })
  // One scan of the list for all of them.
  const row: Record<string, number | null> = await db
    .selectFrom('subscribers')
    .select(counts)
    .executeTakeFirstOrThrow()
  return moments.map((_, index) => Number(row[`at_${index}`] ?? 0))
}

/**
 * Replaces a subscriber's tags.
 *
 * @returns the updated subscriber; null when it does not exist
 */
export async function tagSubscriber(
  db: Store,
  id: number,
  tags: string[],
  context: WriteContext,
): Promise<ListedSubscriberEntry | null> {
  return inTransaction(db, async (transaction) => {
    const row = await transaction
      .updateTable('subscribers')
      .set({ tags: texts.write(tags) })
      .where('id', '=', id)
      .returning(COLUMNS)
      .executeTakeFirst()
    if (!row) return null
    await writeAuditEntry(transaction, context, {
      action: 'subscriber_tagged',
      resource: 'subscriber',
      resourceId: id,
    })
    return toEntry(row)
  })
}

/**
 * Deletes a subscriber and all personal data. Only a hash stays, so that no import subscribes the address again.
 *
 * @returns false when the subscriber does not exist
 */
export async function deleteSubscriber(db: Store, id: number, context: WriteContext): Promise<boolean> {
  const secret = await readSecret(db, 'suppressions')
  return inTransaction(db, async (transaction) => {
    const row = await transaction
      .selectFrom('subscribers')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) return false
    await suppress(transaction, hashEmail(row.email, secret), 'deleted', context.now)
    await deleteLettersTo(transaction, id)
    await transaction.deleteFrom('subscribers').where('id', '=', id).execute()
    await writeAuditEntry(transaction, context, {
      action: 'subscriber_deleted',
      resource: 'subscriber',
      resourceId: id,
    })
    return true
  })
}

export interface ImportedSubscriber {
  email: string
  first_name: string | null
  tags: string[]
}

/** Looks up addresses before an import: on the list (with the state), or suppressed. */
export async function lookUpAddresses(
  db: Store,
  emails: readonly string[],
): Promise<Map<string, SubscriberState | 'suppressed'>> {
  const secret = await readSecret(db, 'suppressions')
  const known = new Map<string, SubscriberState | 'suppressed'>()
  const hashes = new Map(emails.map((email) => [hashEmail(email, secret), email]))
  for (const part of inParts([...hashes.keys()])) {
    const rows = await db
      .selectFrom('suppressions')
      .select('email_hash')
      .where('email_hash', 'in', part)
      .execute()
    for (const { email_hash } of rows) known.set(hashes.get(email_hash) ?? '', 'suppressed')
  }
  for (const part of inParts(emails)) {
    const rows = await db
      .selectFrom('subscribers')
      .select(['email', 'state'])
      .where('email', 'in', part)
      .execute()
    for (const { email, state } of rows) known.set(email, state)
  }
  return known
}

/**
 * Imports addresses whose owners, according to the coach, have consented elsewhere. In batches, so that no other write
 * waits for thousands: an interrupted import leaves whole batches, and can be repeated, because existing addresses keep
 * their state.
 *
 * @returns the number of new ones
 */
export async function importSubscribers(
  db: Store,
  subscribers: readonly ImportedSubscriber[],
  makeNonce: () => string,
  context: WriteContext,
): Promise<number> {
  const time = toStoredTime(context.now)
  let added = 0
  let success = false
  try {
    for (const part of inParts(subscribers, PART)) {
      const rows = await db
        .insertInto('subscribers')
        .values(
          part.map(({ email, first_name, tags }) => ({
            email: normalizeEmail(email),
            first_name,
            search_key: subscriberSearchKey(email, first_name),
            state: 'active' as const,
            source: 'import',
            tags: texts.write(addTags([], tags)),
            consent_at: time,
            consent_form: 'import',
            consent_text_version: 'given elsewhere',
            resend_count: 0,
            next_send_at: null,
            confirmed_at: time,
            created_at: time,
            updated_at: time,
            token_nonce: makeNonce(),
          })),
        )
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returning('id')
        .execute()
      added += rows.length
      // SQLite answers synchronously, without yielding to the event loop.
      await nextTurn()
    }
    success = true
  } finally {
    await writeAuditEntry(db, context, {
      action: 'subscribers_imported',
      resource: 'subscriber',
      details: { added },
      success,
    })
  }
  return added
}

/**
 * Removes sign-ups that were never confirmed, and their letters. An address that had left or bounced before the sign-up
 * returns to that state, so that no import adds it again.
 *
 * @param before time of the last sign-up, ISO 8601
 */
export async function pruneUnconfirmed(db: Store, before: string): Promise<void> {
  const isOld = sql<boolean>`state = 'pending' and consent_at < ${toStoredTime(before)}`
  await db
    .updateTable('subscribers')
    .set({ state: sql`case when unsubscribed_at is null then 'bounced' else 'unsubscribed' end` })
    .where(isOld)
    .where(({ or, eb }) => or([eb('unsubscribed_at', 'is not', null), eb('bounced_at', 'is not', null)]))
    .execute()
  for (;;) {
    const rows = await db.selectFrom('subscribers').select('id').where(isOld).limit(PART).execute()
    if (rows.length === 0) return
    await inTransaction(db, async (transaction) => {
      for (const { id } of rows) {
        const { numDeletedRows } = await transaction
          .deleteFrom('subscribers')
          .where('id', '=', id)
          .where(isOld)
          .executeTakeFirstOrThrow()
        if (numDeletedRows > 0n) await deleteLettersTo(transaction, id)
      }
    })
  }
}

async function suppress(db: Store, email_hash: string, reason: 'deleted', now: string): Promise<void> {
  await db
    .insertInto('suppressions')
    .values({ email_hash, reason, at: toStoredTime(now) })
    .onConflict((conflict) => conflict.column('email_hash').doNothing())
    .execute()
}

/** Irreversible without the site's secret. */
function hashEmail(email: string, secret: string): string {
  return createHmac('sha256', secret).update(normalizeEmail(email)).digest('base64url')
}

const PART = 400

function toEntry(row: Row): ListedSubscriberEntry {
  return { ...row, tags: texts.read(row.tags) }
}
