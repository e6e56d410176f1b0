import type { LetterKind, LetterState } from '../../../domain/mail/letters.ts'
import { MINUTE } from '../../../domain/time/durations.ts'
import type { Store } from '../schema.ts'
import { toStoredTime } from '../stored-values.ts'
import { inTransaction } from '../transaction.ts'

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

const WATCHED = ['waiting', 'sending', 'failed'] as const

/** How many letters are on their way, and how many will not go without help. */
export async function countLetters(db: Store): Promise<Record<(typeof WATCHED)[number], number>> {
  const rows = await db
    .selectFrom('outbox')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where('state', 'in', WATCHED)
    .groupBy('state')
    .execute()
  const count = (wanted: string) => rows.find(({ state }) => state === wanted)?.count ?? 0
  return { waiting: count('waiting'), sending: count('sending'), failed: count('failed') }
}

const SETTLED: readonly LetterState[] = ['sent', 'failed', 'cancelled']

/**
 * Removes letters that were settled and written down before a time: addresses are not kept longer than needed. What
 * became of an issue's letters stays as a number with the issue.
 *
 * @returns how many were removed
 */
export async function pruneOutbox(db: Store, before: string): Promise<number> {
  const time = toStoredTime(before)
  return inTransaction(db, async (transaction) => {
    const gone = await transaction
      .deleteFrom('outbox')
      .where('state', 'in', SETTLED)
      .where('created_at', '<', time)
      .returning(COUNTED)
      .execute()
    await keepCounts(transaction, gone)
    return gone.length
  })
}

/** Removes every letter to a subscriber who is deleted. Call it inside the transaction that deletes the subscriber. */
export async function forgetLettersTo(transaction: Store, subscriberId: number): Promise<void> {
  const gone = await transaction
    .deleteFrom('outbox')
    .where('subscriber_id', '=', subscriberId)
    .returning(COUNTED)
    .execute()
  await keepCounts(transaction, gone)
}

const COUNTED = ['issue_id', 'kind', 'state'] as const

interface GoneLetter {
  issue_id: number | null
  kind: LetterKind
  state: LetterState
}

async function keepCounts(transaction: Store, gone: readonly GoneLetter[]): Promise<void> {
  const issues = gone.filter(({ kind }) => kind === 'newsletter_issue')
  for (const id of new Set(issues.map(({ issue_id }) => issue_id))) {
    if (id === null) continue
    const count = (wanted: LetterState) =>
      issues.filter(({ issue_id, state }) => issue_id === id && state === wanted).length
    await transaction
      .updateTable('issues')
      .set(({ eb }) => ({
        forgotten_sent: eb('forgotten_sent', '+', count('sent')),
        forgotten_failed: eb('forgotten_failed', '+', count('failed')),
      }))
      .where('id', '=', id)
      .execute()
  }
}
