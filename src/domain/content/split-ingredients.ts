import { LETTER } from '../text/letters.ts'
import { SIGNS, SPELLED } from '../text/numbers.ts'
import { readHeading, useBefore } from './ingredient-labels.ts'
import { countThings, measure, putAside } from './ingredient-parts.ts'
import {
  AMOUNT,
  COUNT,
  HAND_UNITS,
  LENGTH_UNIT,
  MEASURES,
  ONE_PIECE,
  PIECE_OF_LENGTH,
  ROOTS,
  SIZED_CONTAINER,
  SIZED_UNIT,
  UNIT,
} from './measure-words.ts'
import { stripBullet, stripMarker, tidySpaces } from './pasted-lines.ts'
import type { Ingredient } from './recipe.ts'

/** Splits a pasted list into lines without bullets, numbers, extra spaces and blank lines. */
function listLines(text: string): string[] {
  const lines = text
    .normalize('NFC')
    .split(/\r\n?|[\n\u2028\u2029]/)
    .map(tidySpaces)
    .filter((line) => line !== '')
  const [only] = lines
  // A list that lost its line breaks when pasted.
  const whole = lines.length === 1 && only ? only.split(/\s*[•▢☐;]\s*/u).filter((part) => part !== '') : lines
  return whole.map(stripMarker).filter((line) => line !== '')
}

/** `400g tin chickpeas`: one tin, whose size belongs to the unit. */
const ONE_CONTAINER = new RegExp(String.raw`^(${SIZED_CONTAINER})(?:\s+of\b)?\s+(.+)$`, 'i')
// A short pre-check: compiling a long expression takes longer than reading a list.
const HAS_LENGTH = /(?:\b|\d)(?:cm|mm|inch(?:es)?|in)\b/i
const HAS_PART = /\b(?:juice|zest|rind|peel|seeds|leaves|kernels|flesh|pulp|whites?|yolks?)\b/i
const COUNT_AND_DASH = /^\d\s?[-–]/
/** `2.5cm/1in piece ginger`: one piece, whatever its length. */
const ONE_LENGTH = new RegExp(
  String.raw`^(?:(an?|one|1)\s+(${ONE_PIECE}|${PIECE_OF_LENGTH})|(?:1\s?[x×]\s?)?(${PIECE_OF_LENGTH}))(?:\s+of\b)?\s+(.+)$`,
  'i',
)
/** `2 cm ginger`: roots are measured by length, for other things (`8-inch tortilla`) it is a description. */
const LENGTH_OF_ROOT = new RegExp(
  String.raw`^(${COUNT})\s?(${LENGTH_UNIT}|["″”](?:\s?(?:piece|knob|chunk))?)(?:\s+of\b)?\s+((?:${ROOTS}|cinnamon sticks?)(?![a-z]).*)$`,
  'i',
)
const LONG_THING = new RegExp(
  String.raw`^(${COUNT}[\s-]?${LENGTH_UNIT})(\s?/\s?${COUNT}[\s-]?${LENGTH_UNIT})?(?![a-zà-ÿ\d])\s(.+)$`,
  'i',
)
/** `pinch of saffron`, `small bunch parsley`: one, without a number. */
const ONE_UNSAID = new RegExp(
  String.raw`^((?:(?:small|large|big|generous|good|heaped|heaping|level|rounded|scant) )?(?:pinch|handful|knob|bunch|dash|splash|drizzle|sprig|thumb-sized? piece|dollop|glug|thumb(?= of\b)|(?<=(?:small|large) )(?:cup|glass|mug|tub|tin|jar|can|pot(?! roast\b)|pack|packet|bag|head)|(?<=(?:generous|heaped|heaping|level|rounded|scant) )(?:tablespoon|teaspoon|tbsp|tsp|cup)|(?:${HAND_UNITS})(?= of\b))(?:\s+of)?)\s+(.+)$`,
  'i',
)
/** `juice of 2 lemons`, `finely grated zest of 1 orange`: lemons are bought and counted. */
const PART_OF_WHOLE = new RegExp(
  String.raw`^(?:the )?((?:(?:finely|freshly|grated|squeezed|thin|pared) )*(?:juice|zest|rind|peel|seeds|leaves|kernels|flesh|pulp|whites?|yolks?)(?:(?: and |, | [&+] )(?:juice|zest|rind|peel))*)(?: of| from|(?= [\d${SIGNS}])) (${AMOUNT})\s+(?:(${UNIT})(?:\s+of\b)?\s+)?(.+)$`,
  'i',
)
/** `a quarter of a cabbage`, `3/4 of a 400 g tin`: a part of one. */
const PART_OF_ONE =
  /^(?:(?:an? |one )?(half|quarter|third|three[- ]quarters|two[- ]thirds)\s+of|([½¼¾⅓⅔]|1\/[234]|3\/4|2\/3)(?:\s+of)?)\s+(?:an?|one|1)\s+(?=\S)/i
