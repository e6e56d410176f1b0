import {
  type DeliveryReport,
  judgeReport,
  MAX_SOFT_BOUNCES,
  reasonOf,
  SOFT_BOUNCES_WITHIN_DAYS,
} from '../../domain/mail/returned-letter.ts'
import { DAY } from '../../domain/time/durations.ts'
import { dialectOf } from './dialects/dialect.ts'
import type { Store } from './schema.ts'
import { toStoredTime } from './stored-time.ts'
import { bounceSubscriber } from './subscribers.ts'
import { inTransaction } from './transaction.ts'

/**
 * Notes that a letter the mail server had taken came back: it counts as failed, and its reader gets no more of the list
 * when the address is no more, or when it was not the first to come back of late. Told twice, it is noted once.
 *
 * @param letter as its message id names it
 * @returns whether it was such a letter, sent and not yet known to have come back
 */
export async function takeBackLetter(
  db: Store,
  letter: { id: number; created_at: string },
  report: DeliveryReport,
  now: string,
): Promise<boolean> {
  const verdict = judgeReport(report)
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
      await bounceSubscriber(transaction, row.subscriber_id, { now, reason })
    return true
  })
}

async function countReturned(db: Store, subscriberId: number, now: string): Promise<number> {
  const since = new Date(Date.parse(now) - SOFT_BOUNCES_WITHIN_DAYS * DAY).toISOString()
  const { count } = await db
    .selectFrom('outbox')
    .innerJoin('subscribers', 'subscribers.id', 'outbox.subscriber_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('subscriber_id', '=', subscriberId)
    .where('outbox.state', '=', 'failed')
    .where('last_error_about', '=', 'address')
    .where('last_error_at', '>', toStoredTime(since))
    // Who has asked for letters again begins anew.
    .whereRef('outbox.created_at', '>=', 'subscribers.consent_at')
    .executeTakeFirstOrThrow()
  return count
}

/** How far a mailbox has been read; null when it has not been, or counts its mails anew. */
export async function readMailboxPlace(
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

/** Notes how far a mailbox has been read. */
export async function keepMailboxPlace(
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
