import { MINUTE } from '../../../domain/time/durations.ts'
import type { Store } from '../database.ts'
import { toStoredTime } from '../stored-time.ts'

/** What clocks of several machines may differ by. */
const SLACK_MS = MINUTE

/**
 * Puts right what was written while the clock was ahead: letters that would wait for a time that was never meant are
 * due now, and what is claimed counts as claimed now.
 *
 * @param now ISO 8601
 * @returns how many letters were put right
 */
export async function forgetFutureTimes(db: Store, now: string): Promise<number> {
  const time = toStoredTime(now)
  const ahead = toStoredTime(Date.parse(now) + SLACK_MS)
  // Asked first: nearly always there is none, and a question locks nothing.
  const found = await db
    .selectFrom('outbox')
    .select('id')
    .where('state', 'in', ['waiting', 'sending'])
    .where((row) =>
      row.or([
        row('created_at', '>', ahead),
        row('last_error_at', '>', ahead),
        row('claimed_at', '>', ahead),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  if (!found) return 0
  const due = await db
    .updateTable('outbox')
    .set({ next_attempt_at: time })
    .where('state', '=', 'waiting')
    .where('next_attempt_at', '>', ahead)
    .where((row) =>
      row.or([
        row.and([row('attempts', '=', 0), row('created_at', '>', ahead)]),
        // Its next failure writes the present time.
        row('last_error_at', '>', ahead),
      ]),
    )
    .executeTakeFirstOrThrow()
  const claimed = await db
    .updateTable('outbox')
    .set({ claimed_at: time, next_attempt_at: time })
    .where('state', '=', 'sending')
    .where('claimed_at', '>', ahead)
    .executeTakeFirstOrThrow()
  return Number(due.numUpdatedRows + claimed.numUpdatedRows)
}
