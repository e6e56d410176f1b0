import { pluralize } from '../items/labels.ts'
import { MINUTE } from '../time/durations.ts'

/** Wrong guesses one address of origin has in a window (AUTH-LIMIT-1). */
export const LOGIN_RATE = { limit: 5, windowMs: 15 * MINUTE } as const

/**
 * What is said when the guesses are used up.
 *
 * @param waitMs until the window ends
 */
export function tooManyLoginsMessage(waitMs: number): string {
  const minutes = Math.max(1, Math.ceil(waitMs / MINUTE))
  return `Too many failed logins. Please try again in ${pluralize(minutes, 'minute')}.`
}
