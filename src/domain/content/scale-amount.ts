import { FIGURES, INDEFINITE_ARTICLES, readNumber, SIGNS, SPELLED } from '../text/numbers.ts'

/** Kitchen fractions and their characters, from the smallest. */
const FRACTIONS: readonly (readonly [value: number, sign: string])[] = [
  [1 / 8, '⅛'],
  [1 / 6, '⅙'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [3 / 8, '⅜'],
  [1 / 2, '½'],
  [5 / 8, '⅝'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [5 / 6, '⅚'],
  [7 / 8, '⅞'],
]
// '1½', '1-1/2' and '1 1/2' are one number; '1-2' and '1–2' are two, and each is scaled.
const NUMBER = new RegExp(FIGURES, 'g')
const NUMBER_WORD = new RegExp(SPELLED, 'gi')

/** Sizes of a thing rather than counts: '(400 g)', 'x 400', '70%', '5 cm'. */
const NOT_COUNTED = /\([^()]*\)|[x×]\s*\d.*$|\d+(?:[.,]\d+)?\s*(?:%|°|cm\b|mm\b|-?inch|["″])/gi

/** From here on halves are dropped: 187.5 g becomes 188 g. */
const WHOLE_FROM = 20
/** From here on a half is written `.5`: 12.5 g. */
const DECIMAL_FROM = 10
/** Below this even an eighth would be too much. */
const MIN_FRACTION = 3 / 32
/** From here on quarters and thirds are precise enough, without eighths and sixths. */
const FINE_FRACTIONS_BELOW = 3
/** Relative error a shown amount may have (REC-ING-5) before a smaller unit is used. */
const MAX_ERROR = 0.05

/** Fractions used only where none that has a spoon is near enough. */
const FIFTHS: typeof FRACTIONS = [
  [1 / 5, '⅕'],
  [2 / 5, '⅖'],
  [3 / 5, '⅗'],
  [4 / 5, '⅘'],
]

/**
 * Scales an amount as typed, for the servings stepper (REC-ING-5: amounts are text): numbers, decimals with dot or
 * comma, fractions, ranges, and number words. A text without a number is returned unchanged; a factor of 1 changes
 * nothing; an amount above zero never becomes zero.
 *
 * @param factor the wanted servings divided by the recipe's
 * @param maxError the relative error a shown number may have (AMOUNT-UNIT-3); by default the nearest fraction is used
 */
export function scaleAmount(amount: string, factor: number, maxError: MaxError = anyError): string {
  if (factor === 1 || !Number.isFinite(factor) || factor <= 0 || LONG_NUMBER.test(amount)) return amount
  const word = readWord(amount)
  if (word !== null) return formatAmount(word * factor, maxError)
  return scaleArticle(amount, factor, maxError) ?? scaleNumbers(amount, factor, maxError)
}

/** The relative error allowed for a value. */
type MaxError = (value: number) => number

const anyError = () => Number.POSITIVE_INFINITY

/** Returns the value of an amount in words alone: 'half a', 'seven'. */
function readWord(amount: string): number | null {
  const text = amount.trim().toLowerCase()
  return INDEFINITE_ARTICLES.get(text) ?? (/^[a-z -]+$/.test(text) ? readNumber(text) : null)
}

/** Scales 'a pinch' and 'half a lemon', where an article counts; in 'a little' and 'a few' it does not. */
function scaleArticle(amount: string, factor: number, maxError: MaxError): string | null {
  const [, article = '', rest = ''] =
    /^\s*(half an?|an?(?!\s+hundred\s+and\b))\s+(.+?)\s*$/i.exec(amount) ?? []
  const value = INDEFINITE_ARTICLES.get(article.toLowerCase())
  if (value === undefined) return null
  const [, noun = '', things = ''] = NUMBER_NOUN.exec(rest) ?? []
  const size = NUMBER_NOUNS.get(noun.toLowerCase())
  if (size !== undefined && !(size === 12 && isToldInDozens(value * factor))) {
    const count = formatAmount(value * factor * size, maxError)
    return `${count} ${scaleUnit(things, count)}`.trimEnd()
  }
  if (value === 1 && size === undefined && !isCountedUnit(rest)) return null
  const scaled = formatAmount(value * factor, maxError)
  return `${scaled} ${scaleUnit(rest, scaled)}`
}

const NUMBER_NOUNS = new Map([
  ['dozen', 12],
  ['hundred', 100],
])
/** `a dozen eggs`, `a hundred` */
const NUMBER_NOUN = /^(dozen|hundred)\b\s*(.*)$/i
/** A number of more words than are parsed. */
const LONG_NUMBER = /\bdozen\s+and\s+a\s+half\b|\bhundred\s+and\s+an?\b/i

/** Whether an amount is written in dozens: one and a half are; a third of a dozen is 4. */
function isToldInDozens(dozens: number): boolean {
  const halves = Math.round(dozens * 2)
  return halves > 0 && Math.abs(dozens * 2 - halves) < 1e-9 && (halves % 2 === 0 || dozens < WHOLE_FROM)
}

function scaleNumbers(amount: string, factor: number, maxError: MaxError): string {
  let scaled = ''
  let at = 0
  for (const skipped of amount.matchAll(NOT_COUNTED)) {
    scaled += scalePlainNumbers(amount.slice(at, skipped.index), factor, maxError) + skipped[0]
    at = skipped.index + skipped[0].length
  }
  return scaled + scalePlainNumbers(amount.slice(at), factor, maxError)
}

function scalePlainNumbers(text: string, factor: number, maxError: MaxError): string {
  const numeralsOf = (words: string) => String(readNumber(words) ?? words)
  const numerals = text.replace(NUMBER_WORD, numeralsOf)
  const scaleEach = (format: typeof formatAmount) =>
    numerals.replace(NUMBER, (number) => {
      const value = readNumber(number)
      if (value === null || value === 0) return number
      return format(value * factor, maxError, DECIMAL_SIGN.exec(number)?.[1])
    })
  const scaled = scaleEach(formatAmount)
  return MIXED_RANGE.test(scaled) ? scaleEach(formatAsDecimal) : scaled
}

const DECIMAL_SIGN = /^\d*([.,])\d+$/
const TILL = String.raw`\s*(?:[-–—]|\bto\b|\bor\b)\s*`
/** A range with a fraction at one end and a decimal at the other: `⅛-0.19`. */
const MIXED_RANGE = new RegExp(String.raw`[.,]\d+${TILL}\d*[${SIGNS}]|[${SIGNS}]${TILL}\d*[.,]\d`)

/**
 * Formats a value as a cook would write it: a large one whole, a small one with the nearest kitchen fraction; where
 * that is too far off, with a fifth or as a decimal.
 *
 * @param decimalSign `.` or `,` where the amount was typed as a decimal number, and stays one
 */
function formatAmount(value: number, maxError: MaxError, decimalSign?: string): string {
  if (value >= WHOLE_FROM) return String(Math.round(value))
  const isDecimal = decimalSign !== undefined || value < MIN_FRACTION
  const usual = isDecimal ? formatDecimal(value) : formatUsual(value)
  const inFifths = isDecimal || value < 1 / 10 ? usual : nearestFraction(value, FIFTHS)
  const shown = nearest([usual, inFifths, inDigits(value, 1)], value, maxError)
  return decimalSign === undefined ? shown : shown.replace('.', decimalSign)
}

/** Like `formatAmount`, without fraction characters: for a range whose other end has none. */
function formatAsDecimal(value: number, maxError: MaxError, decimalSign = '.'): string {
  if (value >= WHOLE_FROM) return String(Math.round(value))
  const most: MaxError = (of) => Math.min(maxError(of), MAX_ERROR)
  return nearest([inDigits(value, 1), formatDecimal(value)], value, most).replace('.', decimalSign)
}

/** Returns the first that is near enough, else two digits. */
function nearest(offered: readonly string[], value: number, maxError: MaxError): string {
  const isNear = (shown: string) =>
    Math.abs((readNumber(shown) ?? 0) - value) <= maxError(value) * value + Number.EPSILON
  return offered.find(isNear) ?? inDigits(value, 2)
}

const inDigits = (value: number, digits: number) => String(Number(value.toPrecision(digits)))

function formatUsual(value: number): string {
  if (value >= DECIMAL_FROM) return String(Math.round(value * 2) / 2)
  return nearestFraction(
    value,
    FRACTIONS.filter(([part]) => value < FINE_FRACTIONS_BELOW || !isFine(part)),
  )
}

function formatDecimal(value: number): string {
  const rounded = Number(value.toFixed(value < 1 ? 2 : 1))
  return String(Math.max(rounded, 0.01))
}

function nearestFraction(value: number, offered: typeof FRACTIONS): string {
  const whole = Math.floor(value)
  const rest = value - whole
  const [part, sign] = [...offered, [0, ''] as const, [1, ''] as const].reduce((best, next) =>
    Math.abs(next[0] - rest) < Math.abs(best[0] - rest) ? next : best,
  )
  const wholes = part === 1 ? whole + 1 : whole
  return wholes === 0 ? sign : `${wholes}${sign}`
}

/** Whether a fraction is an eighth or a sixth and not a quarter, half or third. */
function isFine(part: number): boolean {
  return !Number.isInteger(part * 4) && Math.abs(Math.round(part * 3) - part * 3) > 1e-9
}

/** Smaller units: how many of them make one, and the number of the larger unit below which a cook uses them. */
const SMALLER_UNITS: readonly { unit: RegExp; smaller: string; count: number; below: number }[] = [
  { unit: /^cups?$/i, smaller: 'tbsp', count: 16, below: 1 / 5 },
  { unit: /^(?:tbsps?|tbs)\.?$/i, smaller: 'tsp', count: 3, below: 1 / 2 },
  { unit: /^tablespoons?$/i, smaller: 'teaspoon', count: 3, below: 1 / 2 },
  { unit: /^lit(?:re|er)s?$|^l$/i, smaller: 'ml', count: 1000, below: 0 },
  { unit: /^dl$/i, smaller: 'ml', count: 100, below: 0 },
  { unit: /^(?:kgs?|kilos?|kilogram(?:me)?s?)$/i, smaller: 'g', count: 1000, below: 0 },
  { unit: /^(?:lbs?|pounds?)$/i, smaller: 'oz', count: 16, below: 0 },
]

/**
 * Scales an amount with its unit. Where the unit's spoons cannot express it, a smaller unit is used: a sixth of ½ cup
 * is 1⅓ tbsp.
 *
 * @param factor the wanted servings divided by the recipe's; 1 changes nothing
 */
export function scaleMeasure(
  { amount, unit }: { amount: string; unit: string },
  factor: number,
): { amount: string; unit: string } {
  const scaled = scaleAmount(amount, factor)
  const exact = readOneNumber(amount)
  const step = SMALLER_UNITS.find((entry) => entry.unit.test(unit))
  if (factor !== 1 && exact !== null && step) {
    const shown = readOneNumber(scaled) ?? 0
    const isWrong = Math.abs(shown - exact * factor) > MAX_ERROR * exact * factor
    if (isWrong || exact * factor < step.below || ODD_EIGHTHS.has(scaled))
      return scaleMeasure({ amount, unit: step.smaller }, factor * step.count)
  }
  if (factor === 1) return { amount: scaled, unit }
  const shown = scaleAmount(amount, factor, maxErrorOf(unit))
  return (
    inTwoSpoons({ amount: shown, unit }) ?? {
      amount: shown,
      unit: afterNumber(scaleUnit(unit, shown), shown),
    }
  )
}

/** Approximate millilitres or grams per unit, precise enough to recognize a small amount. */
const SIZES: readonly { unit: RegExp; size: number; maxError: number }[] = [
  { unit: /^t(?:ea)?sp(?:oon(?:ful)?)?s?\.?$/i, size: 4.92892, maxError: 0.08 },
  { unit: /^(?:tb(?:l?sp?)?s?|tablespoon(?:ful)?s?)\.?$/i, size: 14.78676, maxError: 0.08 },
  { unit: /^cups?$/i, size: 236.588, maxError: 0.08 },
  { unit: /^(?:fl\.? ?oz|fluid ounces?)\.?$/i, size: 29.5735, maxError: 0.08 },
  { unit: /^(?:quarts?|qts?)\.?$/i, size: 946.352, maxError: 0.08 },
  { unit: /^(?:ml|mls|millilit(?:re|er)s?|g|gr|gms?|gram(?:me)?s?)\.?$/i, size: 1, maxError: MAX_ERROR },
  { unit: /^(?:cl|centilit(?:re|er)s?)$/i, size: 10, maxError: MAX_ERROR },
  { unit: /^(?:ozs?|ounces?)\.?$/i, size: 28.3495, maxError: MAX_ERROR },
]
/** Below this many grams or millilitres an error of a tenth is allowed. */
const LITTLE = 15
const MAX_ERROR_OF_LITTLE = 0.1

/** Returns the relative error allowed for an amount in a unit (AMOUNT-UNIT-3); counted things are treated like weights. */
function maxErrorOf(unit: string): MaxError {
  const known = SIZES.find((entry) => entry.unit.test(unit.trim()))
  if (known === undefined) return () => MAX_ERROR
  return (value) => (value * known.size < LITTLE ? MAX_ERROR_OF_LITTLE : known.maxError)
}

/** Returns the unit as it follows a number: `2 x 400 g tins`, never `2 400 g tins`. */
function afterNumber(unit: string, amount: string): string {
  return /^\d/.test(unit) && amount !== '1' ? `x ${unit}` : unit
}

/** Odd eighths, each as the fractions there are spoons for. */
const ODD_EIGHTHS = new Map([
  ['⅜', '¼'],
  ['⅝', '½'],
  ['⅞', '¾'],
])
const TEASPOON = /^(?:tsp|teaspoon)s?\.?$/i

/**
 * Writes ⅜ tsp, for which there is no spoon, with two: `¼ tsp + ⅛ tsp` (AMOUNT-UNIT-3).
 *
 * @returns null where one spoon holds the amount
 */
export function inTwoSpoons({ amount, unit }: { amount: string; unit: string }) {
  const held = ODD_EIGHTHS.get(amount)
  if (held === undefined || !TEASPOON.test(unit)) return null
  const spoon = scaleUnit(unit, held)
  return { amount: held, unit: `${spoon} + ⅛ ${spoon}` }
}

const ONE_NUMBER = new RegExp(`^(?:${NUMBER.source})$`)

/** Returns the value of an amount that is a single number; null for ranges, sums and surrounding words. */
function readOneNumber(amount: string): number | null {
  const text = amount.trim()
  return readWord(text) ?? (ONE_NUMBER.test(text) ? readNumber(text) : null)
}

/** Units with a regular or English plural; abbreviations such as `g` and `tbsp` never change. */
const REGULAR_UNITS =
  'bag ball bar block bottle bowl bulb bundle can carton clove cube cup dollop drizzle drop ear fillet floret gallon glug gram grating grind handful head jar knob kilo kilogram litre liter log mug ounce pack package packet piece pint portion pot pound punnet quart rasher rib sachet scoop serving sheet slice sprig square squeeze stalk stick strip tablespoon teaspoon thumb tin tub wedge'
const IRREGULAR_UNITS = {
  box: 'boxes',
  bunch: 'bunches',
  dash: 'dashes',
  glass: 'glasses',
  inch: 'inches',
  pinch: 'pinches',
  pouch: 'pouches',
  splash: 'splashes',
  leaf: 'leaves',
  loaf: 'loaves',
  half: 'halves',
}
/** Abbreviations with a plural s; without it they are correct for singular and plural. */
const ABBREVIATED = /^(lb|oz|tb?sp|tbl|[qp]t|kg)s$/
const PLURALS = new Map([
  ...REGULAR_UNITS.split(' ').map((unit) => [unit, `${unit}s`] as const),
  ...Object.entries(IRREGULAR_UNITS),
])
const SINGULARS = new Map([...PLURALS].map(([one, many]) => [many, one]))

/** The last word before brackets or a comma: `cups` of `cups, packed`. */
const LAST_WORD = /[^\s,()]+(?=\.?(?:\s*\([^()]*\)|,.*)?$)/

function isCountedUnit(unit: string): boolean {
  return PLURALS.has(LAST_WORD.exec(unit)?.[0] ?? '')
}

/**
 * Returns the unit in the grammatical number of a scaled amount: `1 cup`, `2 cups`, `½ cup`. Its last word is inflected
 * ('large handfuls'); an unknown unit, or one with an amount without a number, stays as it is.
 *
 * @param scaledAmount the result of `scaleAmount`
 */
export function scaleUnit(unit: string, scaledAmount: string): string {
  const numbers = [...scaledAmount.matchAll(NUMBER)].map(([text]) => readNumber(text) ?? 0)
  if (numbers.length === 0) return unit
  const several = Math.max(...numbers) > 1
  return unit.replace(LAST_WORD, (word) => {
    const small = word.toLowerCase()
    const singular = SINGULARS.get(small) ?? small.replace(ABBREVIATED, '$1')
    const number = several ? (PLURALS.get(singular) ?? small) : singular
    if (number === small) return word
    return word === small ? number : number.replace(/^./, (letter) => letter.toUpperCase())
  })
}
