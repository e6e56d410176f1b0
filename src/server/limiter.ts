import PQueue from 'p-queue'
import { Failure } from '../domain/errors.ts'

interface LimiterOptions {
  concurrency: number
  /** Maximum number waiting, besides those running, before more is refused. */
  maxWaiting: number
  /** Maximum of both per source, for work with a known source. */
  maxPerSource?: number
  /** Message for refused work. */
  refusal: string
  /** Seconds until a retry makes sense. */
  retryAfter: number
}

export interface Limiter {
  /**
   * Runs work when its turn comes: first in, first out; where a source is named, sources take turns, so that a busy source
   * delays itself and not the rest. Rejects with an `unavailable` {@link Failure} when too much is waiting already.
   */
  run<T>(work: () => Promise<T>, source?: string): Promise<T>
  /** Resolves when nothing runs: for background work. Each idle event releases one waiter. */
  whenIdle(): Promise<void>
  readonly length: number
}

/** Makes a concurrency limiter, which bounds the work running and waiting. */
export function createLimiter({
  concurrency,
  maxWaiting,
  maxPerSource = Number.POSITIVE_INFINITY,
  refusal,
  retryAfter,
}: LimiterOptions): Limiter {
  const queue = new PQueue({ concurrency })
  const perSource = new Map<string, number>()
  const waitingForIdle: (() => void)[] = []
  queue.addEventListener('idle', () => waitingForIdle.shift()?.())
  const countAll = () => queue.size + queue.pending
  const refuseFull = (full: boolean) => {
    if (full) throw new Failure('unavailable', refusal, { retryAfter })
  }

  async function runFrom<T>(source: string, work: () => Promise<T>): Promise<T> {
    const before = perSource.get(source) ?? 0
    refuseFull(before >= maxPerSource)
    perSource.set(source, before + 1)
    try {
      return await queue.add(work, { priority: -before })
    } finally {
      const left = (perSource.get(source) ?? 1) - 1
      if (left === 0) perSource.delete(source)
      else perSource.set(source, left)
    }
  }

  return {
    get length() {
      return countAll()
    },

    async run(work, source) {
      refuseFull(countAll() >= concurrency + maxWaiting)
      return source === undefined ? queue.add(work) : runFrom(source, work)
    },

    async whenIdle() {
      // Woken when nothing was running: new work may have arrived since.
      while (countAll() > 0) await new Promise<void>((resolve) => waitingForIdle.push(resolve))
    },
  }
}
