import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Failure } from '../../../domain/errors.ts'
import { planPageSchema, postponePlan, startPlan } from '../../../domain/newsletter/workout-plan.ts'
import { errorResponseSchema } from '../../http/error-handler.ts'
import { joinPlan, type ListedSubscriber, movePlan } from '../../store/newsletter/subscribers.ts'
import { inTransaction } from '../../store/transaction.ts'
import type { ApiOptions } from '../api.ts'
import { isFormPost, sendFormResponse } from '../form-posts.ts'
import { BAD_LINK, linkRefused, readLink, tokenSchema } from './reader-link.ts'

const putOff = z.object({
  success: z.literal(true),
  message: z.string(),
  next_letter_at: z.iso.datetime().nullable(),
})

const started = z.object({
  success: z.literal(true),
  message: z.string(),
  plan_url: z.string(),
  first_name: z.string().nullable(),
})

const STARTED = 'Your first session comes tomorrow morning. You can look at all seven right now.'
const PUT_OFF = 'We’ve moved the rest of your plan back by one morning.'
const NOTHING_TO_PUT_OFF = 'You’ve had all the letters of the plan. Every day of it stays here for you.'
const tags = ['newsletter']

/**
 * Starts the plan of a subscriber who confirmed the request, and answers the call or the form.
 *
 * @throws Failure `invalid` for a subscriber who has left the list
 */
export async function beginPlan(
  { store, clock, queries, links }: ApiOptions,
  subscriber: ListedSubscriber,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { time_zone } = await queries.settings()
  const plan = startPlan(clock().toISOString(), time_zone)
  const isOnList = await inTransaction(store, (transaction) => joinPlan(transaction, subscriber.id, plan))
  if (!isOnList) throw new Failure('invalid', BAD_LINK)
  reply.header('cache-control', 'no-store')
  const plan_url = links.plan(subscriber)
  if (isFormPost(request)) {
    const back = { href: plan_url, label: 'Open the plan' }
    return sendFormResponse(reply, { title: 'Your seven days begin', lines: [STARTED], back })
  }
  return { success: true as const, message: STARTED, plan_url, first_name: subscriber.first_name }
}

/** The 7-day plan at a subscriber's link: its days, its start, and delaying the rest by a morning after a missed day. */
export const planRoutes: FastifyPluginAsyncZod<ApiOptions> = async (app, options) => {
  const { store, clock, queries } = options

  app.get(
    '/newsletter/plan',
    {
      schema: {
        tags,
        summary: 'The 7-day plan, for those whose letter holds its link',
        querystring: tokenSchema,
        response: { 200: planPageSchema, 404: errorResponseSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const found = await queries.read('plan', { token: request.query.token })
      if (found.kind !== 'found') throw new Failure('not_found', BAD_LINK)
      return found.item
    },
  )

  app.post(
    '/newsletter/plan/start',
    {
      schema: {
        tags,
        summary: 'Begin the 7-day plan, for somebody on the list who asked for it',
        body: tokenSchema,
        response: { 200: started, 400: linkRefused },
      },
    },
    async (request, reply) => {
      const subscriber = await readLink(options, 'start-plan', request.body.token)
      return beginPlan(options, subscriber, request, reply)
    },
  )

  app.post(
    '/newsletter/plan/missed-day',
    {
      schema: {
        tags,
        summary: 'Put the rest of the 7-day plan off by one morning',
        body: tokenSchema,
        response: { 200: putOff, 400: linkRefused },
      },
    },
    async (request, reply) => {
      const { id } = await readLink(options, 'plan', request.body.token)
      const { time_zone } = await queries.settings()
      const now = clock().toISOString()
      const progress = await movePlan(store, id, (current) => postponePlan(current, now, time_zone))
      reply.header('cache-control', 'no-store')
      const next_letter_at = progress?.plan_due_at ?? null
      const message = next_letter_at ? PUT_OFF : NOTHING_TO_PUT_OFF
      if (isFormPost(request)) {
        const back = { href: `/plan?token=${request.body.token}`, label: 'Back to the plan' }
        return sendFormResponse(reply, { title: 'No harm done', lines: [message], back })
      }
      return { success: true as const, message, next_letter_at }
    },
  )
}
