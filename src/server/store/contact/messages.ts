import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { ContactMessage } from '../../../domain/contact/contact-rules.ts'
import type { MessageState } from '../../../domain/contact/message-calls.ts'
import { joinSearchKeys } from '../../../domain/text/search-key.ts'
import { toContainsPattern } from '../name-key.ts'
import { countRows } from '../rows.ts'
import type { Database, Store } from '../schema.ts'
import { toStoredTime } from '../stored-time.ts'

const COLUMNS = ['id', 'first_name', 'last_name', 'email', 'subject', 'message', 'received_at'] as const

export type StoredMessage = Pick<Selectable<Database['messages']>, (typeof COLUMNS)[number]> & {
  state: MessageState
}

/** What was opened and neither answered nor put away is read. */
const STATE: RawBuilder<MessageState> = sql`case when state = 'unread' and read_at is not null then 'read' else state end`

/** Keeps a visitor's message; durable once its transaction has ended. Returns its id. */
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
  /** Looks in names, address, subject and message. */
  q?: string
  limit: number
  page: number
}

/** The inbox, newest first; without a state all of it but spam. */
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
