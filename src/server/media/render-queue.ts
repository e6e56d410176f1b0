import { availableParallelism } from 'node:os'
import { Failure } from '../../domain/errors.ts'

/**
 * More than two at once would starve the pages. On two cores a second one gains nothing either, and costs 60 MB at the
 * moment both are encoded (two AVIFs 1600 pixels wide: 215 MB at most instead of 156).
 */
const DEFAULT_CONCURRENCY = availableParallelism() > 2 ? 2 : 1
/** At 60 to 150 ms a picture, the last in line waits some five seconds. */
const DEFAULT_MOST_WAITING = 100
const RETRY_AFTER_SECONDS = 5

export interface RenderQueue {
  /**
   * Runs work under a name, a few at a time; whoever asks for the same name meanwhile gets the same result.
   * Rejects with an `unavailable` {@link Failure} when too many are waiting.
   */
  run(name: string, work: () => Promise<Buffer | null>): Promise<Buffer | null>
  /** Runs work that nobody waits for: alone, when there is nothing else to do. Whoever asks for it meanwhile goes first. */
  runWhenIdle(name: string, work: () => Promise<Buffer | null>): Promise<Buffer | null>
  /** How much is being made and waits to be. */
  readonly length: number
}

interface RenderQueueOptions {
  concurrency?: number
  /** How much work may wait before more is turned away. */
  mostWaiting?: number
}

/** The one line that all making of pictures stands in: image variants and share cards alike. */
export function createRenderQueue({
  concurrency = DEFAULT_CONCURRENCY,
  mostWaiting = DEFAULT_MOST_WAITING,
}: RenderQueueOptions = {}): RenderQueue {
  const underWay = new Map<string, Promise<Buffer | null>>()
  const waiting: (() => void)[] = []
  const waitingForIdle: (() => void)[] = []
  let running = 0

  async function takeTurn(work: () => Promise<Buffer | null>): Promise<Buffer | null> {
    if (running < concurrency) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
      if (running === 0) waitingForIdle.shift()?.()
    }
  }

  const queue: RenderQueue = {
    get length() {
      return running + waiting.length
    },

    async runWhenIdle(name, work) {
      // Woken when the line was empty: something may have come in between.
      while (running > 0) await new Promise<void>((resolve) => waitingForIdle.push(resolve))
      return queue.run(name, work)
    },

    async run(name, work) {
      const same = underWay.get(name)
      if (same) return same
      if (running >= concurrency && waiting.length >= mostWaiting) {
        throw new Failure('unavailable', 'Too many pictures are being made. Please try again in a moment.', {
          retryAfter: RETRY_AFTER_SECONDS,
        })
      }
      const result = takeTurn(work).finally(() => underWay.delete(name))
      underWay.set(name, result)
      return result
    },
  }
  return queue
}
