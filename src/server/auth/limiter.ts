import PQueue from 'p-queue'
import { Failure } from '../../domain/errors.ts'

const RETRY_AFTER_SECONDS = 5

interface LimiterOptions {
  /** How much may wait or be under way, from everywhere together. */
  maxWaiting: number
  /** How much of that one source may have. */
  maxPerSource: number
}

/**
 * Makes a limiter that does work one after the other: it bounds what hashing guesses may take of the machine. Sources
 * take turns, so that one that sends much waits for itself and not others for it. Its `run` rejects with an
 * `unavailable` {@link Failure} when too much is waiting.
 */
export function createLimiter({ maxWaiting, maxPerSource }: LimiterOptions) {
  const queue = new PQueue({ concurrency: 1 })
  const waiting = new Map<string, number>()

  return async function run<T>(source: string, work: () => Promise<T>): Promise<T> {
    const before = waiting.get(source) ?? 0
    if (before >= maxPerSource || queue.size + queue.pending >= maxWaiting) {
      throw new Failure('unavailable', 'Too many are logging in right now. Please try again in a moment.', {
        retryAfter: RETRY_AFTER_SECONDS,
      })
    }
    waiting.set(source, before + 1)
    try {
      return await queue.add(work, { priority: -before })
    } finally {
      const left = (waiting.get(source) ?? 1) - 1
      if (left === 0) waiting.delete(source)
      else waiting.set(source, left)
    }
  }
}
