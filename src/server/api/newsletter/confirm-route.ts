import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Failure } from '../../../domain/errors.ts'
import { PLAN_TAG } from '../../../domain/newsletter/constants.ts'
import { type PlanPosition, startPlan } from '../../../domain/newsletter/plan.ts'
import { dayIn } from '../../../domain/time/dates.ts'
import type { Store } from '../../store/database.ts'
import { enqueueLetter } from '../../store/mail/outbox.ts'
import { confirmSubscriber, type ListedSubscriber, movePlan } from '../../store/newsletter/subscribers.ts'
import { countSignUp } from '../../store/statistics/statistics.ts'
import { inTransaction } from '../../store/transaction.ts'
import type { ApiOptions } from '../api.ts'
import { isFormPost, sendFormAnswer } from '../form-posts.ts'
import { BAD_LINK, linkRefused, readLink, tokenSchema } from './reader-link.ts'

const confirmed = z
  .object({
    success: z.literal(true),
    message: z.string(),
    plan_url: z.string().nullable(),
    first_name: z.string().nullable(),
  })
  .meta({ id: 'Confirmed' })

const CONFIRMED = 'You’re on the list. Welcome!'

/** Joining the list for good, by the link of the letter that asked. */
export const confirmRoute: FastifyPluginAsyncZod<ApiOptions> = async (app, options) => {
  const { store, clock, kickDelivery, links, queries } = options

  app.post(
    '/newsletter/confirm',
    {
      schema: {
        tags: ['newsletter'],
        summary: 'Confirm a subscription with the token of its letter',
        body: tokenSchema,
        response: { 200: confirmed, 400: linkRefused },
      },
    },
    async (request, reply) => {
      const { id } = await readLink(options, 'confirm', request.body.token)
      const now = clock().toISOString()
      const { time_zone } = await queries.settings()
      const subscriber = await inTransaction(store, async (transaction) => {
        const result = await confirmSubscriber(transaction, id, now)
        if (result?.isNew) {
          await greet(transaction, result.subscriber, startPlan(now, time_zone), now)
          await countSignUp(transaction, dayIn(now, time_zone), result.subscriber.consent_page)
        }
        return result?.subscriber ?? null
      })
      if (subscriber?.state !== 'active') throw new Failure('invalid', BAD_LINK)
      kickDelivery()
      reply.header('cache-control', 'no-store')
      const plan_url = subscriber.tags.includes(PLAN_TAG) ? links.plan(subscriber) : null
      if (isFormPost(request)) {
        return sendFormAnswer(reply, {
          status: 200,
          title: 'Welcome to the community!',
          lines: [
            CONFIRMED,
            ...(plan_url ? ['Your 7-day workout plan is on its way to your inbox too.'] : []),
          ],
          back: plan_url
            ? { href: plan_url, label: 'Open the plan' }
            : { href: '/', label: 'Go to the home page' },
        })
      }
      return { success: true as const, message: CONFIRMED, plan_url, first_name: subscriber.first_name }
    },
  )
}

/** What follows from being on the list: the welcome, and the plan where it was asked for. */
async function greet(
  transaction: Store,
  { id, email, tags }: ListedSubscriber,
  plan: PlanPosition,
  now: string,
): Promise<void> {
  if (tags.includes(PLAN_TAG)) await movePlan(transaction, id, () => plan)
  await enqueueLetter(transaction, { kind: 'welcome', to: email, data: {}, subscriber_id: id }, now)
}
