import { readNumber, SIGNS } from '../text/numbers.ts'
import { COUNTABLE_UNIT } from './ingredient-line.ts'
import { AMOUNT, COUNT, MEASURES, SHORT_UNITS } from './measure-words.ts'
import type { Ingredient } from './recipe.ts'

// Builds the parts of an ingredient from what was recognized as amount, unit and name.

// A short pre-check: compiling a long expression takes longer than reading a list.
const JOINED = /^(?:\+|plus|and|&|minus|less)/i
const RANGED = /^(?:[-–—]|to\s)/i
/** `+ 2 tablespoons heavy cream`; ounces may follow pounds without a sign. */
const MORE = new RegExp(
  String.raw`^(\+|plus|and|&|minus|less)\s*(${AMOUNT})(?:\s*|-)(${MEASURES})(?![a-zà-ÿ\d])\.?(?:\s+of\b)?\s+(.+)$`,
  'i',
)
const SMALLER_BEHIND = new RegExp(
  String.raw`^(${COUNT}\s?(?:(?:fl\.? ?)?oz|ounces?|g|grams?|ml)(?![a-zà-ÿ\d]))\.?(?:(?:\s+of\b)?\s+|(?=\/))(.+)$`,
  'i',
)
const HAS_SMALLER = /^(?:lbs?|pounds?|kgs?|kilos?|l|lit(?:re|er)s?|pints?)\.?$/i
/** `200g-250g spinach`, `1 tsp to 1 tbsp chilli`. */
const UP_TO = new RegExp(
  String.raw`^(?:([-–—])\s?|(to)\s+)(${COUNT})[\s-]?(${MEASURES})(?![a-zà-ÿ\d])\.?(?:\s+of\b)?\s+(.+)$`,
  'i',
)
const SIGN_OR_DIGIT = String.raw`[\d${SIGNS}]`
const MEASURE_BESIDE = new RegExp(
  String.raw`^[([]([^()[\]]*${SIGN_OR_DIGIT}[^()[\]]*|[\p{L} ,-]+)[)\]]\s+(?:of\s+)?(.+)$`,
  'u',
)
/** `6 cups/1.4 litres stock`, `600g/1lb 5oz cream cheese`: the same measure in the units of another country. */
const OTHER_AMOUNT = String.raw`${AMOUNT}[\s-]?(?:${MEASURES})(?![a-zà-ÿ\d])\.?`
const OTHER_MEASURE = new RegExp(
  String.raw`^(?:[/|]|or\s)\s*(${OTHER_AMOUNT}(?:(?:\s*[/|]\s*|\s?)${OTHER_AMOUNT})*)(?:\s+of\b)?\s+(.+)$`,
  'i',
)
/** Not an amount, though it begins like one: `a little oil`. */
const NO_AMOUNT = /^(?:(?:very )?little|bit|lot|touch|hint|trace|mix|mixture|selection|choice)\b/i

/** Returns an ingredient with amount and unit; an additional measure stays with the unit, or follows the name. */
export function measure(amount: string, unit: string, rest: string): Ingredient {
  // `½ cup (120 g) oats`, `½ cup/120 ml milk`: the same measure in other units is moved after the ingredient.
  const first = takeAside(bareName(rest))
  const several = /^(?:1|one|an?|[½¼¾⅓⅔])$/i.test(amount.trim()) ? '' : '$1'
  const sum = readSum(
    { amount: tidyAmount(amount), unit: tidyUnit(unit.replace(/\((e?s)\)/, several)) },
    first.named,
  )
  const { aside, named } =
    first.aside === undefined ? takeAside(sum.ingredient) : { ...first, named: sum.ingredient }
  return { ...sum, ingredient: putAside(bareName(named), aside) }
}

/** Returns a name without the markup some pages put around it: `(rolled oats) (60 g)`, `*oat flour`. */
function bareName(named: string): string {
  return named
    .replace(/^(?:[,*:]\s*|[-–—]\s+(?=\p{L}))/u, '')
    .replace(/^\((\p{L}[^()\d]{2,60})\)(?=$|\s*\([^()]*\)$)/u, '$1')
}

function takeAside(text: string): { aside: string | undefined; named: string } {
  const [, beside, behind] = MEASURE_BESIDE.exec(text) ?? []
  const [, other, measured] = (/^(?:[/|]|or\s)/i.test(text) && OTHER_MEASURE.exec(text)) || []
  return { aside: beside ?? other, named: behind ?? measured ?? text }
}

