import { type InboxMessage, messageCalls } from '../../../../domain/contact/message-calls.ts'
import { Failure } from '../../../../domain/errors.ts'
import { writeContext } from '../../../http/visitor.ts'
import {
  getMessage,
  listMessages,
  listReplies,
  replyToMessage,
  type StoredMessage,
  setMessageState,
} from '../../../store/contact/messages.ts'
import type { Store } from '../../../store/database.ts'
import { listDeliveries } from '../../../store/mail/outbox.ts'
import { serveCalls } from '../serve-calls.ts'

/** The inbox: visitors' messages, the coach's replies, and the delivery state of the letters about them. */
export const messageRoutes = serveCalls(
  'admin messages',
  messageCalls,
  ({ store, clock, triggerDelivery }) => ({
    list: {
      summary: 'The contact inbox, newest first; spam only when asked for',
      async answer({ query }) {
        const { messages, total, counts } = await listMessages(store, query)
        return { messages: await withLetters(store, messages), total, counts }
      },
    },
    read: {
      summary: 'One message',
      answer: async ({ params }) => ({ message: await readMessage(store, params.id) }),
    },
    move: {
      summary: 'Mark a message as unread, read, answered, archived or spam',
      async answer({ params: { id }, body: { state } }) {
        await setMessageState(store, { id, state, now: clock().toISOString() })
        return { message: await readMessage(store, id) }
      },
    },
    reply: {
      summary: 'Answer a message by a letter; the same text within a day is the same answer',
      async answer(request) {
        const { id: messageId } = request.params
        const { text } = request.body
        await replyToMessage(store, { messageId, text }, writeContext(request, clock))
        triggerDelivery()
        return { message: await readMessage(store, messageId) }
      },
    },
  }),
)

/** @throws Failure `not_found` */
async function readMessage(store: Store, id: number): Promise<InboxMessage> {
  const message = await getMessage(store, id)
  const [found] = message ? await withLetters(store, [message]) : []
  if (!found) throw new Failure('not_found', 'Message not found')
  return found
}

async function withLetters(store: Store, messages: readonly StoredMessage[]): Promise<InboxMessage[]> {
  const ids = messages.map(({ id }) => id)
  const letters = await listDeliveries(store, ids)
  const replies = await listReplies(store, ids)
  return messages.map((message) => ({
    ...message,
    letters: letters.get(message.id) ?? [],
    replies: replies.get(message.id) ?? [],
  }))
}
