import { LOGIN_RATE, tooManyLoginsMessage } from '../../../domain/auth/login-limits.ts'
import { Failure } from '../../../domain/errors.ts'
import { createLine } from '../../auth/one-at-a-time.ts'
import type { Store } from '../../store/database.ts'
import { type LimitState, readLimit, takeFromLimit } from '../../store/rate-limits.ts'
import { secondsUntilReset } from '../take-within-limit.ts'

/** At some 50 ms a guess, the last in line waits two seconds. */
const MOST_WAITING = 40

/**
 * Makes the line in which guesses at the password are looked at, one after the other and five in 15 minutes a key.
 * The work itself says by `clearLimit` or `returnToLimit` that it was no wrong guess.
 *
 * @returns a function that does the work, or rejects with a Failure `too_many` or `unavailable`
 */
export function createGuessLine(store: Store, clock: () => Date) {
  const takeTurn = createLine(MOST_WAITING)

  return async function lookAt<T>(key: string, work: () => Promise<T>): Promise<T> {
    const limit = () => ({ ...LOGIN_RATE, now: clock().getTime() })
    // Asked before she stands in line, so that whoever has used up her guesses holds up nobody.
    refuseTooMany(await readLimit(store, key, limit()), clock)
    return takeTurn(async () => {
      // Taken before the password is looked at, so that processes side by side do not give out more guesses.
      refuseTooMany(await takeFromLimit(store, key, limit()), clock)
      return work()
    })
  }
}

/** @throws Failure `too_many` when a limit is used up */
export function refuseTooMany(state: LimitState, clock: () => Date): void {
  if (state.allowed) return
  const now = clock().getTime()
  const wait = Math.max(0, Date.parse(state.resetTime) - now)
  throw new Failure('too_many', tooManyLoginsMessage(wait), { retryAfter: secondsUntilReset(state, now) })
}
