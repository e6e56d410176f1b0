/** Letters and digits that cannot be taken for one another, on paper or read aloud. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 4
const GROUP_LENGTH = 5

/**
 * A strong password that can be copied by hand: four groups of five signs, 99 bits.
 *
 * @param pick a random whole number from 0 to below its argument
 */
export function generatePassword(pick: (below: number) => number): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => SIGNS.charAt(pick(SIGNS.length))).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}
