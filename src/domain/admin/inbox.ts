import { z } from 'zod'
import { deliverySchema } from './outbox.ts'

export const MESSAGE_STATES = ['unread', 'read', 'answered', 'archived', 'spam'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]

const count = z.int().nonnegative()

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

export type InboxMessage = z.infer<typeof inboxMessageSchema>
