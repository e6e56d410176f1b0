import type { ServerResponse } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '../../domain/errors.ts'

/** How long tasks run back to back before the event loop turns freely; cheap requests do not wait. */
const SLICE_MS = 5
/** Turns of the event loop between two slices, unless longer than a slice. libuv accepts one connection per turn. */
const FREE_TURNS = 8

/** A task to begin when its turn has come. */
export interface ScheduledTask {
  /** Begins the work. It must not throw: a task that does is logged as an uncaught error of the process. */
  begin: () => void
  /** True once no request waits for the result: the task is dropped without being begun. */
  isGone: () => boolean
}

interface RequestScheduler {
  /** Begins a task, immediately when the queue is empty. */
  schedule: (task: ScheduledTask) => void
  /** How long the first wanted task in the queue has been waiting, in milliseconds. */
  waitedMs: () => number
}

/**
 * Creates a queue for work that blocks the event loop once begun, such as rendering a page. Tasks run one after the
 * other, each finished before the next begins: for long pages this takes half the time of running them concurrently,
 * and less memory. After every slice the event loop turns freely, so that new connections are accepted many times
 * faster than they can be served: excess requests are refused immediately instead of waiting unread.
 *
 * @param now in milliseconds, from any origin
 */
export function createRequestScheduler(now = () => performance.now()): RequestScheduler {
  const waiting: (ScheduledTask & { since: number })[] = []
  let isRunning = false
  let sliceStarted = 0

  function run({ begin }: ScheduledTask): void {
    // By the next turn the task is done, unless it waits for I/O. Scheduled first: a task that throws must not stop the
    // queue.
    setImmediate(goOn)
    begin()
  }

  function goOn(): void {
    if (now() - sliceStarted < SLICE_MS) runNext()
    else leaveFree(FREE_TURNS, now() + SLICE_MS)
  }

  function leaveFree(turns: number, until: number): void {
    setImmediate(() => {
      if (turns > 1 && now() < until) return leaveFree(turns - 1, until)
      sliceStarted = now()
      runNext()
    })
  }

  function first() {
    while (waiting[0]?.isGone()) waiting.shift()
    return waiting[0]
  }

  function runNext(): void {
    const next = first()
    waiting.shift()
    if (next) run(next)
    else isRunning = false
  }

  return {
    schedule(task) {
      if (isRunning) {
        waiting.push({ ...task, since: now() })
        return
      }
      isRunning = true
      sliceStarted = now()
      run(task)
    },
    waitedMs: () => {
      const next = first()
      return next ? now() - next.since : 0
    },
  }
}

/** Load this process accepts before it refuses new work. */
export interface OverloadLimits {
  /** Requests in progress. */
  maxUnderWay: number
  /** This few are never refused, however slow the machine: then load is not the cause. */
  minUnderWay: number
  /** Mean delay of the event loop, and waiting time of the first in the queue, in milliseconds. */
  maxDelayMs: number
}

export const OVERLOAD_LIMITS: OverloadLimits = { maxUnderWay: 200, minUnderWay: 20, maxDelayMs: 250 }

/** Paths that cost almost nothing, or that have their own queue (images). */
const ALWAYS_ANSWERED = /^\/(healthz|metrics)$|^\/(assets|media|share-cards|figures)\//
const WINDOW_MS = 500
const RESOLUTION_MS = 10
const RETRY_SECONDS = 5
const SENTENCE = 'It’s very busy here right now. Please try again in a few seconds.'

export interface Overload {
  /** Number of requests in progress. */
  underWay(): number
  /** Mean delay of the event loop in the last half second, in milliseconds. */
  delayMs(): number
}

interface OverloadOptions {
  limits: OverloadLimits
  /** Whether the answer is cached. */
  isCached: (request: FastifyRequest) => boolean
  /** Sends a page that says to retry later; the API's refusals are sent by its error handlers. */
  sendPage: (reply: FastifyReply, retrySeconds: number) => void
}

/**
 * Answers new work with 503 immediately during overload, so that work in progress is finished and memory stays bounded.
 * Cached pages are always served.
 */
export function guardAgainstOverload(
  app: FastifyInstance,
  { limits, isCached, sendPage }: OverloadOptions,
): Overload {
  const delay = watchDelay(app)
  const scheduler = createRequestScheduler()
  const underWay = new Set<ServerResponse>()

  /** Counts a request until its answer is sent or its connection closes, when Fastify's onResponse does not run. */
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
      // A request whose body arrives slowly is not work yet.
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
      // The client has disconnected, but a completely received message is still processed.
      if (!hasNoBody(request)) done()
      return
    }
    if (!ALWAYS_ANSWERED.test(pathOf(request))) count(reply)
    done()
  })
  return { underWay: () => underWay.size, delayMs: delay }
}

/** Whether the connection closed before the answer was sent: its `close` has been, or is about to be, emitted. */
function isGone({ raw }: FastifyReply): boolean {
  return raw.destroyed || raw.closed
}

/** Returns a function for the event loop's mean delay in the last complete window. */
function watchDelay(app: FastifyInstance): () => number {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  let mean = 0
  const timer = setInterval(() => {
    // The histogram includes its own timer's interval.
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