/** `quarter cup`, `one-half cup`, `a third of a pound` without its second article. */
const PART_OF_UNIT = new RegExp(
  String.raw`^(?:(?:an?|one|1)[- ])?(?:(?<=(?:one|1)[- ])half|quarter|fourth|third|eighth|three[- ](?:quarter|fourth)s|two[- ]thirds)\s+(?:of\s+)?(?=(?:${MEASURES})(?![a-zà-ÿ\d]))`,
  'i',
)
const PART_SIGNS: Readonly<Record<string, string>> = {
  half: '½',
  quarter: '¼',
  fourth: '¼',
  third: '⅓',
  eighth: '⅛',
  'three quarters': '¾',
  'three fourths': '¾',
  'two thirds': '⅔',
}
/** `a pound and a half of plums` */
const AND_PART = new RegExp(
  String.raw`^(?:an?|one|1)\s+(${UNIT})\s+and\s+a\s+(half|quarter)(?:\s+of)?\s+`,
  'i',
)
/** `6-8 oz package`: one of either size. */
const NO_SIZE_RANGE = String.raw`(?![4-9]\s?[-–]\s?\d[\s-]?(?:oz|ounces?|g|ml|lbs?)\.?[\s-](?:tin|can|jar|container|pouch|bag|pack|packet|package|tub|box)\b)`
/** `2 – 14 oz cans`: how many, and how large. */
const COUNT_DASH_SIZE = new RegExp(
  String.raw`^${NO_SIZE_RANGE}(\d)\s?[-–]\s?(?=${SIZED_CONTAINER})(?=\d{2}|[4-9])`,
  'i',
)
/** `1 - 3 pound whole chicken`: for whole things a single number of pounds is a size, not the end of a range. */
const ONE_DASH_SIZE = /^1\s[-–]\s(?=\d+(?:\.\d+)?[\s-](?:pound|ounce)\s(?:whole|bone-in|boneless)\b)/i
/** `3 small (680 g) potatoes`, `12 (6-inch) tortillas`, `3 (or more) cloves`: a remark between the count and the thing. */
const SIZE_BESIDE =
  /^((?:(?:extra[- ])?(?:small|medium|large|big)(?:[- ]sized)?\s+)?)[([]([^()[\]]+)[)\]]\s+(?:of\s+)?(\p{L}.+)$/iu
/** Numbers that are part of a name: `7 spice mix`, `00 flour`, `3-bean salad`. */
const NAMED_NUMBER =
  /^(?:0{1,2}\s|7-?up\b|\d+-(?:spice|bean|grain|seed|cheese|minute|day|year)s?\b|[57] spice\b)/i

const PREPARED =
  'drained|rinsed|crushed|cut|chopped|grated|sliced|peeled|minced|diced|melted|softened|toasted|thawed|defrosted|undrained|bashed|smashed|squashed|bruised|pounded|crumbled|shredded|torn'
