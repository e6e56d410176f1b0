import { splitIngredient } from '../../content/split-ingredients.ts'
import { findFood } from '../../kitchen/foods/find-food.ts'

// Normalizes lists whose amounts do not precede the names, or whose lines hold several ingredients.

/** `flour (2 cups)` */
const AMOUNT_IN_BRACKETS = /^(\P{N}{2,60}?)\s*\((\d[^()]{0,20})\)$/u
/** `Tomatoes - 3 ripe, chopped` */
const AMOUNT_BEHIND_DASH =
  /^(\p{L}[^\d:.,–—-]{1,50}?)\s+[-–—]\s+(\d{1,3})\s+(?!(?:ways?|minutes?|mins|hours?|days?|steps?|ingredients?)\b)(\p{Ll}[^.!?:]{1,60})$/u
/** `Cashews 15 nos`, as in Indian lists. */
const COUNTED_BEHIND = /^(\p{L}[^\d:.,]{1,50}?)(?:\s+[-–—])?\s+(\d{1,3})\s*nos?\.?$/iu
/** Number of lines from which they are a list. */
const MIN_LINES = 3

/** Moves amounts in brackets after the names to the front. */
export function withAmountsFirst(lines: readonly string[]): string[] {
  const turned = lines.map((line) => {
    const [, name = '', amount = ''] = AMOUNT_IN_BRACKETS.exec(line) ?? []
    return amount !== '' && splitIngredient(`${amount} ${name}`).amount !== '' ? `${amount} ${name}` : null
  })
  const isList = turned.filter((line) => line !== null).length > 2
  return (isList ? lines.map((line, at) => turned[at] ?? line) : lines).map(
    (line) => countFirst(line) ?? line,
  )
}

function countFirst(line: string): string | null {
  const [, counted, number = ''] = COUNTED_BEHIND.exec(line) ?? []
  if (counted !== undefined) return `${number} ${counted}`
  const [, name = '', count = '', said = ''] = AMOUNT_BEHIND_DASH.exec(line) ?? []
  if (name === '' || splitIngredient(line).amount !== '') return null
  // `Oven - 20 minutes` is not an amount of food.
  return findFood(name) === null ? null : `${count} ${name}, ${said}`
}

const isAmount = (cell: string) => {
  const { amount, ingredient } = splitIngredient(`${cell.replace(/\s*\([^()]*\)$/, '')} egg`)
  return /^[\d½¼¾⅓⅔⅛]/.test(cell) && amount !== '' && ingredient === 'egg'
}

/**
 * Joins the rows of two columns, one with amounts and one with names, into ingredients with the amount first; null for
 * other columns.
 */
export function rowsOfList([left = [], right = []]: readonly string[][]): string[] | null {
  const rows = left.map((cell, at) => [cell.trim(), right[at]?.trim() ?? ''] as const)
  const isName = (cell: string) => /^\p{L}/u.test(cell)
  const first = rows.filter(([amount, name]) => isAmount(amount) && isName(name)).length
  const last = rows.filter(([name, amount]) => isAmount(amount) && isName(name)).length
  // A header row may name the columns.
  if (Math.max(first, last) < Math.max(MIN_LINES, rows.length - 1)) return null
  return rows.map(([one, other]) =>
    (isAmount(other) && isName(one) ? `${other} ${one}` : `${one} ${other}`).trim(),
  )
}

/** Splits `DOUGH:   4 cups flour   1 tsp salt   1 egg` into the label and its ingredients; null for other lines. */
export function inLabelledCells(line: string, isStaple: (cell: string) => boolean): string[] | null {
  const [, label = '', listed = ''] = /^(\p{Lu}[^:\d]{1,30}:)\s+(\S.*)$/u.exec(line) ?? []
  const cells = listed.split(/\s{3,}/)
  const isListed = (cell: string) => splitIngredient(cell).amount !== ''
  const areListed = cells.every((cell) => isListed(cell) || isStaple(cell))
  return label !== '' && areListed && cells.filter(isListed).length >= MIN_LINES ? [label, ...cells] : null
}
