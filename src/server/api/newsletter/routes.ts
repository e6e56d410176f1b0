import formbody from '@fastify/formbody'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Failure } from '../../../domain/errors.ts'
import { PLAN_TAG } from '../../../domain/newsletter/constants.ts'
import { isLikelyBot } from '../../../domain/newsletter/honeypot.ts'
import { type Subscription, subscriptionSchema } from '../../../domain/newsletter/subscription.ts'
import { type PlanPosition, startPlan } from '../../../domain/newsletter/workout-plan.ts'
import { countedPath } from '../../../domain/statistics/visit.ts'
import { dayIn } from '../../../domain/time/dates.ts'
import { DAY, MINUTE } from '../../../domain/time/durations.ts'
import { neighbourhoodOf } from '../../auth/networks.ts'
import { errorResponseSchema, prepareErrorResponse } from '../../http/error-handler.ts'
import { originAddress, visitorAddress } from '../../http/visitor.ts'
import { findByToken } from '../../mail/subscriber-links.ts'
import { hasTrackingOptOut } from '../../statistics/bot-filter.ts'
import type { Store } from '../../store/database.ts'
import { enqueueLetter, findWaitingLetter } from '../../store/mail/outbox.ts'
import { countClick } from '../../store/newsletter/issue-archive.ts'
import {
  confirmSubscriber,
  type ListedSubscriber,
  movePlan,
  subscribeAddress,
} from '../../store/newsletter/subscribers.ts'
import { consumeMailboxLimit, consumeRateLimit, consumeRateLimitOrFail } from '../../store/rate-limits.ts'
import { isCountedPage } from '../../store/statistics/counted-pages.ts'
import { countSignUp } from '../../store/statistics/statistics.ts'
import { inTransaction } from '../../store/transaction.ts'
import type { ApiOptions } from '../api.ts'
import { HOME, isFormPost, sendFormResponse } from '../form-posts.ts'
import { beginPlan, planRoutes } from './plan-routes.ts'
import { checkProof, makeChallenge } from './proof.ts'
import { BAD_LINK, linkRefused, readLink, tokenSchema } from './reader-link.ts'
import { oneClickRoutes, unsubscribeRoute } from './unsubscribe-routes.ts'

/** More sign-ups than a household makes, fewer than a script attempts. */
const SUBSCRIBE_LIMIT = { limit: 20, windowMs: 15 * MINUTE }
/**
 * More than a good day brings, site-wide: above it the form is being used to flood strangers' inboxes. No sign-up is
 * refused then: a browser that solves a challenge gets its letter immediately, every other sign-up later.
 */
const PROMPT_LIMIT = { limit: 300, windowMs: 15 * MINUTE }
/** Delayed letters per neighbourhood of the request: each waits twice as long as the previous one. */
const DELAYED_LIMIT = { limit: 8, windowMs: DAY }
const FIRST_DELAY_MS = 10 * MINUTE
/** More letters than one address needs in a day, fewer than a stranger's inbox should get under many spellings. */
const MAILBOX_LIMIT = { limit: 5, windowMs: DAY }
const TOO_MANY = 'That was a lot of sign-ups. Please try again in a few minutes.'
const MAY_TAKE_LONGER = 'Many people are signing up right now, so the email may take a while.'

const subscribed = z
  .object({
    success: z.literal(true),
    message: z.string(),
    challenge: z
      .object({ text: z.string(), bits: z.int() })
      .optional()
      .describe(
        'While very many sign up: sent once more with `proof: { challenge, solution }`, the letter goes at once. SHA-256 of `challenge.solution` begins with so many zero bits.',
      ),
  })
  .meta({ id: 'Subscribed' })
const refused = errorResponseSchema.extend({ success: z.literal(false) }).meta({ id: 'SubscriptionRefused' })

const ANSWERS_TO_SIGN_UPS = ['newsletter_confirmation', 'newsletter_already_subscribed'] as const

const WELCOME = 'Welcome to the community!'
/** The same for every address, so that subscribers cannot be enumerated (NEWS-SIGNUP-1). */
const CHECK_INBOX = 'Almost there: please check your inbox and confirm your email address.'

