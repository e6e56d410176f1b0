import { availableParallelism } from 'node:os'
import { createLimiter, type Limiter } from '../limiter.ts'

/**
 * More than two at once would starve the pages. On two cores a second one gains nothing either, and costs 60 MB at the
 * moment both are encoded (two AVIFs 1600 pixels wide: 215 MB at most instead of 156).
 */
const DEFAULT_CONCURRENCY = availableParallelism() > 2 ? 2 : 1
/** At 60 to 150 ms an image, the last in line waits some five seconds. */
const DEFAULT_MAX_WAITING = 100
const RETRY_AFTER_SECONDS = 5

type Render = () => Promise<Buffer | null>

export interface RenderQueue extends Limiter {
  /** Makes the image of a name; concurrent requests for the same name share the bytes. */
  runOnce(name: string, render: Render): Promise<Buffer | null>
  /** The same for an image made ahead, when there is nothing else to do. A request for it meanwhile goes first. */
  runOnceWhenIdle(name: string, render: Render): Promise<Buffer | null>
}

interface RenderQueueOptions {
  concurrency?: number
  /** How much work may wait before more is turned away. */
  maxWaiting?: number
}

/** The one line that all decoding and making of images stands in: variants, share cards, imports. */
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
