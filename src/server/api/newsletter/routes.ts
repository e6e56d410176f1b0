import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Failure } from '../../../domain/errors.ts'
import { subscriptionSchema } from '../../../domain/newsletter/subscription.ts'
import { MINUTE, SECOND } from '../../../domain/time/durations.ts'
import { takeFromLimit } from '../../store/rate-limits.ts'
import { subscribeAddress } from '../../store/subscribers.ts'
import { inTransaction } from '../../store/transaction.ts'
import type { ApiOptions } from '../api.ts'
import { toErrorAnswer } from '../error-handler.ts'
import { isFormPost, sendFormAnswer } from '../form-posts.ts'
import { errorAnswer } from '../public/schemas.ts'
import { originAddress } from '../visitor.ts'

/** More sign-ups than a household makes, fewer than a script wants. */
const SUBSCRIBE_LIMIT = { limit: 20, windowMs: 15 * MINUTE }

const subscribed = z.object({ success: z.literal(true), message: z.string() }).meta({ id: 'Subscribed' })
const refused = errorAnswer.extend({ success: z.literal(false) }).meta({ id: 'SubscriptionRefused' })

/** The same for every address, so that nobody learns who subscribes (contract §3). */
const CHECK_INBOX = 'Almost there: please check your inbox and confirm your email address.'

export const newsletterRoutes: FastifyPluginAsyncZod<ApiOptions> = async (app, { store, clock }) => {
  app.setErrorHandler((error, request, reply) => {
    const { status, body, retryAfter } = toErrorAnswer(error, request)
    if (retryAfter) reply.header('retry-after', String(retryAfter))
    if (isFormPost(request)) {
      return sendFormAnswer(reply, {
        status,
        title: 'Subscription failed',
        lines: [body.error],
        back: { href: '/#newsletter', label: 'Back to the form' },
      })
    }
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .send({ success: false, ...body })
  })

  app.post(
    '/newsletter/subscribe',
    {
      schema: {
        tags: ['newsletter'],
        summary: 'Ask for the newsletter; a letter to confirm follows',
        body: subscriptionSchema,
        response: { 200: subscribed, 400: refused, 429: refused },
      },
    },
    async (request, reply) => {
      const now = clock()
      const limit = await takeFromLimit(store, `subscribe:${originAddress(request)}`, {
        ...SUBSCRIBE_LIMIT,
        now: now.getTime(),
      })
      if (!limit.allowed) {
        const retryAfter = Math.max(1, Math.ceil((Date.parse(limit.resetTime) - now.getTime()) / SECOND))
        throw new Failure('too_many', 'That was a lot of sign-ups. Please try again in a few minutes.', {
          retryAfter,
        })
      }
      await inTransaction(store, (transaction) =>
        subscribeAddress(transaction, request.body, now.toISOString()),
      )
      reply.header('cache-control', 'no-store')
      if (isFormPost(request)) {
        return sendFormAnswer(reply, {
          status: 200,
          title: 'Welcome to the community!',
          lines: [CHECK_INBOX],
          back: { href: '/', label: 'To the home page' },
        })
      }
      return { success: true as const, message: CHECK_INBOX }
    },
  )
}
