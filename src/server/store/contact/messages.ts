import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { ContactMessage } from '../../../domain/contact/contact-rules.ts'
import type { MessageReply, MessageState } from '../../../domain/contact/message-calls.ts'
import { joinSearchKeys } from '../../../domain/text/search-key.ts'
import { DAY } from '../../../domain/time/durations.ts'
import { writeAuditEntry } from '../audit/audit-log.ts'
import { dialectOf } from '../dialects/dialect.ts'
import { enqueueLetter, listDeliveriesOf } from '../mail/outbox.ts'
import { countRows } from '../rows.ts'
import type { Database, Store } from '../schema.ts'
import { toContainsPattern, toStoredTime } from '../stored-values.ts'
import { inTransaction } from '../transaction.ts'
import type { WriteContext } from '../write-context.ts'

const COLUMNS = ['id', 'first_name', 'last_name', 'email', 'subject', 'message', 'received_at'] as const

export type StoredMessage = Pick<Selectable<Database['messages']>, (typeof COLUMNS)[number]> & {
  state: MessageState
}

/** A message that was opened and neither answered nor archived is read. */
const STATE: RawBuilder<MessageState> = sql`case when state = 'unread' and read_at is not null then 'read' else state end`

/** Stores a visitor's message; durable once its transaction is committed. Returns its id. */
export async function addMessage(
  db: Store,
  message: ContactMessage,
  state: 'unread' | 'spam',
  now: string,
): Promise<number> {
  const { id } = await db
    .insertInto('messages')
    .values({
      first_name: message.firstName,
      last_name: message.lastName,
      email: message.email,
      subject: message.subject,
      message: message.message,
      search_key: joinSearchKeys([
        `${message.firstName} ${message.lastName}`,
        message.email,
        message.subject,
        message.message,
      ]),
      state,
      received_at: toStoredTime(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function getMessage(db: Store, id: number): Promise<StoredMessage | null> {
  const found = await db
    .selectFrom('messages')
    .select(COLUMNS)
    .select(STATE.as('state'))
    .where('id', '=', id)
    .executeTakeFirst()
  return found ?? null
}

export interface InboxRequest {
  state?: MessageState | undefined
  /** Searches names, address, subject and message. */
  q?: string
  limit: number
  page: number
}

/** Lists the inbox, newest first; without a state everything but spam. */
export async function listMessages(
  db: Store,
  { state, q = '', limit, page }: InboxRequest,
): Promise<{ messages: StoredMessage[]; total: number; counts: Record<MessageState, number> }> {
  let query = db.selectFrom('messages').where(STATE, state === undefined ? '!=' : '=', state ?? 'spam')
  if (q.trim() !== '') {
    query = query.where(sql<boolean>`search_key like ${toContainsPattern(q)} escape '\\'`)
  }
  const total = await countRows(query)
  const messages = await query
    .select(COLUMNS)
    .select(STATE.as('state'))
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { messages, total, counts: await countByState(db) }
}

async function countByState(db: Store): Promise<Record<MessageState, number>> {
  const rows = await db
    .selectFrom('messages')
    .select(({ fn }) => [STATE.as('state'), fn.countAll<number>().as('count')])
    .groupBy(STATE)
    .execute()
  const counts = { unread: 0, read: 0, answered: 0, archived: 0, spam: 0 }
  for (const { state, count } of rows) counts[state] = count
  return counts
}

export async function setMessageState(
  db: Store,
  { id, state, now }: { id: number; state: MessageState; now: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('messages')
    .set(
      state === 'read'
        ? { state: 'unread', read_at: toStoredTime(now) }
        : { state, ...(state === 'unread' ? { read_at: null } : {}) },
    )
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** The same reply within this time is a repeated submission, or a retry after a lost connection. */
const SAME_ANSWER_MS = DAY

/**
 * Replies to a message: the reply, its letter and the message's new state are stored together. The same text within a
 * day is the same reply, and changes nothing.
 *
 * @returns whether it was stored now; null when the message does not exist
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

/** Finds the reply that a letter of the outbox contains; null when there is none. */
export async function findReplyOfLetter(db: Store, letterId: number): Promise<string | null> {
  const row = await db
    .selectFrom('message_replies')
    .select('text')
    .where('letter_id', '=', letterId)
    .executeTakeFirst()
  return row?.text ?? null
}

/** Lists the letters about a message that its sender has received, oldest first: the thread a reply continues. */
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
