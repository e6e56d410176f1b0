import { availableParallelism } from 'node:os'
import { createLimiter, type Limiter } from '../limiter.ts'

/**
 * More than two at once would starve the pages. On two cores a second one gains nothing either, and costs 60 MB while
 * both are encoded (two AVIFs 1600 pixels wide: 215 MB at most instead of 156).
 */
const DEFAULT_CONCURRENCY = availableParallelism() > 2 ? 2 : 1
/** At 60 to 150 ms per image, the last one queued waits 3 to 15 seconds. */
const DEFAULT_MAX_WAITING = 100
const RETRY_AFTER_SECONDS = 5

type Render = () => Promise<Buffer | null>

export interface RenderQueue extends Limiter {
  /** Makes a named image; concurrent requests for the same name share the bytes. */
  runOnce(name: string, render: Render): Promise<Buffer | null>
  /** The same for an image made ahead, while the queue is idle. A request for it meanwhile takes precedence. */
  runOnceWhenIdle(name: string, render: Render): Promise<Buffer | null>
}

interface RenderQueueOptions {
  concurrency?: number
  /** Maximum queue length before more is refused. */
  maxWaiting?: number
}

/** Creates the single queue for decoding and making images: variants, share cards, imports. */
export function createRenderQueue({
  concurrency = DEFAULT_CONCURRENCY,
  maxWaiting = DEFAULT_MAX_WAITING,
}: RenderQueueOptions = {}): RenderQueue {
  const limiter = createLimiter({
    concurrency,
    maxWaiting,
    refusal: 'Too many pictures are being made. Please try again in a moment.',
    retryAfter: RETRY_AFTER_SECONDS,
  })
  const underWay = new Map<string, Promise<Buffer | null>>()

  async function runOnce(name: string, render: Render): Promise<Buffer | null> {
    const same = underWay.get(name)
    if (same) return same
    const result = limiter.run(render).finally(() => underWay.delete(name))
    underWay.set(name, result)
    return result
  }

  return {
    get length() {
      return limiter.length
    },
    run: limiter.run,
    whenIdle: limiter.whenIdle,
    runOnce,
    async runOnceWhenIdle(name, render) {
      await limiter.whenIdle()
      return runOnce(name, render)
    },
  }
}
