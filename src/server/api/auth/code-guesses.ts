import { CODE_RATE, type TypedCode } from '../../../domain/auth/second-factor.ts'
import { checkCode, type SpendCode } from '../../auth/second-factor.ts'
import type { Store } from '../../store/database.ts'
import { returnToLimit, takeFromLimit } from '../../store/rate-limits.ts'
import { type Guesser, refuseTooMany } from './guesses.ts'

const KEY = 'codes'

/**
 * Looks at a code. Wrong ones from browsers in which nobody has logged in before count together, for the whole site.
 * Recovery codes are left out of that: they are too long to be guessed, and are the way in when codes are refused.
 *
 * @returns what uses the code up; null for a wrong one
 * @throws Failure `too_many`
 */
export async function guessCode(
  store: Store,
  typed: TypedCode,
  { isKnown }: Pick<Guesser, 'isKnown'>,
  clock: () => Date,
): Promise<SpendCode | null> {
  const now = clock().getTime()
  if (isKnown || typed.kind === 'recovery') return checkCode(store, typed, now)
  refuseTooMany(await takeFromLimit(store, KEY, { ...CODE_RATE, now }), clock)
  const spend = await checkCode(store, typed, now)
  if (spend) await returnToLimit(store, KEY)
  return spend
}
