import { SIGNS } from '../text/numbers.ts'
import { COUNTABLE_UNIT } from './ingredient-line.ts'
import type { Ingredient } from './recipe.ts'

const BULLET = /^(?:[-*+•‣▪●◦·▢☐□◻✓✔–—]|\[[ xX]?\])\s*(?=\S)/u
/** `1. ` and `2) `, not the `1.5` of an amount. */
const NUMBERING = /^\d{1,2}[.)]\s+/

/** The lines of a pasted list without bullets, numbers, odd spaces and blank lines. */
function listLines(text: string): string[] {
  const lines = text
    .normalize('NFC')
    .split(/\r\n?|[\n\u2028\u2029]/)
    .map(tidySpaces)
    .filter((line) => line !== '')
  const [only] = lines
  // A list that lost its line breaks on the way.
  const whole = lines.length === 1 && only ? only.split(/\s*[•▢☐;]\s*/u).filter((part) => part !== '') : lines
  return whole.map(stripMarker).filter((line) => line !== '')
}

/** Every run of white space one plain space; what nobody can see goes. */
function tidySpaces(line: string): string {
  return line
    .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** A line without its bullet and number. */
function stripMarker(line: string): string {
  return stripBullet(line).replace(NUMBERING, '').trim()
}

/** A line without its bullet; the two stars of `**bold**` are none. */
function stripBullet(line: string): string {
  return line.startsWith('**') ? line : line.replace(BULLET, '')
}

const SIGN = `[${SIGNS}]`
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
  ...[
    'parts?',
    'squares?',
    'sheets?',
    'balls?',
    'blocks?',
    'loaf',
    'loaves',
    'punnets?',
    'sachets?',
    'cartons?',
  ],
  ...['cm (?:piece|knob|stick)s?', 'inch (?:piece|knob|stick)s?', COUNTABLE_UNIT],
].join('|')
/** What only stands for a unit alone: `2 c. sugar`, `1 T oil`; large and small letters differ. */
const SHORT_UNITS = new Map([
  ['c', 'cup'],
  ['C', 'cup'],
  ['T', 'tbsp'],
  ['t', 'tsp'],
])
const SHORT_UNIT = String.raw`[ct]\.?(?=\s)`
const UNIT = String.raw`${SIZE}(?:${UNITS})\b\.?|${SHORT_UNIT}`
const SIZE_OF_ONE = String.raw`\d+(?:[.,]\d+)?\s?-?(?:g|kg|ml|l|oz|lb|grams?|ounces?|pounds?|litres?|liters?|fl\.? ?oz)\b\.?`
/** `2 x 400 g tins`, `1 (14-oz) can`, `1 14-oz can`: the size of each belongs to the unit. */
const SIZED_UNIT = String.raw`(?:(?:[x×]\s?|\()${SIZE_OF_ONE}\)?(?:\s(?:${UNITS})\b)?|${SIZE_OF_ONE}\s(?:${UNITS})\b)`

/** `400g tin chickpeas`: one tin, whose size belongs to the unit. */
const ONE_CONTAINER = new RegExp(
  String.raw`^(${SIZE_OF_ONE}\s(?:tin|can|jar|pouch|bag|pack|packet|tub|pot|block|ball|punnet|sachet|carton|bottle|sheet)\b)(?:\s+of\b)?\s+(.+)$`,
  'i',
)
/** `pinch of saffron`, `small bunch parsley`: one of them, though nobody says so. */
const ONE_UNSAID =
  /^((?:(?:small|large|big|generous|good) )?(?:pinch|handful|knob|bunch|dash|splash|drizzle|sprig|thumb-sized piece)(?:\s+of)?)\s+(.+)$/i
/** `juice of 2 lemons`, `finely grated zest of 1 orange`: lemons are bought and counted. */
const PART_OF_WHOLE = new RegExp(
  String.raw`^((?:(?:finely|freshly|grated|squeezed) )*(?:juice|zest|rind|peel|seeds|leaves)(?:(?: and |, | & )(?:juice|zest|rind|peel))*) (?:of|from) (${AMOUNT})\s+(.+)$`,
  'i',
)

