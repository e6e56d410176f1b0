import { Failure } from '../../domain/errors.ts'

interface TurnOptions {
  /** How many may go at the same time. */
  atOnce: number
  /** How many may stand in line before others are turned away. */
  mostWaiting: number
  /** What those turned away are told. */
  refusal: string
  /** Seconds until another try makes sense. */
  retryAfter: number
}

export type TakeTurn = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Makes a line in which work waits its turn.
 * The line rejects with a Failure `unavailable` when too many wait already.
 */
export function createTurns({ atOnce, mostWaiting, refusal, retryAfter }: TurnOptions): TakeTurn {
  const waiting: (() => void)[] = []
  let going = 0
  return async (work) => {
    if (going < atOnce) going += 1
    else if (waiting.length >= mostWaiting) throw new Failure('unavailable', refusal, { retryAfter })
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else going -= 1
    }
  }
}
