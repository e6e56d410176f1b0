import { isPassword, normalizePassword } from './password.ts'

/** How hard a password is to guess by its length and variety, from 0 (cannot be one) to 4. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4

/** Letters one after the other, or one again and again, add nothing. */
const RUN = /(.)\1+/gu
const LENGTHS = [
  [20, 4],
  [16, 3],
  [12, 2],
] as const satisfies readonly (readonly [number, PasswordStrength])[]
/** Of fewer different signs even a long one is soon guessed. */
const VARIED = 5

/**
 * What a new password is worth, for the meter below its field: a help while typing, no rule. Whether it is one of those
 * guessed first only the server knows.
 */
export function passwordStrength(text: string): PasswordStrength {
  const password = normalizePassword(text)
  if (!isPassword(password)) return 0
  if (new Set(password.toLowerCase()).size < VARIED) return 1
  const length = password.replaceAll(RUN, '$1').length
  return LENGTHS.find(([least]) => length >= least)?.[1] ?? 1
}

/** The same in words; null where there is nothing to say yet. */
export function describeStrength(strength: PasswordStrength): string | null {
  const words = [
    null,
    'Short. Add a word or two.',
    'Fair. Another word makes it strong.',
    'Good.',
    'Strong. Nobody guesses that.',
  ]
  return words[strength] ?? null
}
