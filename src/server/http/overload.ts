import type { ServerResponse } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '../../domain/errors.ts'

/** Work is begun one after the other for so long before the event loop turns freely; cheap requests do not wait. */
const SLICE_MS = 5
/** Turns of the event loop between two slices, unless they take longer than a slice. libuv takes one new connection a turn. */
const FREE_TURNS = 8

/** Something to begin once its turn has come. */
export interface ScheduledTask {
  /** Begins the work. It must not throw: a task that does is logged as an uncaught error of the process. */
  begin: () => void
  /** True once no request waits for the result: the task is dropped without being begun. */
  isGone: () => boolean
}

interface RequestScheduler {
  /** Begins a task, at once when nothing is waiting. */
  schedule: (task: ScheduledTask) => void
  /** How long the first task in the queue that is still wanted has been waiting, in milliseconds. */
  waitedMs: () => number
}

/**
 * Makes a queue for work that, once begun, keeps the event loop to itself, as rendering a page does. Tasks begin one
 * after the other, each one finished before the next begins: for long pages this takes half the time of all of them
 * side by side, and less memory. After every slice the event loop turns freely, so that new connections are accepted
 * many times faster than they can be served: a request too many is refused at once instead of waiting unread.
 *
 * @param now in milliseconds, from any moment on
 */
export function createRequestScheduler(now = () => performance.now()): RequestScheduler {
  const waiting: (ScheduledTask & { since: number })[] = []
  let isRunning = false
  let sliceStarted = 0

  function run({ begin }: ScheduledTask): void {
    // In the next turn all that was begun is done, unless it waits for I/O. Asked for first: a task that throws
    // must not stop the queue.
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
