import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { enqueueLetter } from '../../store/mail/outbox.ts'
import { unsubscribeSubscriber } from '../../store/newsletter/subscribers.ts'
import { inTransaction } from '../../store/transaction.ts'
import type { ApiOptions } from '../api.ts'
import { HOME, isFormPost, sendFormResponse } from '../form-posts.ts'
import { linkRefused, readLink, tokenSchema } from './reader-link.ts'

const LEFT = 'You’re off the list. We won’t send you any more letters.'
const leftAnswer = z.object({ success: z.literal(true), message: z.string() }).meta({ id: 'Unsubscribed' })

/**
 * Removes the link's subscriber from the list, and writes the goodbye letter; idempotent.
 *
 * @throws Failure `invalid` for a link that does not work
 */
async function leaveList(options: ApiOptions, token: string): Promise<void> {
  const { id } = await readLink(options, 'unsubscribe', token)
  const now = options.clock().toISOString()
  await inTransaction(options.store, async (transaction) => {
    const result = await unsubscribeSubscriber(transaction, id, now)
    if (!result?.isNew) return
    const { email } = result.subscriber
    await enqueueLetter(transaction, { kind: 'goodbye', to: email, data: {}, subscriber_id: id }, now)
  })
  options.triggerDelivery()
}

/** Unsubscribes by the link of any letter. */
export const unsubscribeRoute: FastifyPluginAsyncZod<ApiOptions> = async (app, options) => {
  app.post(
    '/newsletter/unsubscribe',
    {
      schema: {
        tags: ['newsletter'],
        summary: 'Leave the newsletter with the token of any letter',
        body: tokenSchema,
        response: { 200: leftAnswer, 400: linkRefused },
      },
    },
    async (request, reply) => {
      await leaveList(options, request.body.token)
      reply.header('cache-control', 'no-store')
      if (isFormPost(request))
        return sendFormResponse(reply, { title: 'Goodbye, and take care', lines: [LEFT], back: HOME })
      return { success: true as const, message: LEFT }
    },
  )
}

const PATH = '/newsletter/unsubscribe/one-click'
const tags = ['newsletter']

/** One-click unsubscribe for mail programs (RFC 8058). */
export const oneClickRoutes: FastifyPluginAsyncZod<ApiOptions> = async (app, options) => {
  // They may send the form in either encoding; the address contains everything needed.
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null))

  app.post(
    PATH,
    {
      config: { allowCrossSite: true },
      schema: {
        tags,
        summary: 'One-click unsubscribe for mail programs (RFC 8058)',
        querystring: tokenSchema,
        response: { 200: leftAnswer, 400: linkRefused },
      },
    },
    async (request, reply) => {
      await leaveList(options, request.query.token)
      reply.header('cache-control', 'no-store')
      return { success: true as const, message: LEFT }
    },
  )

  app.get(
    PATH,
    {
      schema: {
        tags,
        summary: 'For mail programs that open the address instead: the page whose button unsubscribes',
        querystring: tokenSchema,
        response: { 302: z.null(), 400: linkRefused },
      },
    },
    async (request, reply) =>
      reply
        .code(302)
        .header('cache-control', 'no-store')
        .header('location', `/newsletter/unsubscribe?token=${encodeURIComponent(request.query.token)}`)
        .send(null),
  )
}
