import { COUNTABLE_UNIT } from '../content/ingredient-line.ts'
import { ARTICLE, VALUE } from '../text/numbers.ts'
import { type Measure, readUnit } from './units.ts'

/** One measure of a sum: `2 tbsp` of `1 cup + 2 tbsp`. */
export interface Term extends Measure {
  /** The word or sign before it: `+`, `plus`, `minus`; '' for the first, and between pounds and ounces. */
  joint: string
  /** Whether it is subtracted. */
  isLess: boolean
}

const JOINT = String.raw`\+|&|plus\b|and\b|minus\b|less\b`
const WORD = String.raw`(?!(?:${JOINT}))\p{L}[\p{L}.]*`
const TERM = new RegExp(
  String.raw`\s*(?<joint>${JOINT})?\s*(?<amount>${VALUE}|${ARTICLE})\s?(?<unit>${WORD}(?:\s${WORD}){0,2})?\s*`,
  'iuy',
)
const MAX_LENGTH = 80
/** A quick check, since most amounts are not sums. */
const MAY_BE_SUM = /\+|&|\b(?:plus|and|minus|less)\b|\d\s?\p{L}+\.?\s+\d/iu

/**
 * Returns the measures that an amount and its unit add up, wherever the sum was typed: `1` `cup + 2 tbsp`, `1 cup + 2`
 * `tbsp`, `1 lb 2` `oz`. A number without a unit takes that of the next measure (`1 + ½ tsp`), else of the preceding one.
 *
 * @returns only the measure itself where it is not a sum, its unit split off where it was typed in the amount (`200 g`)
 */
export function termsOf({ amount, unit }: Measure): Term[] {
  const whole = [{ amount, unit, joint: '', isLess: false }]
  const text = `${amount} ${unit === COUNTABLE_UNIT ? '' : unit}`.trim()
  const isUnitInside = (unit === '' || unit === COUNTABLE_UNIT) && /\p{L}/u.test(amount)
  if (text.length > MAX_LENGTH || !(isUnitInside || MAY_BE_SUM.test(text))) return whole
  const terms: Term[] = []
  TERM.lastIndex = 0
  while (TERM.lastIndex < text.length) {
    const groups = TERM.exec(text)?.groups
    if (!groups) return whole
    const { joint = '', amount: said = '', unit: saidUnit = '' } = groups
    const before = terms.at(-1)
    if ((before === undefined) !== (joint === '') && !(before && isSmaller(saidUnit, before.unit)))
      return whole
    terms.push({ amount: said, unit: saidUnit, joint, isLess: /^(?:minus|less)$/i.test(joint) })
  }
  if (terms.length < 2 && !(isUnitInside && terms[0]?.unit)) return whole
  return terms.map((term, at) => ({
    ...term,
    unit: term.unit || (terms.slice(at).find((next) => next.unit) ?? terms[at - 1])?.unit || '',
  }))
}

/** Whether a unit may follow a larger one without a sign: `2 oz` after pounds, `500 g` after kilograms. */
function isSmaller(unit: string, before: string): boolean {
  const [small, large] = [readUnit(unit), readUnit(before)]
  return small !== null && large !== null && small.dimension === large.dimension && small.size < large.size
}
