import { COUNTABLE_UNIT, listLabel } from '../content/ingredient-line.ts'
import type { Ingredient } from '../content/recipe.ts'
import { scaleMeasure } from '../content/scale-amount.ts'
import { readNumber, VALUE } from '../text/numbers.ts'
import { countedName, pluralOf } from './counted-name.ts'
import { toSingular } from './foods/singular.ts'
import { termsOf } from './measure-terms.ts'
import { type MeasureChoice, readAmount } from './show-measure.ts'
import { showSum } from './show-sum.ts'
import { type Dimension, type Measurable, type Measure, readUnit } from './units.ts'

/** A line of the list for the reader's servings and units. */
export interface ShownMeasure {
  measure: Measure
  /** The ingredient in the grammatical number of the amount, including amounts within its text. */
  name: string
}

/**
 * Returns amount and name of a line for its reader (REC-ING-7). Amounts within the name are converted as well: the same
 * measure in other units (`flour (120 g)`), and additional amounts (`, plus 2 tbsp`). Within one unit system the
 * coach's own figure takes precedence over a converted one, and the other one is left out.
 */
export function showLine(line: Ingredient, choice: MeasureChoice, food: Measurable | null): ShownMeasure {
  if (choice.factor === 1 && choice.units === 'as written') return { measure: line, name: line.ingredient }
  const beside = measuresBeside(line)
  const own = beside && measureIn(choice, [line, ...beside.measures])
  const measure = showSum(own ?? line, choice, food)
  const isConverted = own !== null || isIn(choice, measure)
  const ingredient = beside
    ? line.ingredient.replace(
        beside.text,
        isConverted
          ? ''
          : ` (${beside.measures.map((other) => sayMeasure(other, choice.factor)).join(beside.joint)})`,
      )
    : followBrackets(line, measure, choice.factor)
  const name = countedName({ ...line, ingredient }, measure.amount)
  const scale = listLabel(line) !== '' ? scaleListed : scaleExtras
  return { measure, name: choice.factor === 1 ? name : scale(name, choice, food) }
}

/** Units that are never converted, with their likely size for comparison with another measure. */
const LIKELY: Readonly<Record<string, Size>> = {
  pint: { dimension: 'ml', size: 520 },
  stick: { dimension: 'g', size: 113 },
}
const IN_BRACKETS = /\s*\(([^()]{2,50})\)/
const JOINT = /\s*\/\s*|;\s*/
const PLAUSIBLE_DENSITY = { low: 0.03, high: 2.2 }
const PLAUSIBLE_RATIO = { low: 0.8, high: 1.25 }

/** Returns the same measure in other units after an ingredient's name; null where the brackets contain something else. */
function measuresBeside(line: Ingredient): { text: string; joint: string; measures: Measure[] } | null {
  const [text = '', inside = ''] = IN_BRACKETS.exec(line.ingredient) ?? []
  const whole = sizeOf(line)
  if (whole === null) return null
  const measures: Measure[] = inside.split(JOINT).map((part) => ({ amount: part, unit: '' }))
  const isSame = measures.every((part) => {
    const size = sizeOf(part)
    return size !== null && isSameSize(whole, size)
  })
  return isSame ? { text, joint: JOINT.exec(inside)?.[0] ?? '', measures: measures.map(splitMeasure) } : null
}

const COUNT_IN_BRACKETS = new RegExp(
  String.raw`\(((?:about|around|approx\.?|ca\.?|~)?\s?)(${VALUE})(\s(?:small|medium|large))?\)`,
  'iu',
)

/** Scales `(about 2)` after a weight as a count; marks `(400 g)` after one tin as the content of each of several. */
function followBrackets(line: Ingredient, shown: Measure, factor: number): string {
  if (sizeOf(line) !== null)
    return line.ingredient.replace(
      COUNT_IN_BRACKETS,
      (_, about: string, count: string, size = '') =>
        `(${about}${scaleMeasure({ amount: count, unit: '' }, factor).amount}${size})`,
    )
  const isOne = readAmount(line.amount)?.low === 1
  const several = readAmount(shown.amount)
  if (!isOne || several === null || !((several.high ?? several.low) > 1)) return line.ingredient
  return line.ingredient.replace(IN_BRACKETS, (typed, inside: string) =>
    sizeOf({ amount: inside, unit: '' }) === null ? typed : typed.replace(/\)$/, ' each)'),
  )
}

interface Size {
  dimension: Dimension
  size: number
}

