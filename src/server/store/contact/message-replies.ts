import type { MessageReply } from '../../../domain/contact/message-calls.ts'
import { DAY } from '../../../domain/time/durations.ts'
import { writeAuditEntry } from '../audit/audit-log.ts'
import { dialectOf } from '../dialects/dialect.ts'
import { enqueueLetter, listDeliveriesOf } from '../mail/outbox.ts'
import type { Store } from '../schema.ts'
import { toStoredTime } from '../stored-time.ts'
import { inTransaction } from '../transaction.ts'
import type { WriteContext } from '../write-context.ts'
import { setMessageState } from './messages.ts'

/** The same answer within this time is one pressed twice, or sent again after a lost connection. */
const SAME_ANSWER_MS = DAY

/**
 * Answers a message: the answer, its letter and the message's new state are stored together. The same text within a day
 * is the same answer, and changes nothing.
 *
 * @returns whether it was written now; null when there is no such message
 */
export async function replyToMessage(
  db: Store,
  { messageId, text }: { messageId: number; text: string },
  context: WriteContext,
): Promise<boolean | null> {
  const { now } = context
  return inTransaction(db, async (transaction) => {
    await dialectOf(transaction).lockRow(transaction, 'messages', messageId)
    const message = await transaction
      .selectFrom('messages')
      .select('email')
      .where('id', '=', messageId)
      .executeTakeFirst()
    if (!message) return null
    const since = new Date(Date.parse(now) - SAME_ANSWER_MS).toISOString()
    const same = await transaction
      .selectFrom('message_replies')
      .select('id')
      .where('message_id', '=', messageId)
      .where('text', '=', text)
      .where('created_at', '>', toStoredTime(since))
      .executeTakeFirst()
    if (same) return false
    const letter_id = await enqueueLetter(
      transaction,
      { kind: 'contact_reply', to: message.email, data: {}, message_id: messageId },
      now,
    )
    await transaction
      .insertInto('message_replies')
      .values({ message_id: messageId, text, letter_id, created_at: toStoredTime(now) })
      .execute()
    await setMessageState(transaction, { id: messageId, state: 'answered', now })
    await writeAuditEntry(transaction, context, {
      action: 'message_answered',
      resource: 'message',
      resourceId: messageId,
    })
    return true
  })
}

export async function listReplies(
  db: Store,
  messageIds: readonly number[],
): Promise<Map<number, MessageReply[]>> {
  const found = new Map<number, MessageReply[]>(messageIds.map((id) => [id, []]))
  if (messageIds.length === 0) return found
  const rows = await db
    .selectFrom('message_replies')
    .selectAll()
    .where('message_id', 'in', messageIds)
    .orderBy('id')
    .execute()
  const deliveries = await listDeliveriesOf(
    db,
    rows.map(({ letter_id }) => letter_id),
  )
  for (const { id, message_id, text, created_at, letter_id } of rows)
    found.get(message_id)?.push({ id, text, created_at, letter: deliveries.get(letter_id) ?? null })
  return found
}

/** The answer that a letter of the outbox brings; null when there is none. */
export async function findReplyOfLetter(db: Store, letterId: number): Promise<string | null> {
  const row = await db
    .selectFrom('message_replies')
    .select('text')
    .where('letter_id', '=', letterId)
    .executeTakeFirst()
  return row?.text ?? null
}

/** The letters about a message that its sender has got, oldest first: what an answer follows on. */
export async function listThread(
  db: Store,
  messageId: number,
): Promise<{ id: number; created_at: string }[]> {
  return db
    .selectFrom('outbox')
    .select(['id', 'created_at'])
    .where('message_id', '=', messageId)
    .where('kind', 'in', ['contact_confirmation', 'contact_reply'])
    .where('state', '=', 'sent')
    .orderBy('id')
    .execute()
}
