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
