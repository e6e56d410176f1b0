import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '../domain/errors.ts'
import { SECOND } from '../domain/time/durations.ts'
import { createSlots } from './take-slots.ts'

/** What this process takes on before it turns new work away. */
export interface OverloadLimits {
  /** Requests being worked on. */
  mostUnderWay: number
  /** As few as these are never turned away, however slow the machine is: then it is not us who are too many. */
  fewUnderWay: number
  /** How late the event loop may be on average, and how long the first in line may have waited, in milliseconds. */
  mostDelayMs: number
}

export const OVERLOAD_LIMITS: OverloadLimits = { mostUnderWay: 200, fewUnderWay: 20, mostDelayMs: 250 }

/** Addresses that cost next to nothing, or that stand in a line of their own (pictures). */
const ALWAYS_ANSWERED = /^\/(healthz|metrics)$|^\/(assets|media|share-cards)\//
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
  const slots = createSlots()
  const counted = new WeakSet<FastifyRequest>()
  let underWay = 0

  const count = (request: FastifyRequest) => {
    if (counted.has(request)) return
    counted.add(request)
    underWay++
  }
  const isLate = () => delay() > limits.mostDelayMs || slots.waitedMs() > limits.mostDelayMs
  const isOverloaded = () => underWay >= limits.mostUnderWay || (underWay >= limits.fewUnderWay && isLate())

  app.addHook('onRequest', (request, reply, done) => {
    if (ALWAYS_ANSWERED.test(pathOf(request)) || isCached(request)) return done()
    if (!isOverloaded()) {
      // Whoever sends a body slowly is no work yet.
      if (!hasNoBody(request)) return done()
      count(request)
      return slots.take(done)
    }
    if (/^\/api(\/|$)/.test(pathOf(request))) {
      return done(new Failure('unavailable', SENTENCE, { retryAfter: RETRY_SECONDS }))
    }
    sendPage(reply, RETRY_SECONDS)
  })
  app.addHook('preHandler', (request, _reply, done) => {
    if (!ALWAYS_ANSWERED.test(pathOf(request))) count(request)
    done()
  })
  app.addHook('onResponse', (request, _reply, done) => {
    if (counted.delete(request)) underWay--
    done()
  })
  // Whoever hung up is counted out as well: Fastify calls onResponse then too.
  return { underWay: () => underWay, delayMs: delay }
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

/** How long strangers may hold a connection without asking for anything, or while asking. */
export const CONNECTION_LIMITS = {
  /** From the first byte, or from connecting, to the end of the headers. */
  headersTimeout: 15 * SECOND,
  /** To the end of the body: 10 MB over a slow telephone line. */
  requestTimeout: 300 * SECOND,
  /** Without a byte in either direction. */
  connectionTimeout: 120 * SECOND,
  /** Between two requests; longer than proxies keep theirs, so that it is they who hang up. */
  keepAliveTimeout: 72 * SECOND,
  connectionsCheckingInterval: 2 * SECOND,
}

function pathOf({ url }: FastifyRequest): string {
  const mark = url.indexOf('?')
  return mark === -1 ? url : url.slice(0, mark)
}

function hasNoBody({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}
