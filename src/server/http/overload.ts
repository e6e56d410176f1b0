import type { ServerResponse } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '../../domain/errors.ts'
import { createRequestScheduler } from './request-scheduler.ts'

/** What this process takes on before it turns new work away. */
export interface OverloadLimits {
  /** Requests being worked on. */
  maxUnderWay: number
  /** As few as these are never turned away, however slow the machine is: then it is not us who are too many. */
  minUnderWay: number
  /** How late the event loop may be on average, and how long the first in line may have waited, in milliseconds. */
  maxDelayMs: number
}

export const OVERLOAD_LIMITS: OverloadLimits = { maxUnderWay: 200, minUnderWay: 20, maxDelayMs: 250 }

/** Addresses that cost next to nothing, or that stand in a line of their own (pictures). */
const ALWAYS_ANSWERED = /^\/(healthz|metrics)$|^\/(assets|media|share-cards|figures)\//
const WINDOW_MS = 500
const RESOLUTION_MS = 10
const RETRY_SECONDS = 5
const SENTENCE = 'It’s very busy here right now. Please try again in a few seconds.'

export interface Overload {
  /** Requests being worked on at this moment. */
  underWay(): number
  /** How late the event loop was on average in the last half second, in milliseconds. */
  delayMs(): number
}

interface OverloadOptions {
  limits: OverloadLimits
  /** Whether the answer lies ready. */
  isCached: (request: FastifyRequest) => boolean
  /** Sends a page that says to come back; the API's refusals are sent by its error handlers. */
  sendPage: (reply: FastifyReply, retrySeconds: number) => void
}

/**
 * Answers new work with 503 at once while there is more than can be done, so that what is under way is finished
 * and memory stays bounded. Pages that lie ready are served whatever happens behind them.
 */
export function guardAgainstOverload(
  app: FastifyInstance,
  { limits, isCached, sendPage }: OverloadOptions,
): Overload {
  const delay = watchDelay(app)
  const scheduler = createRequestScheduler()
  const underWay = new Set<ServerResponse>()

  /** Counts a request until its answer is sent or its connection is gone; Fastify's onResponse does not come then. */
  const count = ({ raw }: FastifyReply) => {
    if (underWay.has(raw)) return
    underWay.add(raw)
    raw.once('close', () => underWay.delete(raw))
  }
  const isLate = () => delay() > limits.maxDelayMs || scheduler.waitedMs() > limits.maxDelayMs
  const isOverloaded = () =>
    underWay.size >= limits.maxUnderWay || (underWay.size >= limits.minUnderWay && isLate())

  app.addHook('onRequest', (request, reply, done) => {
    if (ALWAYS_ANSWERED.test(pathOf(request)) || isCached(request)) return done()
    if (!isOverloaded()) {
      // A request whose body arrives slowly is no work yet.
      if (!hasNoBody(request)) return done()
      if (isGone(reply)) return
      count(reply)
      return scheduler.schedule({ begin: done, isGone: () => isGone(reply) })
    }
    if (/^\/api(\/|$)/.test(pathOf(request))) {
      return done(new Failure('unavailable', SENTENCE, { retryAfter: RETRY_SECONDS }))
    }
    sendPage(reply, RETRY_SECONDS)
  })
  app.addHook('preHandler', (request, reply, done) => {
    if (isGone(reply)) {
      // The client has gone, but a message that has come whole is kept.
      if (!hasNoBody(request)) done()
      return
    }
    if (!ALWAYS_ANSWERED.test(pathOf(request))) count(reply)
    done()
  })
  return { underWay: () => underWay.size, delayMs: delay }
}

/** True when the connection is gone before the answer was sent: its `close` has been, or is about to be, emitted. */
function isGone({ raw }: FastifyReply): boolean {
  return raw.destroyed || raw.closed
}

/** The event loop's mean lateness in the last whole window. */
function watchDelay(app: FastifyInstance): () => number {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  let mean = 0
  const timer = setInterval(() => {
    // The histogram measures whole turns of its own timer.
    mean = Math.max(0, histogram.mean / 1e6 - RESOLUTION_MS) || 0
    histogram.reset()
  }, WINDOW_MS)
  timer.unref()
  histogram.enable()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    histogram.disable()
  })
  return () => mean
}

function pathOf({ url }: FastifyRequest): string {
  const mark = url.indexOf('?')
  return mark === -1 ? url : url.slice(0, mark)
}

function hasNoBody({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}