const LEADING = new RegExp(String.raw`^(${AMOUNT})\s*(?:(${SIZED_UNIT}|${UNIT})(?:\s+of\b)?)?\s*(.*)$`, 'i')
const TRAILING = new RegExp(
  String.raw`^(.+?)\s*(?::|,|[-–—]\s)\s*(${AMOUNT})\s*(${UNIT})(?:\s+(\([^()]*\)))?$`,
  'i',
)
/** `Flour 200 g`, `Sugar ..... 2 cups`: as in a table, the amount stands last. */
const TABLED = new RegExp(
  String.raw`^(?!(?:about|ca|around|each)\b)(\p{L}[^\d]*?)[\s.…]+(${AMOUNT})\s*(${UNIT})$`,
  'iu',
)
/** `Eggs x 3`, `Eggs - 3`, `Onions: 2`. */
const COUNTED_LAST = new RegExp(
  String.raw`^(\p{L}[^\d]*?)\s*(?:[x×]|:|,|[-–—])\s+((?:${NUMBER}))(?:\s+(small|medium|large))?$`,
  'iu',
)
const MEASURE_BESIDE = /^(\([^()]*\d[^()]*\))\s+(.+)$/
/** `6 cups/1.4 litres stock`: the same measure in the units of another country. */
const OTHER_MEASURE = new RegExp(String.raw`^[/|]\s*((?:${NUMBER})\s*(?:${UNITS})\b\.?)\s+(.+)$`, 'i')
const TITLE_OF_LIST = /^(?:the )?ingredients?\b(?: list)?:?$/i
/** `## Sauce`, `**Sauce**`. */
const MARKED_HEADING = /^(?:#{1,6}\s+(.+?)|(\*\*|__)(.+?)\2:?)$/
const MAX_HEADING_LENGTH = 60
/** A longer line is no ingredient. */
const MAX_LINE_LENGTH = 900

/**
 * A pasted list of ingredients, one a line, in the parts of a recipe: bullets, numbers and blank lines taken away,
 * `2 tbsp olive oil` split, and countable things given the unit `whole` so that no amount is lost (product §6.6).
 */
export function splitIngredients(text: string): Ingredient[] {
  return listLines(text)
    .filter((line) => !TITLE_OF_LIST.test(line))
    .map(splitIngredient)
}

/**
 * One line, with or without a bullet; amounts stay text as typed (product §6.6). A heading comes out as one
 * (`isIngredientHeading`); what cannot be split is an ingredient as it stands.
 */
export function splitIngredient(typed: string): Ingredient {
  const line = stripBullet(tidySpaces(typed))
  if (line.length > MAX_LINE_LENGTH) return { amount: '', unit: '', ingredient: line }
  const heading = readHeading(line)
  if (heading !== null) return { amount: '', unit: '', ingredient: heading }
  const [, part, howMany = '', whole = ''] = PART_OF_WHOLE.exec(line) ?? []
  if (part) {
    const [name = '', ...said] = whole.split(/(?=[,(])/)
    return countThings(howMany, `${name.trim()}, ${part.toLowerCase()} of${said.join('')}`, line)
  }
  const [, container, contents] = ONE_CONTAINER.exec(line) ?? []
  if (container && contents) return measure('1', container, contents)
  const [, single, taken] = ONE_UNSAID.exec(line) ?? []
  if (single && taken) return measure('1', single.replace(/\s+of$/i, '').toLowerCase(), taken)
  const [, amount = '', unit = '', rest = ''] = LEADING.exec(line) ?? []
  if (amount !== '' && rest !== '')
    return unit === '' ? countThings(amount, rest, line) : measure(amount, unit, rest)
  const [, ingredient, lastAmount = '', lastUnit = '', size = ''] = TRAILING.exec(line) ?? []
  if (ingredient) return measure(lastAmount, lastUnit, `${ingredient} ${size}`.trim())
  const [, tabled, tabledAmount = '', tabledUnit = ''] = TABLED.exec(line) ?? []
  if (tabled) return measure(tabledAmount, tabledUnit, tabled)
  const [, counted, count = '', sized = ''] = COUNTED_LAST.exec(line) ?? []
  if (counted) return countThings(count, `${sized} ${counted}`.trim(), line)
  return { amount: '', unit: '', ingredient: line }
}

/** With its colon; null when the line is none. */
function readHeading(line: string): string | null {
  const [, hashed, , bold] = MARKED_HEADING.exec(line) ?? []
  const marked = hashed ?? bold
  const text = marked ?? (/^for the \D+$/i.test(line) || line.endsWith(':') ? line : null)
  if (text === null || text.length > MAX_HEADING_LENGTH || /[,;]/.test(text)) return null
  return `${text.replace(/[\s:]+$/, '')}:`
}

function measure(amount: string, unit: string, rest: string): Ingredient {
  // `½ cup (120 g) oats`, `½ cup/120 ml milk`: the same measure in other words follows the ingredient.
  const [, beside, name] = MEASURE_BESIDE.exec(rest) ?? []
  const [, otherMeasure, measured] = OTHER_MEASURE.exec(rest) ?? []
  const shortUnit = SHORT_UNITS.get(unit.replace(/\.$/, ''))
  return {
    amount: tidyAmount(amount),
    unit:
      shortUnit ??
      unit
        .replace(/\.$/, '')
        .replace(/^×\s?/, 'x ')
        .replace(/^x(?=\d)/i, 'x '),
    ingredient: beside && name ? `${name} ${beside}` : measured ? `${measured} (${otherMeasure})` : rest,
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

const HEADING = /^(?:the )?(?:method|instructions?|directions?|preparation|steps?|how to make it)\s*:?$/i
/** `Step 1:`, `STEP 2 -`, alone on its line or before the text. */
const STEP_WORD = /^step\s*\d{1,2}\b\s*[:.)–—-]?\s*/i
/** `1. `, `2) `, `3: ` and `4.Text`. */
const NUMBERED = /^(?:[a-h]\)\s+|\d{1,2}\s?(?:[.):]\s+|[.)](?=\p{L})|[.)]$))/u
const BULLETED = /^(?:[-*+•‣▪●◦·▢☐–—]|\[[ xX]?\])\s+(?=\S)/u