const MEASURED = new RegExp(
  String.raw`^${NO_SIZE_RANGE}(${AMOUNT})(?:\s*|-)(${SIZED_UNIT}|${UNIT}(?:\s+or\s+(?:two|so))?)(?:['’]?\sworth)?(?:\s+of\b)?\s*(.*)$`,
  'i',
)
const COUNTED = new RegExp(
  String.raw`^(${AMOUNT})(?:(?<=\d\s?[-–]\s?\d{1,2}):?\s+|\s+|(?<=\d)(?=[a-zà-ÿ]))(?:[x×]\s+)?(\S.*)$`,
  'i',
)
/** `Olive oil – 2 tbsp`, `Stock: 1 pint/500 ml (hot)`, `Butter – ⅓ cup (75 g), melted`, `Dill - 2 tbsp chopped`. */
const TRAILING = new RegExp(
  String.raw`^(.+?)\s*(?::|,|[-–—]\s)\s*(${AMOUNT})\s*(${UNIT})(?:\s?/\s?([\d${SIGNS}][\d.,]*\s?[a-z]+))?(\s+\([^()]*\)(?:,?\s[^\d]+)?|,\s[^\d]+|\s(?:[${LETTER}]+ly )?[${LETTER}]+ed)?$`,
  'i',
)
/** A short pre-check for an amount in the line: most expressions for a trailing amount are long. */
const NUMBER_OR_ARTICLE = new RegExp(
  String.raw`[\d${SIGNS}]|${SPELLED}|\b(?:few|several|half|couple|an?)\s`,
  'i',
)
/** `Ginger - 1 1/2 inch`, `ginger, 3cm, matchsticks`: for other things a length is not an amount. */
const ROOT_LAST = new RegExp(
  String.raw`^(${ROOTS}[^\d:(]*?)\s*(?::|,|[-–—])\s*(${COUNT})\s?(${LENGTH_UNIT})(,\s.+)?$`,
  'i',
)
/** `Parsley - small handful, chopped` */
const HANDFUL_LAST =
  /^(\p{L}[^\d:()–—]{1,40}?)\s*(?::|[-–—]\s)\s*((?:\p{L}+ ){0,2}(?:handful|bunch|pinch|knob|dash|splash|drizzle|sprig|glug|dollop))(,\s\D+)?$/iu
/** `Vanilla: 1 tsp pure vanilla extract` */
const LABELLED = /^(\p{L}[\p{L} ]{1,30}):\s+([\d½¼¾⅓⅔][\d\s./½¼¾⅓⅔]*\D+)$/u
/** `chopped tomatoes 400g tin` */
const CONTAINER_LAST = new RegExp(String.raw`^([${LETTER}][^\d:()–—]{1,40}?)\s+(${SIZED_CONTAINER})$`, 'i')
/** `Butter, 170 g: Cut into pieces.`, `Eggs, 2: Beaten.` */
const SAID_BEHIND = new RegExp(
  String.raw`^([${LETTER}][^\d:,]{1,60}),\s+(${AMOUNT})(?:\s?(${UNIT}))?\s*:\s+(\S.*?)\.?$`,
  'i',
)
/** `Flour 200 g`, `Sugar ..... 2 cups`, `Ghee 2 tbsp + 1 tsp`, `Water 350 g (70%)`: the amount is last, as in a table. */
const TABLED = new RegExp(
  String.raw`^(?!(?:about|ca|around|each)\b)((?:\d+\s?%\s)?[^\s\d(][^\d(]*?(?:\([^()\d]*\))?)[\s.…:–-]+(${AMOUNT})\s*(${UNIT})(?:\s*(\+|plus)\s*(${AMOUNT})\s*(${MEASURES})(?![a-zà-ÿ\d])\.?)?(?:\s*(\([^()]*\)(?:,\s.+)?|\d+\s?%|,\s.+))?$`,
  'i',
)
/** `whole peeled tomatoes 1 (28-oz) can` */
const CONTAINED_LAST = new RegExp(
  String.raw`^([${LETTER}][^\d(),:]*?)\s+(${COUNT})\s+(${SIZED_UNIT})(?<!\))$`,
  'i',
)
/** `Potatoes (1 kg)`. */
const IN_BRACKETS = new RegExp(String.raw`^([^\s\d()][^\d()]*?)\s*\((${AMOUNT})\s*(${UNIT})\.?\)$`, 'i')
/** `Eggs x3`, `Onions: 2 nos`, `Onion - 2-3 medium, chopped`, `Chillies - 1 or 2 depending on heat`, `Fillets, 4 (180 g each)`. */
const COUNTED_LAST = new RegExp(
  String.raw`^([^\s\d(][^\d]*?)(?:\s+[x×]\s*|\s*(?::|,|[-–—])\s+|\s*[-–—](?=\d+\snos?\b))(${COUNT}(?:\s?(?:[-–]|\bto\b|\bor\b)\s?\d{1,2}(?=\s+(?:nos?|small|medium|large|depending)\b))?)(?:\s+nos?\b\.?)?(?:\s+(small|medium|large))?(,\s.+|\s\([^()]+\)(?:,\s.+)?|\sdepending\s.+|\s(?:${PREPARED}))?$`,
  'i',
)
/** `Tomatoes 3 large`, `Eggs (2)`, `peppers 2, sliced`: after a plural name. */
const COUNTED_BEHIND =
  /^(\p{L}[^\d()]*(?:s|i))\s*(?:\((\d{1,2})(?:\s(small|medium|large))?\)|\s(\d{1,2})(?:\s(small|medium|large))?(,\s\D{3,60})?)$/iu
