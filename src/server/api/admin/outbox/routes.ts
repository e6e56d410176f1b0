import { Failure } from '../../../../domain/errors.ts'
import { type MailHealth, outboxCalls } from '../../../../domain/mail/outbox-calls.ts'
import type { Store } from '../../../store/database.ts'
import { getOutboxLetter, listOutbox, readMailFacts, retryLetter } from '../../../store/mail/outbox.ts'
import { serveCalls } from '../serve-calls.ts'

/** Letters: waiting, sent, failed with the reason, and retries. */
export const outboxRoutes = serveCalls('admin outbox', outboxCalls, (options) => {
  const { store, clock, triggerDelivery, mailConfigured } = options
  return {
    list: {
      summary: 'The letters, newest first, and how mail is doing',
      answer: async ({ query }) => ({
        ...(await listOutbox(store, query)),
        health: await readHealth(store, mailConfigured),
      }),
    },
    retry: {
      summary: 'Try a failed letter again',
      async answer({ params }) {
        const tried = await retryLetter(store, params.id, clock().toISOString())
        const letter = await getOutboxLetter(store, params.id)
        if (!letter) throw new Failure('not_found', 'Letter not found')
        if (!tried) throw new Failure('conflict', 'Only a letter that has failed can be tried again.')
        triggerDelivery()
        return { letter }
      },
    },
  }
})

/** Healthy unless the last error is newer than the last sent letter. */
async function readHealth(store: Store, mailConfigured: boolean): Promise<MailHealth> {
  const facts = await readMailFacts(store)
  const { last_sent_at, last_error_at } = facts
  const healthy = last_error_at === null || (last_sent_at !== null && last_sent_at > last_error_at)
  return { transport: mailConfigured ? 'smtp' : 'folder', healthy, ...facts }
}
