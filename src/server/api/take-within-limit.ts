import { Failure } from '../../domain/errors.ts'
import { SECOND } from '../../domain/time/durations.ts'
import type { Store } from '../store/database.ts'
import { type Limit, type LimitState, takeFromLimit } from '../store/rate-limits.ts'

/**
 * Takes one from a limit.
 *
 * @param message what is said once the limit is used up
 * @throws Failure `too_many` with that message
 */
export async function takeWithinLimit(store: Store, key: string, limit: Limit, message: string) {
  const state = await takeFromLimit(store, key, limit)
  if (!state.allowed)
    throw new Failure('too_many', message, { retryAfter: secondsUntilReset(state, limit.now) })
}

/**
 * How long a used-up limit stays so, as `retry-after` says it: in whole seconds, at least one.
 *
 * @param now epoch milliseconds
 */
export function secondsUntilReset({ resetTime }: Pick<LimitState, 'resetTime'>, now: number): number {
  return Math.max(1, Math.ceil((Date.parse(resetTime) - now) / SECOND))
}