/** `Lemon 1`, `onion 1, sliced`, `tomato 3 (chopped)`, unlike `Step 1`. */
const ONE_BEHIND =
  /^(?!(?:step|part|day|week|method|recipe|option|version|chapter|page|no|number)\b)(\p{L}[^\d()½¼¾]*?)\s(1|[½¼¾]|[2-9](?=\s\())(,\s\D{3,60}|\s\(\D{3,60}\))?$/iu
/** The name in a table is short and not a sentence. */
const MAX_NAME_WORDS = 5
const IN_A_SENTENCE =
  /\b(?:in|with|to|for|at|until|the|add|mix|cook|bake|serves?|makes?|into|about|heat|set)\b/i
/** `3 cl garlic`: cloves, not centilitres. */
const CLOVES = /(?<=^[\d½¼¾⅓⅔]+\s)cl\.? (?=garlic\b)/i
/** `4 gr. onions`: green ones, not grams. */
const GREEN = /(?<=^[\d½¼¾⅓⅔]+\s)gr\.? (?=onions?\b|peppers?\b|beans\b|chil)/i
/** `1 ea. lemon`, `3 x tins beans` */
const EACH = /^([\d½¼¾⅓⅔]+)\s?(?:ea\.?|[x×](?=\s+\p{L}))\s+/iu
/** `1/4th cup` */
const ORDINAL = /(\d\/\d)(?:th|rd)s?\b/g
/** `l teaspoon`, `Ilb`, `8 0z`: OCR errors for 1 and oz. */
const ONE_AS_LETTER = /^[lI](?=\s?(?:t(?:ea|able)?sp(?:oon)?|tbsp|cup|pint|lb|oz|kg|g)s?\b)/
const OUNCES_AS_DIGIT = /(?<=\d ?)0z\b/g
const HAS_PREPARED = new RegExp(String.raw`\s(?:${PREPARED})\s`, 'i')
/** `1 drained tin of tuna`, `2 crushed cloves of garlic`: the preparation precedes the counted thing. */
const PREPARED_FIRST = new RegExp(
  String.raw`^(${AMOUNT})\s+((?:(?:small|large|fat|well|finely|roughly|thinly|freshly|lightly) )?(?:${PREPARED}))\s+(${UNIT})\s+(?:of\s+)?([${LETTER}][^,(]*)`,
  'i',
)
const OPTIONAL = /^(?:optional\s*[:–-]|\(optional\))\s*(?=\S)/i
/** A footnote sign. */
const FOOTNOTE_SIGN = /(?<=\S)\s*[*†‡¹²³⁴⁵⁶⁷⁸⁹]+$/
/** `(, halved)`, `((optional))`: notes as some sites write them. */
const NOTE_BY_COMMA = /\s*\(\s*,\s*((?:[^()]|\([^()]*\)){0,300})\)/g
const NOTE_TWICE_BRACKETED = /\(\s*\(([^()]*)\)\s*\)/g
/** `(– chopped)` */
const NOTE_BY_DASH = /\(\s*[-–—]\s+(?=\p{L})/gu
/** `15.5 -ounce can` */
const LOOSE_HYPHEN = /(?<=[\d½¼¾⅓⅔]) -(?=(?:ounce|oz|pound|lb|gram|g|inch)\b)/i
/** `¼ of small onion` */
const PART_OF_SIZED = /^([½¼¾⅓⅔]|1\/[234]|3\/4|2\/3)\s+of\s+(?=(?:small|medium|large)\b)/i
/** `1/4 + 1/8 teaspoon salt`: the first number has the unit of the second. */
const SUM_OF_PARTS = new RegExp(
  String.raw`^([½¼¾⅓⅔]|\d\/\d)\s*(\+|plus|and)\s*([½¼¾⅓⅔⅛]|\d\/\d)\s*(${MEASURES})(?![a-zà-ÿ\d])`,
  'i',
)
const TITLE_OF_LIST = /^(?:the )?ingredients?\b(?: list)?:?$/i
/** A longer line is not an ingredient. */
const MAX_LINE_LENGTH = 900
/** `one pot orzo` is a dish; `one pot of yoghurt` is an amount. */
const MADE_IN_ONE = /^one[- ](?:pot|pan|tray|bowl|skillet)\b(?! of\b)/i

/**
 * Splits a pasted list of ingredients, one per line, into the parts of a recipe: bullets, numbers and blank lines are
 * removed, `2 tbsp olive oil` is split, and countable things get the unit `whole` so that no amount is lost (REC-ING-2).
 */
export function splitIngredients(text: string): Ingredient[] {
  return listLines(text)
    .filter((line) => !TITLE_OF_LIST.test(line))
    .map(splitIngredient)
}

/**
 * Splits one line, with or without a bullet; amounts stay text as typed (REC-ING-4). A heading is returned as one
 * (`isIngredientHeading`); a line that cannot be split becomes the ingredient's name. Of a sum the first amount is
 * `amount`, and its unit holds the rest: `1`, `cup + 2 tbsp`.
 */
export function splitIngredient(typed: string): Ingredient {
  const line = stripBullet(tidySpaces(typed))
  if (line.length > MAX_LINE_LENGTH) return { amount: '', unit: '', ingredient: line }
  const heading = readHeading(line)
  if (heading !== null) return { amount: '', unit: '', ingredient: heading }
  const tidy = line
    .replace(NOTE_BY_COMMA, ', $1')
    .replace(NOTE_TWICE_BRACKETED, '($1)')
    .replace(NOTE_BY_DASH, '(')
  const use = useBefore(tidy)
  if (use !== null) {
    const used = splitIngredient(use.rest)
    return { ...used, ingredient: `${used.ingredient}, ${use.said}` }
  }
  const plain = tidy.replace(OPTIONAL, '')
  if (MADE_IN_ONE.test(plain)) return { amount: '', unit: '', ingredient: line }
  const spelled = plain
    .replace(FOOTNOTE_SIGN, '')
    .replace(LOOSE_HYPHEN, '-')
    .replace(/(?<=\band )one(?:[- ](half|quarter)|[- ]fourth)\b/i, (_, part = 'quarter') => `a ${part}`)
    .replace(PART_OF_SIZED, '$1 ')
    .replace(SUM_OF_PARTS, '$1 $4 $2 $3 $4')
  const sized = COUNT_AND_DASH.test(spelled)
    ? spelled.replace(COUNT_DASH_SIZE, '$1 ').replace(ONE_DASH_SIZE, '1 ')
    : spelled
  const read = readLine(
    sized
      .replace(EACH, '$1 ')
      .replace(ORDINAL, '$1')
      .replace(ONE_AS_LETTER, '1')
      .replace(OUNCES_AS_DIGIT, 'oz')
      .replace(GREEN, 'green ')
      .replace(CLOVES, 'cloves ')
      .replace(/^\.(?=\d)/, '0.'),
  )
  if (read === null) return { amount: '', unit: '', ingredient: tidy }
  return plain === tidy ? read : { ...read, ingredient: `${read.ingredient} (optional)` }
}

/** Returns null where the line contains no amount. */
function readLine(line: string): Ingredient | null {
  return readPart(line) ?? readOne(line) ?? readAmountFirst(line) ?? readAmountLast(line)
}

/** Reads a part of a counted thing: `juice of 2 lemons`. */
function readPart(line: string): Ingredient | null {
  const [, part, howMany = '', unit = '', whole = ''] =
    (HAS_PART.test(line) && PART_OF_WHOLE.exec(line)) || []
  if (!part) return null
  // `juice of 1/2 a lime`
  const [name = '', ...said] = whole.replace(/^an?\s+/i, '').split(/(?=[,(])/)
  const ingredient = `${name.trim()}, ${part.toLowerCase()} of${said.join('').replace(/^\(/, ' (')}`
  return unit === '' ? countThings(howMany, ingredient) : measure(howMany, unit, ingredient)
}

/** Reads a single thing without a number. */
function readOne(line: string): Ingredient | null {
  const [, container, contents] = ONE_CONTAINER.exec(line) ?? []
  if (container && contents) return measure('1', container, contents)
  const [, article = '1', piece, longPiece, cut] = (HAS_LENGTH.test(line) && ONE_LENGTH.exec(line)) || []
  const lengthUnit = piece ?? longPiece
  if (lengthUnit && cut) return measure(article, lengthUnit, cut)
  const [, long = '', unit = '', root] = LENGTH_OF_ROOT.exec(line) ?? []
  if (root) return measure(long, unit.replace(/^["″”]\s?/, 'inch ').trim(), root)
  const [, single, taken] = ONE_UNSAID.exec(line) ?? []
  return single && taken ? measure('1', single.replace(/\s+of$/i, '').toLowerCase(), taken) : null
}

function readAmountFirst(typed: string): Ingredient | null {
  if (NAMED_NUMBER.test(typed)) return null
  const plain = HAS_PREPARED.test(typed) ? typed.replace(PREPARED_FIRST, '$1 $3 $4, $2') : typed
  const line = plain
    .replace(AND_PART, (_, unit: string, part: string) => `1${PART_SIGNS[part.toLowerCase()] ?? ''} ${unit} `)
    .replace(PART_OF_UNIT, (word) => `${PART_SIGNS[tidyPart(word)] ?? word} `)
    .replace(
      PART_OF_ONE,
      (_, word: string | undefined, sign = '') => `${PART_SIGNS[tidyPart(word ?? '')] ?? sign} `,
    )
  const [, amount, unit = '', rest = ''] = MEASURED.exec(line) ?? []
  const isClove = /^cloves?$/i.test(unit)
  // `5 cloves (laung)`: the spice, not garlic.
  if (amount !== undefined && rest !== '' && !(isClove && /^(?:,|\([^()]*\)$)/.test(rest)))
    return measure(amount, unit, rest)
  const [, long, other, thing] = LONG_THING.exec(line) ?? []
  if (thing) return countThings('1', other ? putAside(thing, `${long}${other}`) : `${long} ${thing}`)
  const [, count, things = ''] = COUNTED.exec(line) ?? []
  const [, size = '', beside, named = ''] = SIZE_BESIDE.exec(things) ?? []
  const sized = count !== undefined && beside ? readAmountFirst(`${count} ${size}${named}`) : null
  if (sized) return { ...sized, ingredient: putAside(sized.ingredient, beside) }
  const isMeasureAlone = amount !== undefined && !isClove
  return count === undefined || isMeasureAlone ? null : countThings(count, things)
}

function tidyPart(words: string): string {
  return words
    .toLowerCase()
    .replace(/^(?:an?|one|1)[\s-]|\sof\s*$/g, '')
    .replace('-', ' ')
    .trim()
}

function readAmountLast(line: string): Ingredient | null {
  if (!NUMBER_OR_ARTICLE.test(line)) return readOneLast(HANDFUL_LAST.exec(line))
  const [, thing, howMuch = '', howMuchOf, preparation = ''] = SAID_BEHIND.exec(line) ?? []
  if (thing) {
    const name = `${thing}, ${preparation.charAt(0).toLowerCase()}${preparation.slice(1)}`
    return howMuchOf === undefined ? countThings(howMuch, name) : measure(howMuch, howMuchOf, name)
  }
  const [, label = '', told = ''] = LABELLED.exec(line) ?? []
  const inFull = told === '' ? null : readAmountFirst(told)
  if (inFull && inWords(inFull.ingredient).includes(inWords(label))) return inFull
  const [, ingredient, lastAmount = '', lastUnit = '', other, behindUnit = ''] = TRAILING.exec(line) ?? []
  if (ingredient) {
    const beside = other === undefined ? '' : ` (${other})`
    return measure(
      lastAmount,
      lastUnit,
      `${ingredient}${beside}${/^\s\p{L}/u.test(behindUnit) ? ',' : ''}${behindUnit}`,
    )
  }
  const [, root, long = '', lengthUnit = '', cut = ''] = (HAS_LENGTH.test(line) && ROOT_LAST.exec(line)) || []
  if (root) return measure(long, lengthUnit, `${root}${cut}`)
  const [, contents = '', howMany = '', sized = ''] = CONTAINED_LAST.exec(line) ?? []
  if (isTableName(contents)) return measure(howMany, sized, contents)
  return (
    readOneLast(HANDFUL_LAST.exec(line) ?? CONTAINER_LAST.exec(line)) ??
    readTabled(line) ??
    readCountedLast(line)
  )
}

/** Returns the text in lower case, with a space around each word. */
function inWords(text: string): string {
  return ` ${
    text
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.join(' ') ?? ''
  } `
}

function readOneLast(match: RegExpExecArray | null): Ingredient | null {
  const [, name = '', one = '', said = ''] = match ?? []
  return isTableName(name) ? readOne(`${one} ${name}${said}`) : null
}

function readTabled(line: string): Ingredient | null {
  const [, name = '', amount = '', unit = '', joint, more = '', moreUnit = '', said = ''] =
    TABLED.exec(line) ?? []
  if (isTableName(name)) {
    const sum = joint ? `${unit} ${joint} ${more} ${moreUnit}` : unit
    return measure(amount, sum, /^\d/.test(said) ? `${name} (${said})` : joinSaid(name, said))
  }
  const [, bracketed = '', size = '', sizeUnit = ''] = IN_BRACKETS.exec(line) ?? []
  return isTableName(bracketed) ? measure(size, sizeUnit, bracketed) : null
}

function readCountedLast(line: string): Ingredient | null {
  const [, counted = '', count = '', sized = '', said = ''] = COUNTED_LAST.exec(line) ?? []
  if (counted !== '')
    return countThings(count, `${`${sized} ${counted}`.trim()}${/^\s\p{L}/u.test(said) ? ',' : ''}${said}`)
  const [, single = '', one = '1', singleSaid = ''] = ONE_BEHIND.exec(line) ?? []
  if (isTableName(single)) return countThings(one, `${single}${singleSaid}`)
  const [, several = '', inBrackets, size, behind = '', sizeBehind, severalSaid = ''] =
    COUNTED_BEHIND.exec(line) ?? []
  if (!isTableName(several)) return null
  const things = `${size ?? sizeBehind ?? ''} ${several.trim()}`.trim()
  return countThings(inBrackets ?? behind, `${things}${severalSaid}`)
}

function isTableName(name: string): boolean {
  return name !== '' && name.split(' ').length <= MAX_NAME_WORDS && !IN_A_SENTENCE.test(name)
}

function joinSaid(name: string, said: string): string {
  return said.startsWith(',') ? `${name}${said}` : `${name} ${said}`.trim()
}
