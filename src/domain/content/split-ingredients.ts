import { COUNTABLE_UNIT } from './ingredient-line.ts'
import { listLines } from './pasted-lines.ts'
import type { Ingredient } from './recipe.ts'

const SIGN = '[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒]'
const NUMBER = [
  String.raw`\d+\s?${SIGN}`,
  String.raw`\d+\s+\d+\s?[/⁄]\s?\d+`,
  String.raw`\d+\s?[/⁄]\s?\d+`,
  SIGN,
  String.raw`\d+(?:[.,]\d+)?`,
].join('|')
const WORD =
  'half an?|half|a few|a couple(?: of)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve'
/** `2`, `1½`, `1 1/2`, `1-2`, `2 to 3`, `half a`; never the 70 of `70% chocolate` nor the first letter of `apples`. */
const AMOUNT = String.raw`(?:about |ca\.? |~)?(?:(?:${NUMBER})(?:\s?(?:[-–—]|to|or)\s?(?:${NUMBER}))?(?!\d|[.,]\d|\s?[%°])|(?:${WORD})(?=\s))`

const SIZE = '(?:(?:heaped|heaping|level|rounded|scant|generous|large|small|big|good|thick|thin) )?'
const UNITS = [
  ...['tbsps?', 'tbs', 'tablespoons?', 'tsps?', 'teaspoons?', 'cups?', 'fl\\.? ?oz', 'fluid ounces?'],
  ...['kg', 'kilos?', 'kilograms?', 'grams?', 'gr', 'g', 'mg', 'ml', 'cl', 'dl', 'litres?', 'liters?', 'l'],
  ...['millilitres?', 'milliliters?', 'oz', 'ounces?', 'lbs?', 'pounds?', 'pints?', 'pt', 'quarts?'],
  ...[
    'pinch(?:es)?',
    'dash(?:es)?',
    'drops?',
    'splash(?:es)?',
    'drizzles?',
    'handfuls?',
    'knobs?',
    'scoops?',
  ],
  ...['cloves?', 'slices?', 'bunch(?:es)?', 'sprigs?', 'stalks?', 'sticks?', 'heads?', 'pieces?', 'rashers?'],
  ...['cans?', 'tins?', 'jars?', 'packets?', 'packages?', 'packs?', 'pouch(?:es)?', 'bags?', 'bottles?'],
  ...['squares?', 'sheets?', 'balls?', 'blocks?', 'loaf', 'loaves', 'punnets?', 'sachets?', 'cartons?'],
  ...['cm (?:piece|knob|stick)s?', 'inch (?:piece|knob|stick)s?', COUNTABLE_UNIT],
].join('|')
const UNIT = String.raw`${SIZE}(?:${UNITS})\b\.?`
/** `2 x 400 g tins`: the size of each belongs to the unit. */
const SIZED_UNIT = String.raw`(?:[x×]\s?|\()\d+(?:[.,]\d+)?\s?-?(?:g|kg|ml|l|oz|lb)\)?(?:\s(?:${UNITS})\b)?`

const LEADING = new RegExp(String.raw`^(${AMOUNT})\s*(?:(${SIZED_UNIT}|${UNIT})(?:\s+of\b)?)?\s*(.*)$`, 'i')
const TRAILING = new RegExp(String.raw`^(.+?)\s*(?::|,|[-–—]\s)\s*(${AMOUNT})\s*(${UNIT})$`, 'i')
const MEASURE_BESIDE = /^(\([^()]*\d[^()]*\))\s+(.+)$/
const HEADING = /^(?:the )?ingredients?\b(?: list)?:?$/i

/**
 * A pasted list of ingredients, one a line, in the parts of a recipe: bullets, numbers and blank lines taken away,
 * `2 tbsp olive oil` split, and countable things given the unit `whole` so that no amount is lost (contract §4).
 */
export function splitIngredients(text: string): Ingredient[] {
  return listLines(text)
    .filter((line) => !HEADING.test(line))
    .map(splitIngredient)
}

/** One line; amounts stay text as typed (contract §4). What cannot be split is an ingredient as it stands. */
export function splitIngredient(line: string): Ingredient {
  const [, amount = '', unit = '', rest = ''] = LEADING.exec(line) ?? []
  if (amount !== '' && rest !== '')
    return unit === '' ? countThings(amount, rest, line) : measure(amount, unit, rest)
  const [, ingredient, lastAmount = '', lastUnit = ''] = TRAILING.exec(line) ?? []
  if (ingredient) return measure(lastAmount, lastUnit, ingredient)
  return { amount: '', unit: '', ingredient: line }
}

function measure(amount: string, unit: string, rest: string): Ingredient {
  // `½ cup (120 g) oats`: the same measure in other words follows the ingredient.
  const [, beside, name] = MEASURE_BESIDE.exec(rest) ?? []
  return {
    amount: tidyAmount(amount),
    unit: unit
      .replace(/\.$/, '')
      .replace(/^×\s?/, 'x ')
      .replace(/^x(?=\d)/i, 'x '),
    ingredient: beside && name ? `${name} ${beside}` : rest,
  }
}

function countThings(amount: string, rest: string, line: string): Ingredient {
  const word = amount.toLowerCase()
  if (/^a (?:few|couple)/.test(word)) return { amount: '', unit: '', ingredient: line }
  const count = word === 'a' || word === 'an' ? '1' : word.startsWith('half') ? '½' : tidyAmount(amount)
  return { amount: count, unit: COUNTABLE_UNIT, ingredient: rest }
}

/** `1 ½` is one number; around a range no spaces are needed. */
function tidyAmount(amount: string): string {
  return amount
    .trim()
    .replace(new RegExp(String.raw`(\d)\s(${SIGN})`), '$1$2')
    .replace(/\s*([-–—])\s*/, '$1')
}
