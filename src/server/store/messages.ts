import type { ContactMessage } from '../../domain/contact/contact-rules.ts'
import type { Store } from './schema.ts'
import { toStoredTime } from './stored-time.ts'

/** Keeps a visitor's message; durable once its transaction has ended. Returns its id. */
export async function addMessage(db: Store, message: ContactMessage, now: string): Promise<number> {
  const { id } = await db
    .insertInto('messages')
    .values({
      first_name: message.firstName,
      last_name: message.lastName,
      email: message.email,
      subject: message.subject,
      message: message.message,
      state: 'unread',
      received_at: toStoredTime(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
