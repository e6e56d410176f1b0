import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { looksAutomatic } from '../../../domain/newsletter/bot-signs.ts'
import { type Subscription, subscriptionSchema } from '../../../domain/newsletter/subscription.ts'
import { MINUTE } from '../../../domain/time/durations.ts'
import type { Store } from '../../store/database.ts'
import { enqueueLetter } from '../../store/outbox.ts'
import { subscribeAddress } from '../../store/subscribers.ts'
import { inTransaction } from '../../store/transaction.ts'
import type { ApiOptions } from '../api.ts'
import { errorAnswer } from '../error-answer.ts'
import { beginErrorAnswer } from '../error-handler.ts'
import { isFormPost, sendFormAnswer } from '../form-posts.ts'
import { takeWithinLimit } from '../take-within-limit.ts'
import { originAddress } from '../visitor.ts'
import { archiveRoutes } from './archive-routes.ts'
import { confirmRoute } from './confirm-route.ts'
import { oneClickRoutes } from './one-click-routes.ts'
import { planRoutes } from './plan-routes.ts'
import { unsubscribeRoute } from './unsubscribe-route.ts'

/** More sign-ups than a household makes, fewer than a script wants. */
const SUBSCRIBE_LIMIT = { limit: 20, windowMs: 15 * MINUTE }
/** More than a good day brings, from everywhere together: beyond it somebody is using us to fill strangers' inboxes. */
const SUBSCRIBE_LIMIT_OF_ALL = { limit: 300, windowMs: 15 * MINUTE }
const TOO_MANY = 'That was a lot of sign-ups. Please try again in a few minutes.'

const subscribed = z.object({ success: z.literal(true), message: z.string() }).meta({ id: 'Subscribed' })
const refused = errorAnswer.extend({ success: z.literal(false) }).meta({ id: 'SubscriptionRefused' })

/** The same for every address, so that nobody learns who subscribes (contract §3). */
const CHECK_INBOX = 'Almost there: please check your inbox and confirm your email address.'

/** The newsletter for visitors and readers: signing up, what letters lead to, the archive (contract §3). */
export const newsletterRoutes: FastifyPluginAsyncZod<ApiOptions> = async (app, options) => {
  const { store, clock, kickDelivery } = options
  app.setErrorHandler((error, request, reply) => {
    const { status, body } = beginErrorAnswer(error, request, reply)
    if (isFormPost(request)) {
      return sendFormAnswer(reply, {
        status,
        title: 'Subscription failed',
        lines: [body.error],
        back: { href: '/#newsletter', label: 'Back to the form' },
      })
    }
    return reply.send({ success: false, ...body })
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
      reply.header('cache-control', 'no-store')
      const now = clock()
      const takeFrom = (key: string, limit: typeof SUBSCRIBE_LIMIT) =>
        takeWithinLimit(store, key, { ...limit, now: now.getTime() }, TOO_MANY)
      await takeFrom(`subscribe:${originAddress(request)}`, SUBSCRIBE_LIMIT)
      // Whoever fills in the field nobody sees is a program; it is thanked like anybody.
      if (!looksAutomatic(request.body)) {
        await takeFrom('subscribe', SUBSCRIBE_LIMIT_OF_ALL)
        await inTransaction(store, (transaction) =>
          storeSubscription(transaction, request.body, now.toISOString()),
        )
        kickDelivery()
      }
      if (isFormPost(request)) {
        return sendFormAnswer(reply, {
          status: 200,
          title: 'Welcome to the community!',
          lines: [CHECK_INBOX],
          back: { href: '/', label: 'Go to the home page' },
        })
      }
      return { success: true as const, message: CHECK_INBOX }
    },
  )

  // What the links in letters lead to: pages whose buttons post here (contract §3: no GET changes anything).
  await app.register(confirmRoute, options)
  await app.register(planRoutes, options)
  await app.register(unsubscribeRoute, options)
  await app.register(oneClickRoutes, options)
  await app.register(archiveRoutes, options)
}

/** Puts the address on the list and writes the letter that follows from it, in one transaction. */
async function storeSubscription(transaction: Store, subscription: Subscription, now: string): Promise<void> {
  const { id, letter } = await subscribeAddress(transaction, subscription, now)
  if (letter === null) return
  await enqueueLetter(
    transaction,
    { kind: `newsletter_${letter}`, to: subscription.email, data: {}, subscriber_id: id },
    now,
  )
}
