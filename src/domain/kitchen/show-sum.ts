import { type Term, termsOf } from './measure-terms.ts'
import { type MeasureChoice, NOTHING_KNOWN, readAmount, showMeasure } from './show-measure.ts'
import { convertMeasure, type Measurable, type Measure, readUnit, showTotal, type Unit } from './units.ts'

/**
 * A measure, or several that are added up, for the reader's servings and in her units (product §28.1): one amount where
 * they can be, else each for itself.
 */
export function showSum(typed: Measure, choice: MeasureChoice, food: Measurable | null): Measure {
  const terms = termsOf(typed)
  const [first] = terms
  if (terms.length === 1 && first)
    return showMeasure({ amount: first.amount, unit: first.unit }, choice, food)
  const { factor, units } = choice
  const sum = addUp(terms)
  if (sum !== null) {
    const { size, unit } = sum
    const isOwn = units === 'as written' || unit.system === units
    if (isOwn && factor === 1) return typed
    const converted = isOwn
      ? null
      : convertMeasure(size * factor, { ...unit, size: 1 }, units, food ?? NOTHING_KNOWN)
    return converted ?? (factor === 1 ? typed : showTotal(size * factor, unit.dimension, unit.system))
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

/** In grams or millilitres; null for what is no one amount of one kind. */
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
