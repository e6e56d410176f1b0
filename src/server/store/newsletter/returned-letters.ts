import {
  classifyBounce,
  type DeliveryReport,
  MAX_SOFT_BOUNCES,
  maxBouncesPerDay,
  reasonOf,
  SOFT_BOUNCES_WITHIN_DAYS,
} from '../../../domain/mail/delivery.ts'
import type {
  BounceDecision,
  HeldBounces,
  MailboxFailure,
  MailboxVisit,
} from '../../../domain/mail/mail-check-calls.ts'
import { DAY } from '../../../domain/time/durations.ts'
import { writeAuditEntry } from '../audit/audit-log.ts'
import { dialectOf } from '../dialects/dialect.ts'
import { consumeRateLimit } from '../rate-limits.ts'
import { countRows } from '../rows.ts'
import type { Store } from '../schema.ts'
import { toStoredTime } from '../stored-values.ts'
import { inTransaction } from '../transaction.ts'
import type { WriteContext } from '../write-context.ts'
import { bounceSubscriber } from './subscribers.ts'

/**
 * Records that an accepted letter was returned: it counts as failed, and its reader is taken off the list when the
 * address no longer exists, or when it was not the first recent return. When very many are returned at once, the
 * readers stay on the list until the coach has decided (DELIVER-HELD-1). Idempotent.
 *
 * @param letter as identified by its message id
 * @returns whether it was a sent letter not yet known to be returned
 */
export async function recordBounce(
  db: Store,
  letter: { id: number; created_at: string },
  report: DeliveryReport,
  now: string,
): Promise<boolean> {
  const verdict = classifyBounce(report)
  if (verdict === null) return false
  return inTransaction(db, async (transaction) => {
    await dialectOf(transaction).lockRow(transaction, 'outbox', letter.id)
    const row = await transaction
      .selectFrom('outbox')
      .select('subscriber_id')
      .where('id', '=', letter.id)
      .where('created_at', '=', toStoredTime(letter.created_at))
      .where('state', '=', 'sent')
      .executeTakeFirst()
    if (!row) return false
    const reason = reasonOf(report)
    await transaction
      .updateTable('outbox')
      .set({
        state: 'failed',
        last_error: reason,
        last_error_about: 'address',
        last_error_at: toStoredTime(now),
      })
      .where('id', '=', letter.id)
      .execute()
    if (row.subscriber_id === null) return true
    const came = await countReturned(transaction, row.subscriber_id, now)
    await transaction
      .updateTable('subscribers')
      .set({ soft_bounces: came, bounce_reason: reason })
      .where('id', '=', row.subscriber_id)
      .execute()
    if (verdict === 'hard' || came >= MAX_SOFT_BOUNCES)
      await bounceOrHold(transaction, row.subscriber_id, { now, reason })
    return true
  })
}

const LIMIT_KEY = 'bounces'

/**
 * Takes a subscriber off the list, or holds the bounce for the coach's decision with those already held. Call it inside
 * the transaction of its cause.
 *
 * @param reason the server's reason
 */
export async function bounceOrHold(
  transaction: Store,
  id: number,
  { now, reason }: { now: string; reason: string },
): Promise<void> {
  const active = await countRows(transaction.selectFrom('subscribers').where('state', '=', 'active'))
  const limit = { limit: maxBouncesPerDay(active), windowMs: DAY, now: Date.parse(now) }
  const mayCount =
    (await countHeld(transaction)).total === 0 &&
    (await consumeRateLimit(transaction, LIMIT_KEY, limit)).allowed
  if (mayCount) {
    await bounceSubscriber(transaction, id, { now, reason })
    return
  }
  await transaction
    .updateTable('subscribers')
    .set({ bounce_held_at: toStoredTime(now), bounce_reason: reason })
    .where('id', '=', id)
    .where('state', 'in', ON_THE_LIST)
    .where('bounce_held_at', 'is', null)
    .execute()
}

const ON_THE_LIST = ['pending', 'active'] as const
const MAX_LISTED = 100

async function countHeld(db: Store): Promise<{ total: number; until: string | null }> {
  return db
    .selectFrom('subscribers')
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.max<string | null>('bounce_held_at').as('until'),
    ])
    .where('bounce_held_at', 'is not', null)
    .executeTakeFirstOrThrow()
}

/** Reads the held bounces: their number, the time of the latest, and the newest ones. */
export async function readHeldBounces(db: Store): Promise<Omit<HeldBounces, 'skipped'>> {
  const rows = await db
    .selectFrom('subscribers')
    .select(['id', 'email', 'bounce_reason', 'bounce_held_at'])
    .where('bounce_held_at', 'is not', null)
    .orderBy('bounce_held_at', 'desc')
    .orderBy('id')
    .limit(MAX_LISTED)
    .execute()
  const bounces = rows.flatMap(({ id, email, bounce_reason, bounce_held_at: held_at }) =>
    held_at === null ? [] : [{ subscriber_id: id, email, reason: bounce_reason ?? '', held_at }],
  )
  return { ...(await countHeld(db)), bounces }
}

/**
 * Applies the coach's decision about held bounces: the subscribers are taken off the list, or stay on it as if their
 * letters had not been returned.
 *
 * @returns the number of subscribers concerned
 */
