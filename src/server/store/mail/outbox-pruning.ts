import type { LetterKind, LetterState } from '../../../domain/mail/letters.ts'
import type { Store } from '../schema.ts'
import { toStoredTime } from '../stored-time.ts'
import { inTransaction } from '../transaction.ts'

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
