import type { HeldBounces, MailboxFailure, MailboxVisit } from '../../../domain/mail/mail-check-calls.ts'
import { DAY } from '../../../domain/time/durations.ts'
import type { Store } from '../schema.ts'
import { toStoredTime } from '../stored-time.ts'

/** The table has one row: the last visit. */
const ONLY = 1

/**
 * Keeps how a visit to the mailbox of returned letters went, for all processes to show; what fails again has failed since
 * it began to.
 *
 * @param failure null when it was read · @param now ISO 8601
 */
export async function keepMailboxVisit(
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

/** How the last visit went; null when there was none. */
export async function readMailboxVisit(db: Store): Promise<MailboxVisit | null> {
  const row = await db
    .selectFrom('mailbox_visits')
    .select(['at', 'failing_since', 'reason', 'said'])
    .where('id', '=', ONLY)
    .executeTakeFirst()
  return row ?? null
}

/** So long a mail that was passed over is told. */
const TOLD_MS = 30 * DAY
const MAX_TOLD = 20

/**
 * Notes a mail of the mailbox of returned letters that could not be read and is not tried again; forgets old ones.
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

/** The mails passed over in the last 30 days, newest first. @param now ISO 8601 */
export async function listSkippedMails(db: Store, now: string): Promise<HeldBounces['skipped']> {
  return db
    .selectFrom('skipped_mails')
    .select(['id', 'subject', 'skipped_at'])
    .where('skipped_at', '>', toStoredTime(Date.parse(now) - TOLD_MS))
    .orderBy('id', 'desc')
    .limit(MAX_TOLD)
    .execute()
}
