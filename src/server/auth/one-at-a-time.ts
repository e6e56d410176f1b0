import { Failure } from '../../domain/errors.ts'

const RETRY_AFTER_SECONDS = 5

/**
 * Makes a line in which work is done one after the other. It bounds what hashing guesses may take of the machine,
 * and lets each guess see what became of the one before. Its `run` rejects with an `unavailable` {@link Failure}
 * when too many are waiting.
 *
 * @param mostWaiting how much work may stand in the line, the one being done included
 */
export function createLine(mostWaiting: number) {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (waiting >= mostWaiting) {
      throw new Failure('unavailable', 'Too many are logging in right now. Please try again in a moment.', {
        retryAfter: RETRY_AFTER_SECONDS,
      })
    }
    waiting += 1
    const turn = last.then(work)
    // Whoever comes next waits for the end of this work, however it ends; the failure itself goes to who asked.
    last = turn.then(
      () => undefined,
      () => undefined,
    )
    try {
      return await turn
    } finally {
      waiting -= 1
    }
  }
}
