import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Failure } from '../../../domain/errors.ts'
import { PLAN_TAG } from '../../../domain/newsletter/constants.ts'
import { planPageSchema } from '../../../domain/newsletter/plan-page.ts'
import { missDay, type PlanStanding, startPlan } from '../../../domain/newsletter/plan-schedule.ts'
import type { Store } from '../../store/database.ts'
import { enqueueLetter } from '../../store/outbox.ts'
import { confirmSubscriber, type ListedSubscriber, movePlan } from '../../store/subscribers.ts'
import { inTransaction } from '../../store/transaction.ts'
import type { ApiOptions } from '../api.ts'
import { errorAnswer } from '../error-answer.ts'
import { isFormPost, sendFormAnswer } from '../form-posts.ts'
import { LEFT, leaveList, leftAnswer } from './leave-list.ts'
import { oneClickRoutes } from './one-click-routes.ts'
import { BAD_LINK, linkRefused, readLink, tokenSchema } from './reader-link.ts'

const confirmed = z
  .object({ success: z.literal(true), message: z.string(), plan_url: z.string().nullable() })
  .meta({ id: 'Confirmed' })
const putOff = z.object({
  success: z.literal(true),
  message: z.string(),
  next_letter_at: z.iso.datetime().nullable(),
})

const CONFIRMED = 'You are on the list. Welcome!'
const PUT_OFF = 'The rest of the plan waits one morning longer for you.'
const NOTHING_TO_PUT_OFF = 'All letters of the plan have come. Every day of it stays here for you.'

/** What the links in letters lead to: pages whose buttons post here (contract §3: no GET changes anything). */
export const linkRoutes: FastifyPluginAsyncZod<ApiOptions> = async (app, options) => {
  const { store, clock, kickDelivery, links, queries } = options
  const tags = ['newsletter']

  app.post(
    '/newsletter/confirm',
    {
      schema: {
        tags,
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
        if (result?.isNew) await greet(transaction, result.subscriber, startPlan(now, time_zone), now)
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
            ...(plan_url ? ['Your 7-day workout plan is on its way to your inbox, too.'] : []),
          ],
          back: plan_url
            ? { href: plan_url, label: 'Open the plan' }
            : { href: '/', label: 'To the home page' },
        })
      }
      return { success: true as const, message: CONFIRMED, plan_url }
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
      const standing = await movePlan(store, id, (current) => missDay(current, now, time_zone))
      reply.header('cache-control', 'no-store')
      const next_letter_at = standing?.plan_due_at ?? null
      const message = next_letter_at ? PUT_OFF : NOTHING_TO_PUT_OFF
      if (isFormPost(request)) {
        return sendFormAnswer(reply, {
          status: 200,
          title: 'No harm done',
          lines: [message],
          back: { href: `/plan?token=${request.body.token}`, label: 'Back to the plan' },
        })
      }
      return { success: true as const, message, next_letter_at }
    },
  )

  app.get(
    '/newsletter/plan',
    {
      schema: {
        tags,
        summary: 'The 7-day plan, for those whose letter holds its link',
        querystring: tokenSchema,
        response: { 200: planPageSchema, 404: errorAnswer },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const found = await queries.plan(request.query.token)
      if (found.kind !== 'found') throw new Failure('not_found', BAD_LINK)
      return found.item
    },
  )

  app.post(
    '/newsletter/unsubscribe',
    {
      schema: {
        tags,
        summary: 'Leave the newsletter with the token of any letter',
        body: tokenSchema,
        response: { 200: leftAnswer, 400: linkRefused },
      },
    },
    async (request, reply) => {
      await leaveList(options, request.body.token)
      reply.header('cache-control', 'no-store')
      if (isFormPost(request)) {
        return sendFormAnswer(reply, {
          status: 200,
          title: 'Goodbye, and take care',
          lines: [LEFT],
          back: { href: '/', label: 'To the home page' },
        })
      }
      return { success: true as const, message: LEFT }
    },
  )

  await app.register(oneClickRoutes, options)
}

/** What follows from being on the list: the welcome, and the plan where it was asked for. */
async function greet(
  transaction: Store,
  { id, email, tags }: ListedSubscriber,
  plan: PlanStanding,
  now: string,
): Promise<void> {
  if (tags.includes(PLAN_TAG)) await movePlan(transaction, id, () => plan)
  await enqueueLetter(transaction, { kind: 'welcome', to: email, data: {}, subscriber_id: id }, now)
}