/** Returns the size; null for a measure that is not by weight or volume only. */
function sizeOf(measure: Measure): Size | null {
  let [size, dimension]: [number, Dimension | null] = [0, null]
  for (const { amount, unit, isLess } of termsOf(splitMeasure(measure))) {
    const read = readAmount(amount)
    const known = readUnit(unit) ?? LIKELY[unit.toLowerCase().replace(/s$/, '')]
    if (read === null || known === undefined || (dimension ?? known.dimension) !== known.dimension)
      return null
    dimension = known.dimension
    size += (isLess ? -1 : 1) * ((read.low + (read.high ?? read.low)) / 2) * known.size
  }
  return dimension && size > 0 ? { dimension, size } : null
}

function isSameSize(a: Size, b: Size): boolean {
  const ratio =
    a.dimension === b.dimension ? b.size / a.size : a.dimension === 'g' ? a.size / b.size : b.size / a.size
  const { low, high } = a.dimension === b.dimension ? PLAUSIBLE_RATIO : PLAUSIBLE_DENSITY
  return ratio >= low && ratio <= high
}

const AMOUNT_AND_UNIT = new RegExp(
  String.raw`^\s*(?<amount>(?:about\s|~)?${VALUE}(?:\s*[-–—]\s*${VALUE})?)[\s-]?(?<unit>\p{L}.*?)\s*$`,
  'iu',
)

/** Splits `120 g` in one text into its two parts. */
function splitMeasure(measure: Measure): Measure {
  if (measure.unit !== '') return measure
  const { amount, unit } = AMOUNT_AND_UNIT.exec(measure.amount)?.groups ?? {}
  return amount === undefined || unit === undefined ? measure : { amount, unit }
}

/** Returns which of several measures is in the chosen unit system. */
function measureIn(choice: MeasureChoice, measures: readonly Measure[]): Measure | null {
  return measures.find((measure) => isIn(choice, measure)) ?? null
}

function isIn({ units }: MeasureChoice, measure: Measure): boolean {
  return units !== 'as written' && termsOf(measure).every(({ unit }) => readUnit(unit)?.system === units)
}

function sayMeasure(measure: Measure, factor: number): string {
  const { amount, unit } = showSum(measure, { factor, units: 'as written' }, null)
  return `${amount} ${unit}`
}

/** Additional amounts: `plus 2 tbsp`, `+ 1 egg white`; at the beginning of a name `and 2 tsp` too. */
const EXTRA = new RegExp(
  String.raw`(?<before>(?:^|[\s,(])(?:plus|\+)\s*|^(?:and|&)\s+)(?<amount>${VALUE})(?<space>\s?)(?<thing>\p{L}+(?:[ -](?!(?:for|to|extra|more|in|as)\b)\p{L}+){0,2})?`,
  'giu',
)
/** Things with a plain amount among several in one line, unlike `23 cm pastry case` and `70% chocolate`. */
const LISTED = new RegExp(
  String.raw`(?<=[:,]\s+)(?<amount>${VALUE})(?![\d%–-]|\s?(?:to|or|x|×|[–-])\s?\d|\s?(?:cm|mm|inch(?:es)?|in|minutes?|hours?|days?|weeks?|spice)\b)(?<space>\s?)(?<word>\p{L}+)(?<rest>[^,\d½]*)(?=,|$)`,
  'giu',
)
const FIRST_WORD = /^\p{L}+/u
const LAST_WORD = /\p{L}+$/u

function scaleListed(name: string, choice: MeasureChoice, food: Measurable | null): string {
  return name.replace(LISTED, (_, amount: string, space: string, word: string, rest: string) => {
    const { amount: shown, unit } = showSum({ amount, unit: word }, choice, food)
    if (readUnit(word) !== null || unit !== word) return `${shown}${space}${unit}${rest}`
    return `${shown}${space}${countedName({ amount, unit: COUNTABLE_UNIT, ingredient: word + rest }, shown)}`
  })
}

function scaleExtras(name: string, choice: MeasureChoice, food: Measurable | null): string {
  return name.replace(EXTRA, (_, before: string, amount: string, space: string, thing = '') => {
    const word = FIRST_WORD.exec(thing)?.[0] ?? ''
    const { amount: shown, unit } = showSum({ amount, unit: word }, choice, food)
    if (readUnit(word) !== null || unit !== word)
      return `${before}${shown}${space}${unit}${thing.slice(word.length)}`
    const inNumber = (readNumber(shown) ?? 0) > 1 ? pluralOf : toSingular
    return `${before}${shown}${space}${thing.replace(LAST_WORD, (last: string) => inNumber(toSingular(last)))}`
  })
}
