import type { Selectable } from 'kysely'
import type { ContactMessage } from '../../domain/contact/contact-rules.ts'
import type { Database, MessageState, Store } from './schema.ts'
import { toStoredTime } from './stored-time.ts'

const COLUMNS = [
  'id',
  'first_name',
  'last_name',
  'email',
  'subject',
  'message',
  'state',
  'received_at',
] as const

export type StoredMessage = Selectable<Database['messages']>

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
      state,
      received_at: toStoredTime(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** One message, or null. */
export async function getMessage(db: Store, id: number): Promise<StoredMessage | null> {
  return (await db.selectFrom('messages').select(COLUMNS).where('id', '=', id).executeTakeFirst()) ?? null
}

/** The inbox, newest first; without a state all of it. */
export async function listMessages(
  db: Store,
  { state, limit, page }: { state?: MessageState; limit: number; page: number },
): Promise<{ messages: StoredMessage[]; total: number }> {
  let query = db.selectFrom('messages')
  if (state !== undefined) query = query.where('state', '=', state)
  const { total } = await query
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const messages = await query
    .select(COLUMNS)
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { messages, total }
}

/** Moves a message to another state; false when it is not there. */
export async function setMessageState(db: Store, id: number, state: MessageState): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('messages')
    .set({ state })
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