/**
 * A pasted method as steps: numbers, bullets and `Step 1:` taken away, lines that go on joined to their step. Without
 * any of those, paragraphs are the steps, and without blank lines each line is one.
 */
export function splitSteps(text: string): string[] {
  const lines = text
    .normalize('NFC')
    .split(/\r\n?|[\n\u2028\u2029]/)
    .map(tidySpaces)
    .filter((line) => !HEADING.test(line))
  const marker = chooseMarker(lines)
  if (marker) return joinByMarker(splitRunOn(lines, marker), marker)
  if (startsEachWithItsNumber(lines)) return joinByMarker(lines, /^\d{1,2}\s+/)
  const whole = joinWrapped(lines)
  const parts = whole.some((line, index) => line === '' && index > 0) ? joinParagraphs(whole) : whole
  return parts.map(stripMarker).filter((step) => step !== '')
}

function chooseMarker(lines: readonly string[]): RegExp | null {
  return [STEP_WORD, NUMBERED, BULLETED].find((marker) => lines.some((line) => marker.test(line))) ?? null
}

/** A numbered method that lost its line breaks: `1. Mix. 2. Bake.` */
function splitRunOn(lines: readonly string[], marker: RegExp): string[] {
  const filled = lines.filter((line) => line !== '')
  const [only] = filled
  if (filled.length !== 1 || !only || marker === BULLETED) return [...lines]
  return only.split(
    marker === STEP_WORD ? /\s+(?=step\s*\d{1,2}\b)/i : /(?<=[.!?])\s+(?=\d{1,2}[.)]\s+\p{L})/u,
  )
}

function joinByMarker(lines: readonly string[], marker: RegExp): string[] {
  const steps: string[] = []
  for (const line of lines) {
    if (marker.test(line) || steps.length === 0) steps.push(line.replace(marker, ''))
    else steps.push(`${steps.pop() ?? ''} ${line}`.trim())
  }
  return steps.filter((step) => step !== '')
}

/** A line that begins small goes on from the one before, unless all do. */
function joinWrapped(lines: readonly string[]): string[] {
  const filled = lines.filter((line) => line !== '')
  if (!/^\P{Ll}/u.test(filled[0] ?? '') || filled.length < 2) return [...lines]
  const joined: string[] = []
  for (const line of lines) {
    const before = joined.at(-1) ?? ''
    if (/^\p{Ll}/u.test(line) && before !== '' && !/[.!?:]["”’)]?$/.test(before))
      joined[joined.length - 1] = `${before} ${line}`
    else joined.push(line)
  }
  return joined
}

/** Paragraphs as one step each; where each of their lines is a sentence, those are the steps. */
function joinParagraphs(lines: readonly string[]): string[] {
  const paragraphs = lines.join('\n').split(/\n{2,}/)
  const isSentence = (line: string) => /^\P{Ll}.*[.!?]["”’)]?$/u.test(line)
  return paragraphs.flatMap((paragraph) => {
    const inside = paragraph.split('\n')
    return inside.every(isSentence) ? inside : [inside.join(' ')]
  })
}

function startsEachWithItsNumber(lines: readonly string[]): boolean {
  const filled = lines.filter((line) => line !== '')
  return filled.length > 1 && filled.every((line, index) => line.startsWith(`${index + 1} `))
}