/** Returns the rest of the measure: `+ 2 tbsp`, `2 oz` after pounds, `-250 g`. */
function readSum({ amount, unit }: { amount: string; unit: string }, rest: string): Ingredient {
  const [, joint, more = '', moreUnit = '', summed] = (JOINED.test(rest) && MORE.exec(rest)) || []
  if (joint && summed) return { amount, unit: `${unit} ${joint} ${more} ${moreUnit}`, ingredient: summed }
  const [, smaller = '', weighed] = (HAS_SMALLER.test(unit) && SMALLER_BEHIND.exec(rest)) || []
  if (weighed) return { amount, unit: `${unit} ${smaller}`, ingredient: weighed }
  const [, dash, to, high = '', highUnit = '', ranged] = (RANGED.test(rest) && UP_TO.exec(rest)) || []
  const isSameUnit = highUnit.toLowerCase() === unit.toLowerCase()
  if (!ranged || (dash && !isSameUnit)) return { amount, unit, ingredient: rest }
  const low = isSameUnit ? amount : `${amount} ${unit}`
  return {
    amount: dash ? `${low}${dash}${high}` : `${low} ${to} ${high}`,
    unit: highUnit,
    ingredient: ranged,
  }
}

const NAME_ENDS = /,(?![^()]*\))|\s(?:or\s+(?=\d)|(?:\+|plus)\s+(?=extra|more|[\d½¼¾⅓⅔]))/gi
/** `boneless` of `boneless, skinless chicken`. */
const DESCRIBES = String.raw`(?:\p{L}+(?:less|ed|ly|-on|-in)|fresh|large|medium|small|ripe|raw|lean)`
const ONLY_DESCRIBES = new RegExp(String.raw`^${DESCRIBES}(?:[\s,]+${DESCRIBES})*$`, 'iu')

/** Inserts a remark after the name, before the preparation: `oats (120 g), toasted`. */
export function putAside(name: string, aside: string | undefined): string {
  if (aside === undefined) return name
  const ends = [...name.matchAll(NAME_ENDS)].map(({ index }) => index)
  const end = ends.find((place) => !ONLY_DESCRIBES.test(name.slice(0, place))) ?? name.length
  return `${name.slice(0, end)} (${aside})${name.slice(end)}`
}

function tidyUnit(unit: string): string {
  const bare = unit.replace(/\.$/, '')
  return (
    SHORT_UNITS.get(bare) ??
    bare
      .replace(/^(tea|table)[ -](?=spoon)/i, '$1')
      .replace(/^t[sl]$/i, 'tsp')
      .replace(/^el$/i, 'tbsp')
      .replace(/^×\s?/, 'x ')
      .replace(/^x(?=\d)/i, 'x ')
      .replace(/^(?:whole\b|pcs?$)/i, COUNTABLE_UNIT)
  )
}

/** `2 unit(s) garlic cloves`, `6 numbers basil`: words that only mark things as counted. */
const COUNT_WORD = /^(?:units?(?:\(s\))?|unit\(s\)|numbers?|nos\.?|no\.)\s+(?:of\s+)?(?=\p{L})/iu

const DOZEN = /^doz(?:en\b|\b\.?)\s+(?:of\s+)?(.+)$/i

/** Returns an ingredient of counted things; null where the words before them are not a number. */
export function countThings(amount: string, rest: string): Ingredient | null {
  const word = amount.toLowerCase()
  const things = rest.replace(/^[-–—]\s+(?=\p{L})/u, '').replace(COUNT_WORD, '')
  if (/^(?:a )?few$/.test(word) || (/^an?$/.test(word) && NO_AMOUNT.test(rest))) return null
  const count = /^an?$/.test(word) ? '1' : word.startsWith('half') ? '½' : tidyAmount(amount)
  const [, twelves] = DOZEN.exec(rest) ?? []
  const dozens = twelves === undefined ? null : readNumber(count)
  if (twelves !== undefined && dozens !== null)
    return { amount: String(dozens * 12), unit: COUNTABLE_UNIT, ingredient: twelves }
  return { amount: count, unit: COUNTABLE_UNIT, ingredient: things.replace(/^\*(?=\p{L})/u, '') }
}

/** Joins `1 ½` to one number and removes spaces around the dash of a range. */
function tidyAmount(amount: string): string {
  return amount
    .trim()
    .replace(new RegExp(String.raw`(\d)\s([${SIGNS}])`), '$1$2')
    .replace(/(?<=\S)\s*([-–—])\s*/, '$1')
}