/** The newsletter for visitors and readers: sign-up, links in letters, the archive (NEWS-SIGNUP-1). */
export const newsletterRoutes: FastifyPluginAsyncZod<ApiOptions> = async (app, options) => {
  const { store, clock, triggerDelivery } = options
  // For browsers without JavaScript; the admin accepts no forms.
  await app.register(formbody)
  app.setErrorHandler((error, request, reply) => {
    const { status, body } = prepareErrorResponse(error, request, reply)
    if (isFormPost(request)) {
      return sendFormResponse(reply, {
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
      const now = clock().getTime()
      const subscription = request.body
      const ownLimit = { ...SUBSCRIBE_LIMIT, now }
      await consumeRateLimitOrFail(store, `subscribe:${originAddress(request)}`, ownLimit, TOO_MANY)
      // Only a program fills in the hidden field; it gets the usual answer.
      const isProgram = isLikelyBot(subscription)
      const delay = isProgram ? 0 : await delayOf(store, request, subscription, now)
      if (!isProgram) {
        const page = await pageOfForm(options, request)
        await inTransaction(store, (transaction) =>
          storeSubscription(transaction, subscription, { now, delay, page }),
        )
        triggerDelivery()
      }
      if (isFormPost(request)) {
        const lines = [CHECK_INBOX, ...(delay > 0 ? [MAY_TAKE_LONGER] : [])]
        return sendFormResponse(reply, { title: WELCOME, lines, back: HOME })
      }
      const challenge = delay > 0 ? { challenge: await makeChallenge(store, subscription.email, now) } : {}
      return { success: true as const, message: CHECK_INBOX, ...challenge }
    },
  )

  // Targets of the links in letters: pages whose buttons post here (NEWS-LINK-1: no GET changes anything).
  await app.register(confirmRoute, options)
  await app.register(planRoutes, options)
  await app.register(unsubscribeRoute, options)
  await app.register(oneClickRoutes, options)
  await app.register(archiveRoutes, options)
}

/**
 * Returns the page a form was on, from the browser's referrer, with or without JavaScript; null without one
 * (STAT-VISITOR-3). Errors are only logged: statistics are no reason to refuse a sign-up.
 */
async function pageOfForm(
  { store, clock, siteUrl }: ApiOptions,
  { headers: { referer = '' }, log }: FastifyRequest,
): Promise<string | null> {
  if (!URL.canParse(referer)) return null
  const { host, pathname } = new URL(referer)
  if (host !== new URL(siteUrl).host) return null
  const path = countedPath(pathname)
  try {
    return (await isCountedPage(store, path, clock().toISOString())) ? path : null
  } catch (error) {
    log.warn({ err: error }, 'The page of a sign-up could not be looked up')
    return null
  }
}

/** Returns the delay of a sign-up's letter, in milliseconds: zero, unless very many sign up and no challenge was solved. */
async function delayOf(
  store: Store,
  request: FastifyRequest,
  subscription: Subscription,
  now: number,
): Promise<number> {
  if (await checkProof(store, subscription, now)) return 0
  if ((await consumeRateLimit(store, 'subscribe', { ...PROMPT_LIMIT, now })).allowed) return 0
  const limit = { ...DELAYED_LIMIT, now }
  const neighbourhood = neighbourhoodOf(visitorAddress(request))
  const { remaining } = await consumeRateLimit(store, `delayed:${neighbourhood}`, limit)
  return FIRST_DELAY_MS * 2 ** (DELAYED_LIMIT.limit - remaining - 1)
}

/** Puts the address on the list and writes the resulting letter, in one transaction. */
async function storeSubscription(
  transaction: Store,
  subscription: Subscription,
  { now, delay, page }: { now: number; delay: number; page: string | null },
): Promise<void> {
  const time = new Date(now).toISOString()
  const { id, letter, data } = await subscribeAddress(transaction, subscription, time, page)
  // A letter that still waits is reused: it is sent sooner, and no second one is written.
  const kinds = letter === null ? ANSWERS_TO_SIGN_UPS : [`newsletter_${letter}` as const]
  if (await findWaitingLetter(transaction, id, kinds, delay > 0 ? null : time)) return
  if (letter === null) return
  if (!(await consumeMailboxLimit(transaction, 'sign-up', subscription.email, { ...MAILBOX_LIMIT, now })))
    return
  const not_before = new Date(now + delay).toISOString()
  await enqueueLetter(
    transaction,
    { kind: `newsletter_${letter}`, to: subscription.email, data, subscriber_id: id, not_before },
    time,
  )
}

const slugParams = z.object({ slug: z.string().max(100) })
/** More clicks on letters' links than a household makes. */
const CLICK_LIMIT = { limit: 60, windowMs: 15 * MINUTE }

/** Counts visits from links in letters. Reading the letters is one of the public reads. */
const archiveRoutes: FastifyPluginAsyncZod<ApiOptions> = async (app, { store, clock }) => {
  const tags = ['newsletter']
  app.post(
    '/newsletter/letters/:slug/click',
    {
      schema: {
        tags,
        summary: "Count a visit that a letter's link led to; only the sum is kept",
        params: slugParams,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      if (hasTrackingOptOut(request)) return reply.code(204).send(null)
      const { allowed } = await consumeRateLimit(store, `click:${originAddress(request)}`, {
        ...CLICK_LIMIT,
        now: clock().getTime(),
      })
      if (allowed) await countClick(store, request.params.slug)
      return reply.code(204).send(null)
    },
  )
}

const confirmed = z
  .object({
    success: z.literal(true),
    message: z.string(),
    plan_url: z.string().nullable(),
    first_name: z.string().nullable(),
  })
  .meta({ id: 'Confirmed' })

const CONFIRMED = 'You’re on the list. Welcome!'
const PLAN_TOO = 'Your 7-day workout plan is on its way to your inbox too.'

/** Confirms a subscription by the link in its letter. */
const confirmRoute: FastifyPluginAsyncZod<ApiOptions> = async (app, options) => {
  const { store, clock, triggerDelivery, links, queries } = options

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
      const { token } = request.body
      // The confirmation of an existing subscriber who requests the plan later.
      const planAsker = await findByToken(store, options.tokens, 'start-plan', token)
      if (planAsker) return beginPlan(options, planAsker, request, reply)
      const { id } = await readLink(options, 'confirm', token)
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
      triggerDelivery()
      reply.header('cache-control', 'no-store')
      const plan_url = subscriber.tags.includes(PLAN_TAG) ? links.plan(subscriber) : null
      if (isFormPost(request)) {
        const back = plan_url ? { href: plan_url, label: 'Open the plan' } : HOME
        return sendFormResponse(reply, {
          title: WELCOME,
          lines: [CONFIRMED, ...(plan_url ? [PLAN_TOO] : [])],
          back,
        })
      }
      return { success: true as const, message: CONFIRMED, plan_url, first_name: subscriber.first_name }
    },
  )
}

/** Writes the letters of a new subscriber: the welcome, and the plan where it was requested. */
async function greet(
  transaction: Store,
  { id, email, tags }: ListedSubscriber,
  plan: PlanPosition,
  now: string,
): Promise<void> {
  if (tags.includes(PLAN_TAG)) await movePlan(transaction, id, () => plan)
  await enqueueLetter(transaction, { kind: 'welcome', to: email, data: {}, subscriber_id: id }, now)
}
