import { composeTyped } from '../text/compose-typed.ts'
import { hasControlCharacters, hasLineBreaks } from '../text/control-characters.ts'

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
