import { scaleMeasure } from '../content/scale-amount.ts'
import { ARTICLE, INDEFINITE_ARTICLES, readNumber, VALUE } from '../text/numbers.ts'
import { convertMeasure, type Measurable, type Measure, readUnit, type UnitSystem } from './units.ts'

/** What the reader chose for all amounts: servings as a factor, and units (AMOUNT-UNIT-3). */
export interface MeasureChoice {
  /** The wanted servings divided by the recipe's. */
  factor: number
  units: 'as written' | UnitSystem
}

export const NOTHING_KNOWN: Measurable = { density: null, isLiquid: false }
const RANGE = new RegExp(
  String.raw`^(?<about>(?:(?:about|around|roughly|approximately|scant|heaped|heaping|generous|nearly|almost|up to|at least|between|ca?\.?|(?:approx|max|min)\.?) |~)?)(?<low>${VALUE}|${ARTICLE})(?:\s*(?<joint>[-–—]|\bto\b|\bor\b|\band\b)\s*(?<high>${VALUE}))?$`,
  'iu',
)

/**
 * Returns the number of an amount, or both ends of a range: `2`, `about 2`, `2 to 3`.
 *
 * @returns null for any other text
 */
export function readAmount(text: string) {
  const { about = '', low, joint = '', high } = RANGE.exec(text.trim())?.groups ?? {}
  if (low === undefined) return null
  const first = INDEFINITE_ARTICLES.get(low.toLowerCase()) ?? readNumber(low)
  const second = high === undefined ? null : readNumber(high)
  if (first === null || (high !== undefined && second === null)) return null
  return { about, low: first, joint, high: second }
}

/** Returns which fraction of a whole a measure is, 0 to 1; null for a range or where they cannot be compared. */
export function shareOfMeasure(part: Measure, whole: Measure): number | null {
  const [taken, all] = [sizeOf(part), sizeOf(whole)]
  if (taken === null || all === null || taken.dimension !== all.dimension) return null
  return taken.size > all.size ? null : taken.size / all.size
}

function sizeOf({ amount, unit }: Measure): { size: number; dimension: string } | null {
  const read = readAmount(amount)
  const known = readUnit(unit)
  if (read === null || read.high !== null || !(read.low > 0)) return null
  return known
    ? { size: read.low * known.size, dimension: known.dimension }
    : { size: read.low, dimension: unit.trim().toLowerCase() }
}

/**
 * Converts one measure to the reader's servings and units, in the list and in sentences alike (AMOUNT-UNIT-3). One that
 * cannot be converted reliably is only scaled.
 */
export function showMeasure(measure: Measure, choice: MeasureChoice, food: Measurable | null): Measure {
  const { factor, units } = choice
  const read = units === 'as written' ? null : readAmount(measure.amount)
  const from = readUnit(measure.unit)
  if (units === 'as written' || read === null || from === null) return scaleMeasure(measure, factor)
  const low = convertMeasure(read.low * factor, from, units, food ?? NOTHING_KNOWN)
  if (low === null) return scaleMeasure(measure, factor)
  if (read.high === null) return { amount: read.about + low.amount, unit: low.unit }
  const high = convertMeasure(read.high * factor, from, units, food ?? NOTHING_KNOWN) ?? low
  const joint = /\w/.test(read.joint) ? ` ${read.joint} ` : read.joint
  const isSameUnit = singular(low.unit) === singular(high.unit)
  const first = isSameUnit ? low.amount : `${low.amount} ${low.unit}`
  return { amount: `${read.about}${first}${joint}${high.amount}`, unit: high.unit }
}

function singular(unit: string): string {
  return unit.replace(/^cups\b/, 'cup')
}
