import { z } from 'zod'
import { enqueueLetter } from '../../store/outbox.ts'
import { unsubscribeSubscriber } from '../../store/subscribers.ts'
import { inTransaction } from '../../store/transaction.ts'
import type { ApiOptions } from '../api.ts'
import { readLink } from './reader-link.ts'

export const LEFT = 'You’re off the list. We won’t send you any more letters.'
export const leftAnswer = z
  .object({ success: z.literal(true), message: z.string() })
  .meta({ id: 'Unsubscribed' })

/**
 * Takes whom a link belongs to off the list, and writes her goodbye; a second time changes nothing.
 *
 * @throws Failure `invalid` for a link that does not work
 */
export async function leaveList(options: ApiOptions, token: string): Promise<void> {
  const { id } = await readLink(options, 'unsubscribe', token)
  const now = options.clock().toISOString()
  await inTransaction(options.store, async (transaction) => {
    const result = await unsubscribeSubscriber(transaction, id, now)
    if (!result?.isNew) return
    const { email } = result.subscriber
    await enqueueLetter(transaction, { kind: 'goodbye', to: email, data: {}, subscriber_id: id }, now)
  })
  options.kickDelivery()
}
