import formbody from '@fastify/formbody'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  type ContactForm,
  contactMessageSchema,
  isLikelySpam,
} from '../../../domain/contact/contact-message.ts'
import { CONTACT_FIELD_NAMES, CONTACT_FIELDS } from '../../../domain/contact/contact-rules.ts'
import { CONFIRMATION_RATES, CONTACT_RATE, SITE_CONTACT_RATE } from '../../../domain/contact/limits.ts'
import { Failure } from '../../../domain/errors.ts'
import { pluralize } from '../../../domain/items/labels.ts'
import { isLikelyBot } from '../../../domain/newsletter/honeypot.ts'
import { MINUTE } from '../../../domain/time/durations.ts'
import { networksAround } from '../../auth/networks.ts'
import { errorResponseSchema, prepareErrorResponse } from '../../http/error-handler.ts'
import { originAddress, visitorAddress } from '../../http/visitor.ts'
import { addMessage } from '../../store/contact/messages.ts'
import type { Store } from '../../store/database.ts'
import { enqueueLetter } from '../../store/mail/outbox.ts'
import {
  consumeMailboxLimit,
  consumeRateLimit,
  type Limit,
  type LimitState,
  secondsUntilReset,
} from '../../store/rate-limits.ts'
import { inTransaction } from '../../store/transaction.ts'
import type { ApiOptions } from '../api.ts'
import { HOME, isFormPost, sendFormResponse } from '../form-posts.ts'

const rateLimit = z.object({ limit: z.int(), remaining: z.int(), resetTime: z.iso.datetime() })

const contactAnswer = z
  .object({
    success: z.literal(true),
    message: z.string(),
    data: z.object({ processingTime: z.number().describe('Milliseconds.') }),
    rateLimit,
  })
  .meta({ id: 'ContactAnswer' })

const contactRefusal = errorResponseSchema
  .extend({ success: z.literal(false), message: z.string(), rateLimit: rateLimit.optional() })
  .meta({ id: 'ContactRefusal' })

type RateLimit = z.infer<typeof rateLimit>

const THANKS = 'Thank you for your message. You’ll hear back within 24-48 hours.'
const SITE_IS_FULL =
  'So many messages are arriving that yours could not be kept. Please send it again in an hour.'
const BACK = { href: '/contact', label: 'Back to the contact page' }

/** Too many messages from one address of origin; the form shows when the next may follow. */
class TooManyMessages extends Failure {
  readonly rateLimit: RateLimit

  constructor(state: RateLimit, now: number) {
    const wait = Math.max(0, Date.parse(state.resetTime) - now)
    const minutes = Math.max(1, Math.ceil(wait / MINUTE))
    super(
      'too_many',
      `You’ve already sent several messages. Please try again in ${pluralize(minutes, 'minute')}.`,
      { retryAfter: secondsUntilReset(state, now) },
    )
    this.rateLimit = state
  }
}

