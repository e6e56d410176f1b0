import { CODE_RATE, type TypedCode } from '../../../domain/auth/second-factor.ts'
import { checkCode, type SpendCode } from '../../auth/second-factor.ts'
import type { Store } from '../../store/database.ts'
import { returnToLimit, takeFromLimit } from '../../store/rate-limits.ts'
import { refuseTooMany } from './guesses.ts'

const KEY = 'codes'

/**
 * Looks at a code within the limit the whole site has for wrong ones.
 *
 * @returns what uses the code up; null for a wrong one
 * @throws Failure `too_many`
 */
export async function guessCode(
  store: Store,
  typed: TypedCode,
  clock: () => Date,
): Promise<SpendCode | null> {
  const now = clock().getTime()
  refuseTooMany(await takeFromLimit(store, KEY, { ...CODE_RATE, now }), clock)
  const spend = await checkCode(store, typed, now)
  if (spend) await returnToLimit(store, KEY)
  return spend
}