export async function settleHeldBounces(
  db: Store,
  { decision, until }: BounceDecision,
  context: WriteContext,
): Promise<number> {
  const time = toStoredTime(context.now)
  return inTransaction(db, async (transaction) => {
    const held = transaction
      .selectFrom('subscribers')
      .select('id')
      .where('bounce_held_at', '<=', toStoredTime(until))
      .where('state', 'in', ON_THE_LIST)
    if (decision === 'dismiss') {
      await transaction
        .updateTable('outbox')
        .set({ state: 'sent', last_error: null, last_error_about: null, last_error_at: null })
        .where('subscriber_id', 'in', held)
        .where('state', '=', 'failed')
        .where('last_error_about', '=', 'address')
        .where('sent_at', 'is not', null)
        .execute()
    }
    const settled =
      decision === 'accept'
        ? { state: 'bounced' as const, bounced_at: time, plan_day: null, plan_due_at: null }
        : { soft_bounces: 0, bounce_reason: null }
    const { numUpdatedRows } = await transaction
      .updateTable('subscribers')
      .set({ ...settled, bounce_held_at: null, updated_at: time })
      .where('id', 'in', held)
      .executeTakeFirstOrThrow()
    const subscribers = Number(numUpdatedRows)
    if (subscribers > 0)
      await writeAuditEntry(transaction, context, {
        action: decision === 'accept' ? 'bounces_accepted' : 'bounces_dismissed',
        resource: 'subscriber',
        details: { subscribers },
      })
    return subscribers
  })
}

async function countReturned(db: Store, subscriberId: number, now: string): Promise<number> {
  const since = new Date(Date.parse(now) - SOFT_BOUNCES_WITHIN_DAYS * DAY).toISOString()
  const returned = db
    .selectFrom('outbox')
    .innerJoin('subscribers', 'subscribers.id', 'outbox.subscriber_id')
    .where('subscriber_id', '=', subscriberId)
    .where('outbox.state', '=', 'failed')
    .where('last_error_about', '=', 'address')
    .where('last_error_at', '>', toStoredTime(since))
    // Returns before a new sign-up do not count.
    .whereRef('outbox.created_at', '>=', 'subscribers.consent_at')
  return countRows(returned)
}

/** Reads how far a mailbox has been read; null when it has not been, or its numbering has restarted. */
export async function readMailboxPosition(
  db: Store,
  { name, uidValidity }: { name: string; uidValidity: string },
): Promise<number | null> {
  const row = await db
    .selectFrom('read_mailboxes')
    .select(['uid_validity', 'last_uid'])
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.uid_validity === uidValidity ? row.last_uid : null
}

/** Stores how far a mailbox has been read. */
export async function saveMailboxPosition(
  db: Store,
  { name, uidValidity, lastUid }: { name: string; uidValidity: string; lastUid: number },
): Promise<void> {
  const place = { uid_validity: uidValidity, last_uid: lastUid }
  await db
    .insertInto('read_mailboxes')
    .values({ name, ...place })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(place))
    .execute()
}

/** The table has one row: the last visit. */
const ONLY = 1

/**
 * Stores the result of a visit to the mailbox of returned letters, for all processes; a repeated failure keeps the time
 * of the first.
 *
 * @param failure null after a success · @param now ISO 8601
 */
export async function saveMailboxVisit(
  db: Store,
  failure: { reason: MailboxFailure; said: string } | null,
  now: string,
): Promise<void> {
  const at = toStoredTime(now)
  const how = { at, reason: failure?.reason ?? null, said: failure?.said ?? null }
  await db
    .insertInto('mailbox_visits')
    .values({ id: ONLY, ...how, failing_since: failure && at })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ fn, ref, val }) => ({
        ...how,
        failing_since: failure && fn.coalesce(ref('mailbox_visits.failing_since'), val(at)),
      })),
    )
    .execute()
}

/** Reads the result of the last visit; null when there was none. */
export async function readMailboxVisit(db: Store): Promise<MailboxVisit | null> {
  const row = await db
    .selectFrom('mailbox_visits')
    .select(['at', 'failing_since', 'reason', 'said'])
    .where('id', '=', ONLY)
    .executeTakeFirst()
  return row ?? null
}

/** How long a skipped mail is reported. */
const TOLD_MS = 30 * DAY
const MAX_TOLD = 20

/**
 * Records an unreadable mail of the mailbox of returned letters, which is not retried; prunes old records.
 *
 * @param now ISO 8601
 */
export async function addSkippedMail(
  db: Store,
  { mailbox, uid, subject }: { mailbox: string; uid: number; subject: string },
  now: string,
): Promise<void> {
  await db
    .deleteFrom('skipped_mails')
    .where('skipped_at', '<', toStoredTime(Date.parse(now) - TOLD_MS))
    .execute()
  await db
    .insertInto('skipped_mails')
    .values({ mailbox, uid, subject, skipped_at: toStoredTime(now) })
    .execute()
}

/** Lists the mails skipped in the last 30 days, newest first. @param now ISO 8601 */
export async function listSkippedMails(db: Store, now: string): Promise<HeldBounces['skipped']> {
  return db
    .selectFrom('skipped_mails')
    .select(['id', 'subject', 'skipped_at'])
    .where('skipped_at', '>', toStoredTime(Date.parse(now) - TOLD_MS))
    .orderBy('id', 'desc')
    .limit(MAX_TOLD)
    .execute()
}
