import type { LetterKind, LetterState } from '../../../domain/mail/letters.ts'
import { MINUTE } from '../../../domain/time/durations.ts'
import type { Store } from '../schema.ts'
import { toStoredTime } from '../stored-values.ts'
import { inTransaction } from '../transaction.ts'

/** Maximum difference between the clocks of several machines. */
const SLACK_MS = MINUTE

/**
 * Corrects times written while the clock was ahead: letters waiting for an unintended time are due now, and claimed
 * letters count as claimed now.
 *
 * @param now ISO 8601
 * @returns the number of corrected letters
 */
export async function correctFutureTimes(db: Store, now: string): Promise<number> {
  const time = toStoredTime(now)
  const ahead = toStoredTime(Date.parse(now) + SLACK_MS)
  // Queried first: there is almost never one, and a query locks nothing.
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

/** Counts the letters being sent, and those that need help. */
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
 * Removes settled letters written before a time: addresses are not kept longer than needed. The results of an issue's
 * letters stay as numbers with the issue.
 *
 * @returns the number of removed letters
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

/** Removes every letter to a deleted subscriber. Call it inside the transaction that deletes the subscriber. */
export async function deleteLettersTo(transaction: Store, subscriberId: number): Promise<void> {
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