/** Messages from visitors, stored before the answer is sent (CONTACT-MAIL-1), limited by origin (CONTACT-LIMIT-1). */
export const contactRoutes: FastifyPluginAsyncZod<ApiOptions> = async (app, options) => {
  const { store, clock, coachEmail, triggerDelivery } = options
  // For browsers without JavaScript; the admin accepts no forms.
  await app.register(formbody)
  app.setErrorHandler((error, request, reply) => {
    const { status, body } = prepareErrorResponse(error, request, reply)
    if (isFormPost(request)) {
      const lines = body.details?.map(({ field, message }) => `${labelOf(field)}: ${message}`) ?? [body.error]
      return sendFormResponse(reply, { status, title: 'Your message was not sent', lines, back: BACK })
    }
    const limit = error instanceof TooManyMessages ? { rateLimit: error.rateLimit } : {}
    const fields = status === 400 ? { details: body.details ?? [] } : {}
    return reply.send({ success: false, message: body.error, ...body, ...fields, ...limit })
  })

  app.post(
    '/contact',
    {
      schema: {
        tags: ['contact'],
        summary: 'Send a message to the coach',
        body: contactMessageSchema,
        response: { 200: contactAnswer, 400: contactRefusal, 429: contactRefusal, 503: contactRefusal },
      },
    },
    async (request, reply) => {
      const started = performance.now()
      const now = clock()
      const { origin, site } = await inTransaction(store, async (transaction) => {
        const taken = await takeFromLimits(transaction, request, now.getTime())
        if (taken.origin.allowed && taken.site?.allowed)
          await storeMessage(transaction, request.body, coachEmail, now.toISOString())
        return taken
      })
      const { remaining, resetTime } = origin
      const state = { limit: CONTACT_RATE.limit, remaining, resetTime }
      if (!origin.allowed) throw new TooManyMessages(state, now.getTime())
      if (!site?.allowed)
        throw new Failure('unavailable', SITE_IS_FULL, {
          retryAfter: secondsUntilReset(site ?? origin, now.getTime()),
        })
      triggerDelivery()
      reply.header('cache-control', 'no-store')
      if (isFormPost(request))
        return sendFormResponse(reply, { title: 'Message Sent!', lines: [THANKS], back: HOME })
      return {
        success: true as const,
        message: THANKS,
        data: { processingTime: Math.round(performance.now() - started) },
        rateLimit: state,
      }
    },
  )
}

/**
 * Takes one from the message limits: of the address of origin, of the networks around it (an IPv6 /48 has 65,536
 * addresses of origin), and of the site.
 *
 * @returns `origin` is the first origin or network limit that is used up; `site` is null in that case
 */
async function takeFromLimits(
  transaction: Store,
  request: FastifyRequest,
  now: number,
): Promise<{ origin: LimitState; site: LimitState | null }> {
  const take = (key: string, limit: number) =>
    consumeRateLimit(transaction, `contact:${key}`, { ...CONTACT_RATE, limit, now })
  const origin = await take(originAddress(request), CONTACT_RATE.limit)
  if (!origin.allowed) return { origin, site: null }
  for (const { name, share } of networksAround(visitorAddress(request))) {
    const network = await take(name, share * CONTACT_RATE.limit)
    if (!network.allowed) return { origin: network, site: null }
  }
  return { origin, site: await consumeRateLimit(transaction, 'contact', { ...SITE_CONTACT_RATE, now }) }
}

/**
 * Stores a message and writes its letters, in one transaction: to the coach, and to the sender while the limits allow.
 * Likely spam is set aside where the coach can see it, and no letter is sent.
 */
async function storeMessage(
  transaction: Store,
  { website, elapsed, ...message }: ContactForm,
  coachEmail: string,
  now: string,
): Promise<void> {
  const isSpam = isLikelyBot({ website, elapsed }) || isLikelySpam(message)
  const message_id = await addMessage(transaction, message, isSpam ? 'spam' : 'unread', now)
  if (isSpam) return
  await enqueueLetter(transaction, { kind: 'contact_to_coach', to: coachEmail, data: {}, message_id }, now)
  if (!(await mayConfirm(transaction, message.email, now))) return
  await enqueueLetter(
    transaction,
    { kind: 'contact_confirmation', to: message.email, data: {}, message_id },
    now,
  )
}

/** Takes one from the limits of confirmations; false when one is used up. The limits store no address. */
async function mayConfirm(transaction: Store, email: string, now: string): Promise<boolean> {
  const at = (rate: Omit<Limit, 'now'>) => ({ ...rate, now: Date.parse(now) })
  if (!(await consumeMailboxLimit(transaction, 'confirmation', email, at(CONFIRMATION_RATES.recipient))))
    return false
  for (const key of ['hour', 'day'] as const) {
    const { allowed } = await consumeRateLimit(
      transaction,
      `confirmation:${key}`,
      at(CONFIRMATION_RATES[key]),
    )
    if (!allowed) return false
  }
  return true
}

function labelOf(field: string): string {
  const name = CONTACT_FIELD_NAMES.find((candidate) => candidate === field)
  return name ? CONTACT_FIELDS[name].label : field
}
