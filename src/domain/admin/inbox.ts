import { z } from 'zod'
import { textField } from '../content/input-fields.ts'
import { isBlank } from '../text/control-characters.ts'
import { deliverySchema } from './outbox.ts'

export const MESSAGE_STATES = ['unread', 'read', 'answered', 'archived', 'spam'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]

const count = z.int().nonnegative()

/** Longest answer to a message, in characters. */
export const REPLY_MAX = 20_000

/** An answer of the coach's, written on the site. */
const messageReplySchema = z
  .object({
    id: z.int().positive(),
    text: z.string(),
    created_at: z.iso.datetime(),
    /** What became of its letter; null once that is forgotten. */
    letter: deliverySchema.nullable(),
  })
  .meta({ id: 'MessageReply' })

/** A visitor's message in the coach's inbox. */
export const inboxMessageSchema = z
  .object({
    id: z.int().positive(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    subject: z.string(),
    message: z.string(),
    state: z.enum(MESSAGE_STATES),
    received_at: z.iso.datetime(),
    /** What became of the letters it led to. */
    letters: z.array(deliverySchema),
    /** Oldest first. */
    replies: z.array(messageReplySchema),
  })
  .meta({ id: 'InboxMessage' })

export const messageListAnswer = z.object({
  messages: z.array(inboxMessageSchema),
  total: count,
  counts: z.object({ unread: count, read: count, answered: count, archived: count, spam: count }),
})
export const messageAnswer = z.object({ message: inboxMessageSchema })
export const messageUpdateSchema = z.object(
  { state: z.enum(MESSAGE_STATES, 'State is unread, read, answered, archived or spam') },
  'The request must be a JSON object',
)

export const messageReplyInput = z
  .object(
    {
      text: textField('The answer', REPLY_MAX).refine((text) => !isBlank(text), 'The answer is empty'),
    },
    'The request must be a JSON object',
  )
  .meta({ id: 'ReplyToMessage' })

export type MessageReply = z.infer<typeof messageReplySchema>
export type InboxMessage = z.infer<typeof inboxMessageSchema>
