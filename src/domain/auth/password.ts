import { pluralize } from '../items/labels.ts'
import { hasControlCharacters, hasLineBreaks, normalizeTypedText } from '../text/control-characters.ts'
import { MINUTE } from '../time/durations.ts'

/** Lengths of a password in characters: the minimum is AUTH-PASSWORD-1, the maximum keeps hashing a guess cheap. */
export const PASSWORD_LENGTH = { min: 8, max: 200 } as const

/** The message of form and server for a text that cannot be a password (AUTH-PASSWORD-2). */
export const PASSWORD_MESSAGE = 'Please enter a valid password'
/** The message of both forms for a wrong password (AUTH-LOGIN-1). */
export const WRONG_PASSWORD_MESSAGE = 'Invalid password. Please try again.'

/**
 * Returns a password in its normalized form for comparison: keyboards encode the same character differently, and a
 * pasted one may have surrounding whitespace. A text too long for a password is returned unchanged.
 */
export function normalizePassword(text: string): string {
  return normalizeTypedText(text, 'NFKC', PASSWORD_LENGTH.max)
}

/** Whether a normalized text can be a password. */
export function isPassword(text: string): boolean {
  return (
    text.length >= PASSWORD_LENGTH.min &&
    text.length <= PASSWORD_LENGTH.max &&
    !hasControlCharacters(text) &&
    !hasLineBreaks(text)
  )
}

/** Letters and digits that cannot be confused on paper or read aloud. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 4
export const GROUP_LENGTH = 5

/** Returns a random whole number from 0 to below its argument. */
export type Pick = (below: number) => number

/** Generates a strong password that can be copied by hand: four groups of five characters, 99 bits. */
export function generatePassword(pick: Pick): string {
  return generateGroups(pick, GROUPS)
}

/** Generates groups of five characters separated by hyphens, some 25 bits each. */
export function generateGroups(pick: Pick, groups: number): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => SIGNS.charAt(pick(SIGNS.length))).join('')
  return Array.from({ length: groups }, group).join('-')
}

/** Wrong guesses allowed to one client address per window (AUTH-LIMIT-1). */
export const LOGIN_RATE = { limit: 5, windowMs: 15 * MINUTE } as const

/**
 * Returns the message for when the guesses are used up.
 *
 * @param waitMs until the window ends
 */
export function tooManyLoginsMessage(waitMs: number): string {
  const minutes = Math.max(1, Math.ceil(waitMs / MINUTE))
  return `Too many failed logins. Please try again in ${pluralize(minutes, 'minute')}.`
}

/** How hard a password is to guess by its length and variety, from 0 (not a valid password) to 4. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4

/** Repeated and consecutive characters add no strength. */
const RUN = /(.)\1+/gu
const LENGTHS = [
  [20, 4],
  [16, 3],
  [12, 2],
] as const satisfies readonly (readonly [number, PasswordStrength])[]
/** With fewer distinct characters even a long password is soon guessed. */
const VARIED = 5

/**
 * Rates a new password for the meter below its field: a help while typing, not a rule. Only the server checks for
 * commonly guessed passwords.
 */
export function passwordStrength(text: string): PasswordStrength {
  const password = normalizePassword(text)
  if (!isPassword(password)) return 0
  if (new Set(password.toLowerCase()).size < VARIED) return 1
  const length = password.replaceAll(RUN, '$1').length
  return LENGTHS.find(([least]) => length >= least)?.[1] ?? 1
}

/** Returns the strength in words; null where there is nothing to say yet. */
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
