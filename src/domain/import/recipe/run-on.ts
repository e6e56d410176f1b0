import { splitIngredient } from '../../content/split-ingredients.ts'
import { capitalize } from '../../text/capitalize.ts'
import { isAddressed, isMeasured, isTold, SENTENCE_END } from './line-looks.ts'
import { isDish } from './named-dish.ts'
import { BLANK_LINE } from './source-line.ts'

// Splits lines that hold several.

/** The start of a section in the middle of a line. */
const SECTION_INSIDE =
  /(?<=[\p{L}\d)][.!?])\s+(?=(?:you(?:['’]ll| will)? need|ingredients?)\s*:|(?:method|directions?|instructions?|how to(?: make it)?|preparation)\s*:(?!\s*\d)|(?:you(?:['’]ll| will)? need|(?:i|we) use)\s+(?:\d|an?\s|one\s|two\s))/iu
const METHOD_INSIDE =
  /(?<=[\p{L}\d)])\s+(?=(?:Method|Directions?|Instructions?|Preparation)(?:\s*:|\s[–—-])\s)/u
const NUMBER_INSIDE = /(?<=[.!?:)])\s+(?=\d{1,2}[.)]\s+\p{Lu})/u
const MAX_RUN_ON_LENGTH = 10_000
/** `Soup - serves 4 - ingredients: 1 leek`, with the text before it. */
const LIST_INSIDE = /\s+[-–—|•]\s+(?=(?:ingredients?|you(?:['’]ll| will)? need)\s*:)/i
/** `You asked for it, so here it is! 300 g oats, 2 eggs` */
const WORDS_BEFORE_LIST = /^([^.!?\d]{6,100}[!.])\s+(?=[\d½¼¾⅓⅔]\S*\s)(.+)$/u
/** `Mug cake!! Put 4 tbsp flour in a mug.` */
const DISH_CALLED_OUT = /^([^.!?,;:\d]{4,40})!+\s+(\p{L}.+)$/u
/** The start of the next ingredient in a list without separators. */
const AMOUNT_AHEAD = /\s+(?=[\d½¼¾⅓⅔⅛]|(?:pinch|handful|dash|drizzle)\s+(?:of\s)?\p{L})/u
/** An amount continues after these: `1 to 2`, `4 x 100 g`. */
const GOES_ON = /(?:^|\s)(?:[\d½¼¾⅓⅔⅛][\d./½¼¾⅓⅔⅛]*|to|or|and|x|×|plus|about|a|an|each|[-–+&])$/iu
/** Minimum number of ingredients in a list without separators. */
const MIN_UNSIGNED = 3

/** Splits `Soup! You need: 1 leek. 1. Chop it. 2. Boil it.`, all in one line. */
export function splitRunOn(line: string): string[] {
  if (line.length > MAX_RUN_ON_LENGTH) return [line]
  const stopped = splitStopped(line)
  if (stopped) return stopped
  const [, lead = '', list = ''] = WORDS_BEFORE_LIST.exec(line) ?? []
  if (list !== '' && (isAddressed(lead) || isDishAlone(lead))) return [lead, list]
  const [, called = '', told = ''] = DISH_CALLED_OUT.exec(line) ?? []
  if (told !== '' && isDishAlone(`${called}!`) && isTold(told)) return [called, '', capitalize(told)]
  const dotted = line.split(/\s+•\s+/)
  const [head = '', ...items] = dotted
  if (items.filter((text) => isMeasured({ ...BLANK_LINE, text })).length >= MIN_UNSIGNED) {
    const [last = '', ...told] = items.pop()?.split(SENTENCE_END) ?? []
    const listed = [...items, last].map((item) => `• ${item}`)
    return told.length > 0 ? [head, ...listed, '', told.join(' ')] : [head, ...listed]
  }
  const parts = line
    .split(SECTION_INSIDE)
    .map((part, at, all) => (at === 0 && all.length > 1 ? part.replace(/^([^.!?]{3,60})!$/, '$1') : part))
    .flatMap((part) => part.split(LIST_INSIDE))
    .flatMap((part) => part.split(METHOD_INSIDE))
  return parts.flatMap(splitUnsigned).flatMap((part) => {
    const steps = part.split(NUMBER_INSIDE)
    const numbers = steps.map((step) => Number(/^(\d{1,2})[.)]/.exec(step)?.[1]))
    const isCounted = numbers.slice(1).every((number, index) => number === index + (numbers[0] === 1 ? 2 : 1))
    return isCounted && steps.length > 2 ? steps : [part]
  })
}

/** `whipped feta!` */
function isDishAlone(lead: string): boolean {
  return lead.endsWith('!') && lead.split(' ').length <= 4 && isDish(lead.slice(0, -1))
}

/** Minimum number of short sentences with an amount each that make a list. */
const MIN_STOPPED = 4
const MAX_STOPPED_WORDS = 6

/** Splits `Pork mince 300 gram. Garlic 5 clove. Chilli 4 piece.`; null for other lines. */
function splitStopped(line: string): string[] | null {
  if (!/^\p{L}/u.test(line) || /[,;:!?]/.test(line)) return null
  const parts = line.replace(/\.$/, '').split(/(?<=\p{L}{2})\.\s+(?=\p{Lu})/u)
  const isShort = (part: string) =>
    part.split(' ').length <= MAX_STOPPED_WORDS && (!isTold(part) || part.split(' ').length <= 2)
  const measured = parts.filter((part) => /\d/.test(part) && splitIngredient(part).amount !== '')
  return parts.length >= MIN_STOPPED && parts.every(isShort) && measured.length * 2 > parts.length
    ? parts
    : null
}

/** Splits `2 ripe bananas 2 eggs 60g oats`, each with its amount; any other line is returned unchanged. */
function splitUnsigned(line: string): string[] {
  if (
    !/^[\d½¼¾⅓⅔⅛]/.test(line) ||
    /[,;:!?]|\p{L}{3}\.\s/u.test(line.replace(/\([^()]*\)/g, '')) ||
    isTold(line)
  )
    return [line]
  const parts: string[] = []
  for (const piece of line.split(AMOUNT_AHEAD)) {
    const before = parts.at(-1)
    const isOpen =
      before !== undefined && (GOES_ON.test(before) || before.split('(').length > before.split(')').length)
    if (isOpen) parts[parts.length - 1] = `${before} ${piece}`
    else parts.push(piece)
  }
  const isList =
    parts.length >= MIN_UNSIGNED &&
    parts.every((text) => isMeasured({ ...BLANK_LINE, text }) && /\p{L}{3}/u.test(text))
  return isList ? parts : [line]
}
