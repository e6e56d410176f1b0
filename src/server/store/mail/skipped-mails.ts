import type { HeldBounces } from '../../../domain/mail/mail-check-calls.ts'
import { DAY } from '../../../domain/time/durations.ts'
import type { Store } from '../schema.ts'
import { toStoredTime } from '../stored-time.ts'

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
