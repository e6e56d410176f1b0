import { Failure } from '../../domain/errors.ts'

interface LimiterOptions {
  /** How much may run at the same time. */
  concurrency: number
  /** How much may wait before more is turned away. */
  maxWaiting: number
  /** What those turned away are told. */
  refusal: string
  /** Seconds until another try makes sense. */
  retryAfter: number
}

export interface Limiter {
  /** Runs work when its turn comes. Rejects with an `unavailable` {@link Failure} when too much waits already. */
  run<T>(work: () => Promise<T>): Promise<T>
  /** Resolves when nothing runs: for work that nobody waits for. Each time it falls idle wakes one of those who wait. */
  whenIdle(): Promise<void>
  /** How much is running and waiting. */
  readonly length: number
}

/** Lets so much work run at once, in the order of asking, and so much more wait. */
export function createLimiter({ concurrency, maxWaiting, refusal, retryAfter }: LimiterOptions): Limiter {
  const waiting: (() => void)[] = []
  const waitingForIdle: (() => void)[] = []
  let running = 0

  return {
    get length() {
      return running + waiting.length
    },

    async run(work) {
      if (running < concurrency) running += 1
      else if (waiting.length >= maxWaiting) throw new Failure('unavailable', refusal, { retryAfter })
      else await new Promise<void>((resolve) => waiting.push(resolve))
      try {
        return await work()
      } finally {
        const next = waiting.shift()
        if (next) next()
        else running -= 1
        if (running === 0) waitingForIdle.shift()?.()
      }
    },

    async whenIdle() {
      // Woken when nothing was running: something may have come in between.
      while (running > 0) await new Promise<void>((resolve) => waitingForIdle.push(resolve))
    },
  }
}
