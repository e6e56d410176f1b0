import { readNumber } from '../text/numbers.ts'
import { type Term, termsOf } from './measure-terms.ts'
import { type MeasureChoice, NOTHING_KNOWN, readAmount, showMeasure } from './show-measure.ts'
import {
  convertMeasure,
  type Measurable,
  type Measure,
  measureOf,
  readUnit,
  type Unit,
  type UnitSystem,
} from './units.ts'

/**
 * Converts a measure, or a sum of several, to the reader's servings and units (AMOUNT-UNIT-3): to one amount where the
 * terms can be added, else each separately.
 */
export function showSum(typed: Measure, choice: MeasureChoice, food: Measurable | null): Measure {
  const terms = termsOf(typed)
  const [first] = terms
  if (terms.length === 1 && first)
    return reduceMeasure(showMeasure({ amount: first.amount, unit: first.unit }, choice, food), choice)
  const { factor, units } = choice
  const sum = addUp(terms)
  if (sum !== null) {
    const { size, unit } = sum
    const isOwn = units === 'as written' || unit.system === units
    if (isOwn && factor === 1) return typed
    const converted = isOwn
      ? null
      : convertMeasure(size * factor, { ...unit, size: 1 }, units, food ?? NOTHING_KNOWN)
    return converted ?? (factor === 1 ? typed : measureOf(size * factor, unit.dimension, unit.system))
  }
  const shown = terms.map((term) => ({ ...showMeasure(term, choice, food), joint: term.joint }))
  const isTyped = shown.every(
    ({ amount, unit }, at) => amount === terms[at]?.amount && unit === terms[at].unit,
  )
  if (isTyped) return typed
  const [begin, ...rest] = shown
  const behind = rest.flatMap(({ joint, amount, unit }) => [joint, amount, unit])
  return {
    amount: begin?.amount ?? '',
    unit: [begin?.unit ?? '', ...behind].filter((part) => part !== '').join(' '),
  }
}

/** Returns grams or millilitres; null for terms that are not single amounts of one dimension. */
function addUp(terms: readonly Term[]): { size: number; unit: Unit } | null {
  const first = readUnit(terms[0]?.unit ?? '')
  let size = 0
  for (const { amount, unit, isLess } of terms) {
    const read = readAmount(amount)
    const from = readUnit(unit)
    if (read === null || read.high !== null || !first || from?.dimension !== first.dimension) return null
    if (from.system !== first.system) return null
    size += (isLess ? -1 : 1) * read.low * from.size
  }
  return first && size > 0 ? { size, unit: first } : null
}

/** The value from which a larger unit is preferred. */
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
/** Relative error up to which a value is written in a larger unit. */
const REDUCED_ERROR = 0.005

/** Rewrites `6 tsp` of a scaled recipe as `2 tbsp`, in the units the reader chose. */
function reduceMeasure(shown: Measure, { units, factor }: MeasureChoice): Measure {
  const read = readAmount(shown.amount)
  const unit = readUnit(shown.unit)
  if (factor === 1 || read === null || unit === null || unit.system !== units) return shown
  const low = inLargerUnit(read.low, unit)
  const high = read.high === null ? low : inLargerUnit(read.high, unit)
  if (low === null || high === null || readUnit(low.unit) !== readUnit(high.unit)) return shown
  const joint = /\w/.test(read.joint) ? ` ${read.joint} ` : read.joint
  return {
    amount: read.about + (read.high === null ? low.amount : `${low.amount}${joint}${high.amount}`),
    unit: high.unit,
  }
}

/** Returns the value in a larger unit; null where the unit is already the best. */
function inLargerUnit(value: number, unit: Unit): Measure | null {
  const isMany = REDUCED_FROM[unit.system].some(
    ([from, name]) => readUnit(name)?.size === unit.size && value >= from,
  )
  if (!isMany) return null
  const size = value * unit.size
  const total = measureOf(size, unit.dimension, unit.system)
  const larger = readUnit(total.unit)
  const isExact =
    larger !== null &&
    larger.size !== unit.size &&
    Math.abs((readNumber(total.amount) ?? 0) * larger.size - size) <= size * REDUCED_ERROR
  return isExact ? total : null
}
