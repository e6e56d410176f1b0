import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type MailHealth, outboxAnswer, outboxLetterAnswer } from '../../../../domain/admin/outbox.ts'
import { Failure } from '../../../../domain/errors.ts'
import { LETTER_KINDS, LETTER_STATES } from '../../../../domain/mail/letters.ts'
import { blankIsNone } from '../../../../domain/paging.ts'
import { errorAnswer } from '../../../http/error-handler.ts'
import type { Store } from '../../../store/database.ts'
import { getOutboxLetter, listOutbox, readMailFacts, retryLetter } from '../../../store/outbox.ts'
import type { ApiOptions } from '../../api.ts'
import { idParams } from '../../id-params.ts'
import { pagedQuery, stateField } from '../params.ts'

const tags = ['admin outbox']
const outboxQuery = pagedQuery.extend({
  state: stateField(LETTER_STATES),
  kind: z.preprocess(blankIsNone, z.enum(LETTER_KINDS, 'There is no such kind of letter').optional()),
})

/** Letters: what waits, what was sent, what failed and why, and another try. */
export const outboxRoutes: FastifyPluginAsyncZod<ApiOptions> = async (app, options) => {
  const { store, clock, kickDelivery, mailConfigured } = options
  app.get(
    '/admin/outbox',
    {
      schema: {
        tags,
        summary: 'The letters, newest first, and how mail is doing',
        querystring: outboxQuery,
        response: { 200: outboxAnswer, 400: errorAnswer },
      },
    },
    async ({ query }) => ({
      ...(await listOutbox(store, query)),
      health: await readHealth(store, mailConfigured),
    }),
  )

  app.post(
    '/admin/outbox/:id/retry',
    {
      schema: {
        tags,
        summary: 'Try a failed letter again',
        params: idParams,
        response: { 200: outboxLetterAnswer, 404: errorAnswer, 409: errorAnswer },
      },
    },
    async ({ params }) => {
      const tried = await retryLetter(store, params.id, clock().toISOString())
      const letter = await getOutboxLetter(store, params.id)
      if (!letter) throw new Failure('not_found', 'Letter not found')
      if (!tried) throw new Failure('conflict', 'Only a letter that has failed can be tried again.')
      kickDelivery()
      return { letter }
    },
  )
}

/** Healthy until the last thing that went wrong is newer than the last letter that went out. */
async function readHealth(store: Store, mailConfigured: boolean): Promise<MailHealth> {
  const facts = await readMailFacts(store)
  const { last_sent_at, last_error_at } = facts
  const healthy = last_error_at === null || (last_sent_at !== null && last_sent_at > last_error_at)
  return { transport: mailConfigured ? 'smtp' : 'folder', healthy, ...facts }
}
