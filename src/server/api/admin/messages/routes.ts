import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  type InboxMessage,
  MESSAGE_STATES,
  messageAnswer,
  messageListAnswer,
  messageReplyInput,
  messageUpdateSchema,
} from '../../../../domain/admin/inbox.ts'
import { Failure } from '../../../../domain/errors.ts'
import { errorAnswer } from '../../../http/error-handler.ts'
import { writeContext } from '../../../http/visitor.ts'
import type { Store } from '../../../store/database.ts'
import { listReplies, replyToMessage } from '../../../store/message-replies.ts'
import { getMessage, listMessages, type StoredMessage, setMessageState } from '../../../store/messages.ts'
import { listDeliveries } from '../../../store/outbox.ts'
import type { ApiOptions } from '../../api.ts'
import { idParams } from '../../id-params.ts'
import { pagedQuery, stateField } from '../params.ts'

const tags = ['admin messages']
const messageQuery = pagedQuery.extend({ state: stateField(MESSAGE_STATES) })

/** The inbox: what visitors wrote, the coach's answers, and whether our letters about it arrived. */
export const messageRoutes: FastifyPluginAsyncZod<ApiOptions> = async (
  app,
  { store, clock, kickDelivery },
) => {
  app.get(
    '/admin/messages',
    {
      schema: {
        tags,
        summary: 'The contact inbox, newest first; spam only when asked for',
        querystring: messageQuery,
        response: { 200: messageListAnswer, 400: errorAnswer },
      },
    },
    async ({ query }) => {
      const { messages, total, counts } = await listMessages(store, query)
      return { messages: await withLetters(store, messages), total, counts }
    },
  )

  app.get(
    '/admin/messages/:id',
    {
      schema: {
        tags,
        summary: 'One message',
        params: idParams,
        response: { 200: messageAnswer, 404: errorAnswer },
      },
    },
    async ({ params }) => ({ message: await readMessage(store, params.id) }),
  )

  app.put(
    '/admin/messages/:id',
    {
      schema: {
        tags,
        summary: 'Mark a message as unread, read, answered, archived or spam',
        params: idParams,
        body: messageUpdateSchema,
        response: { 200: messageAnswer, 400: errorAnswer, 404: errorAnswer },
      },
    },
    async ({ params, body }) => {
      await setMessageState(store, { id: params.id, state: body.state, now: clock().toISOString() })
      return { message: await readMessage(store, params.id) }
    },
  )

  app.post(
    '/admin/messages/:id/reply',
    {
      schema: {
        tags,
        summary: 'Answer a message by a letter; the same text within a day is the same answer',
        params: idParams,
        body: messageReplyInput,
        response: { 200: messageAnswer, 400: errorAnswer, 404: errorAnswer },
      },
    },
    async (request) => {
      const { id: messageId } = request.params
      const { text } = request.body
      await replyToMessage(store, { messageId, text }, writeContext(request, clock))
      kickDelivery()
      return { message: await readMessage(store, messageId) }
    },
  )
}

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
