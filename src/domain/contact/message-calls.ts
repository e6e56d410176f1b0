import { z } from 'zod'
import type { CallSet } from '../api/call.ts'
import { idParams, pagedQuery, stateField } from '../api/call-fields.ts'
import { textField } from '../items/input-fields.ts'
import { deliverySchema } from '../mail/outbox-calls.ts'
import { isBlank } from '../text/control-characters.ts'

export const MESSAGE_STATES = ['unread', 'read', 'answered', 'archived', 'spam'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]

const count = z.int().nonnegative()

/** Maximum length of a reply to a message, in characters. */
export const MAX_REPLY_LENGTH = 20_000

/** A reply of the coach, written on the site. */
const messageReplySchema = z
  .object({
    id: z.int().positive(),
    text: z.string(),
    created_at: z.iso.datetime(),
    /** The delivery of its letter; null after that has been forgotten. */
    letter: deliverySchema.nullable(),
  })
  .meta({ id: 'MessageReply' })

/** A visitor's message in the coach's inbox. */
const inboxMessageSchema = z
  .object({
    id: z.int().positive(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    subject: z.string(),
    message: z.string(),
    state: z.enum(MESSAGE_STATES),
    received_at: z.iso.datetime(),
    /** The deliveries of the letters it caused. */
    letters: z.array(deliverySchema),
    /** Oldest first. */
    replies: z.array(messageReplySchema),
  })
  .meta({ id: 'InboxMessage' })

const messageAnswer = z.object({ message: inboxMessageSchema })

/** The answer of a change replaces the cached message; the lists and the dashboard are invalidated. */
const changesMessage = {
  answer: messageAnswer,
  replaces: '/admin/messages/:id',
  stale: ['/admin/messages', '/admin/overview'],
} as const

export const messageCalls = {
  list: {
    method: 'GET',
    path: '/admin/messages',
    query: pagedQuery.extend({ state: stateField(MESSAGE_STATES) }),
    answer: z.object({
      messages: z.array(inboxMessageSchema),
      total: count,
      counts: z.object({ unread: count, read: count, answered: count, archived: count, spam: count }),
    }),
  },
  read: { method: 'GET', path: '/admin/messages/:id', params: idParams, answer: messageAnswer },
  move: {
    ...changesMessage,
    method: 'PUT',
    path: '/admin/messages/:id',
    params: idParams,
    body: z.object(
      { state: z.enum(MESSAGE_STATES, 'State is unread, read, answered, archived or spam') },
      'The request must be a JSON object',
    ),
  },
  reply: {
    ...changesMessage,
    method: 'POST',
    path: '/admin/messages/:id/reply',
    params: idParams,
    body: z
      .object(
        {
          text: textField('The answer', MAX_REPLY_LENGTH).refine(
            (text) => !isBlank(text),
            'The answer is empty',
          ),
        },
        'The request must be a JSON object',
      )
      .meta({ id: 'ReplyToMessage' }),
    stale: [...changesMessage.stale, '/admin/outbox'],
  },
} as const satisfies CallSet

export type MessageReply = z.infer<typeof messageReplySchema>
export type InboxMessage = z.infer<typeof inboxMessageSchema>
