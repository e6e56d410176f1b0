import { scaleMeasure } from '../content/scale-amount.ts'
import { ARTICLE, ARTICLES, readNumber, VALUE } from '../text/numbers.ts'
import {
  convertMeasure,
  type Measurable,
  type Measure,
  readUnit,
  showTotal,
  type Unit,
  type UnitSystem,
} from './units.ts'

/** What the reader chose for all amounts: servings as a factor, and units (product §28.1). */
export interface MeasureChoice {
  /** The wanted servings divided by the recipe's. */
  factor: number
  units: 'as written' | UnitSystem
}

export const AS_WRITTEN: MeasureChoice = { factor: 1, units: 'as written' }

export const NOTHING_KNOWN: Measurable = { density: null, isLiquid: false }
const RANGE = new RegExp(
  String.raw`^(?<about>(?:(?:about|around|roughly|approximately|scant|nearly|almost|up to|at least|between|ca\.?|c\.|approx\.?) |~)?)(?<low>${VALUE}|${ARTICLE})(?:\s*(?<joint>[-–—]|\bto\b|\bor\b|\band\b)\s*(?<high>${VALUE}))?$`,
  'iu',
)

/**
 * An amount's number, or its two: `2`, `about 2`, `2 to 3`.
 *
 * @returns null for what is no number, nor two
 */
export function readAmount(text: string) {
  const { about = '', low, joint = '', high } = RANGE.exec(text.trim())?.groups ?? {}
  if (low === undefined) return null
  const first = ARTICLES.get(low.toLowerCase()) ?? readNumber(low)
  const second = high === undefined ? null : readNumber(high)
  if (first === null || (high !== undefined && second === null)) return null
  return { about, low: first, joint, high: second }
}

/** How much of a whole a measure is, from 0 to 1; null where they cannot be compared, or one of them is a range. */
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
 * One measure for the reader's servings and in her units: of the list, and of the sentences alike (product §28.1). What
 * cannot be converted honestly is scaled as it was written.
 */
export function showMeasure(measure: Measure, choice: MeasureChoice, food: Measurable | null): Measure {
  const { factor, units } = choice
  const read = units === 'as written' ? null : readAmount(measure.amount)
  const from = readUnit(measure.unit)
  if (units === 'as written' || read === null || from === null) return scaleMeasure(measure, factor)
  const show = (value: number) =>
    from.system === units
      ? reduceMeasure(value * factor, from, factor)
      : convertMeasure(value * factor, from, units, food ?? NOTHING_KNOWN)
  const low = show(read.low)
  if (low === null) return scaleMeasure(measure, factor)
  if (read.high === null) return { amount: read.about + low.amount, unit: low.unit }
  const high = show(read.high)
  if (high === null) return scaleMeasure(measure, factor)
  const joint = /\w/.test(read.joint) ? ` ${read.joint} ` : read.joint
  const isSameUnit = singular(low.unit) === singular(high.unit)
  const first = isSameUnit ? low.amount : `${low.amount} ${low.unit}`
  return { amount: `${read.about}${first}${joint}${high.amount}`, unit: high.unit }
}

function singular(unit: string): string {
  return unit.replace(/^cups\b/, 'cup')
}

/** From here on a larger unit says it better. */
const REDUCED_FROM: Readonly<Record<UnitSystem, readonly (readonly [from: number, unit: string])[]>> = {
  US: [
    [3, 'tsp'],
    [4, 'tbsp'],
    [8, 'fl oz'],
    [16, 'oz'],
  ],
  metric: [
    [1000, 'g'],
    [1000, 'ml'],
  ],
}
/** Only what a larger unit says just as well is said in it. */
const REDUCED_ERROR = 0.005

/** `6 tsp` of a scaled recipe as `2 tbsp`; null where the unit says it best. */
function reduceMeasure(value: number, unit: Unit, factor: number): Measure | null {
  const isMany = REDUCED_FROM[unit.system].some(
    ([from, name]) => readUnit(name)?.size === unit.size && value >= from,
  )
  if (factor === 1 || !isMany) return null
  const size = value * unit.size
  const total = showTotal(size, unit.dimension, unit.system)
  const shown = readUnit(total.unit)
  const isExact =
    shown !== null &&
    shown.size !== unit.size &&
    Math.abs((readNumber(total.amount) ?? 0) * shown.size - size) <= size * REDUCED_ERROR
  return isExact ? total : null
}
