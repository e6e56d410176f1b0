import type { MailboxFailure } from '../../../domain/mail/mail-check-calls.ts'
import type { MailboxVisit } from '../../../domain/mail/mailbox-trouble.ts'
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
