import { pluralize } from '../items/labels.ts'
import { composeTyped, hasControlCharacters, hasLineBreaks } from '../text/control-characters.ts'
import { MINUTE } from '../time/durations.ts'

/** Lengths of a password in characters: the least is AUTH-PASSWORD-1, the most keeps a guess cheap to read. */
export const PASSWORD_LENGTH = { min: 8, max: 200 } as const

/** What the form and the server say about a text that cannot be a password (AUTH-PASSWORD-2). */
export const PASSWORD_MESSAGE = 'Please enter a valid password'
/** What both forms say about a wrong one (AUTH-LOGIN-1). */
export const WRONG_PASSWORD_MESSAGE = 'Invalid password. Please try again.'

/**
 * A password in the one form it is compared in: keyboards write the same letter in different ways, and a
 * pasted one brings blanks along. What is too long to be one comes out as it is.
 */
export function normalizePassword(text: string): string {
  return composeTyped(text, 'NFKC', PASSWORD_LENGTH.max)
}

/** Whether a normalised text can be a password at all. */
export function isPassword(text: string): boolean {
  return (
    text.length >= PASSWORD_LENGTH.min &&
    text.length <= PASSWORD_LENGTH.max &&
    !hasControlCharacters(text) &&
    !hasLineBreaks(text)
  )
}

/** Letters and digits that cannot be taken for one another, on paper or read aloud. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 4
export const GROUP_LENGTH = 5

/** A random whole number from 0 to below its argument. */
export type Pick = (below: number) => number

/** A strong password that can be copied by hand: four groups of five signs, 99 bits. */
export function generatePassword(pick: Pick): string {
  return generateGroups(pick, GROUPS)
}

/** Groups of five signs with hyphens in between, some 25 bits each. */
export function generateGroups(pick: Pick, groups: number): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => SIGNS.charAt(pick(SIGNS.length))).join('')
  return Array.from({ length: groups }, group).join('-')
}

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
