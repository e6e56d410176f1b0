import { SPELLED, VALUE } from '../text/numbers.ts'
import {
  type Found,
  isCounted,
  isForAll,
  isUnitWord,
  NOT_SCALED_AFTER,
  type SentenceAmount,
  type Span,
  UNIT_WORD,
} from './amount-beside-name.ts'
import type { Mention } from './step-ingredients.ts'
import { type Measure, readUnit } from './units.ts'

type Whole = (ingredient: number) => Measure | null

const REMAINDER = '(?:last|remaining|other|final)'
const ONE_OF_IT = new RegExp(
  String.raw`\b(?:(?:the|that|your)\s+${REMAINDER}|another|a\s+further)\s+(?<unit>${UNIT_WORD})\s+(?:of\s+)?(?:the\s+)?(?:\p{L}+\s+)?$`,
  'iu',
)

/** Reads `the last tablespoon of oil` as one of it, which becomes two for twice as many servings. */
export function readLastOne(sentence: string, mention: Mention, whole: Whole): Found | null {
  const { start: begin, end: behind, before } = mention
  const unit = ONE_OF_IT.exec(before)?.groups?.unit ?? ''
  const ingredient = mention.ingredients.find((one) => isMeasuredLike(whole(one), unit))
  if (!isUnitWord(unit) || ingredient === undefined) return null
  const start = begin - before.length + before.lastIndexOf(unit)
  const isScaled = isForAll(sentence, start, behind)
  const end = start + unit.length
  return { text: unit, measure: { amount: '1', unit }, ingredient, start, end, mention: begin, isScaled }
}

/** Whether an amount in a unit can be of what the list measures likewise: grams of grams, cloves of cloves. */
function isMeasuredLike(list: Measure | null, unit: string): boolean {
  const dimension = readUnit(unit)?.dimension
  if (list === null) return false
  return dimension === undefined
    ? stemOf(list.unit) === stemOf(unit)
    : readUnit(list.unit)?.dimension === dimension
}

function stemOf(unit: string): string {
  return unit
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/(?<=ch|sh)es$|s$/, '')
}

/** The words or punctuation that may follow an amount without a name: `keep 500 ml back`, `and 20 g over it`. */
const WITHOUT_NAME = String.raw`(?=\s*(?:[.,;:!?)]|$)|\s+(?:back|aside|whole|behind|warm|hot|cold|chilled|ready|apart|of (?:it|them|the (?:leaves|stalks|stems|flesh))|over|for|in|on|into|under|if|to|at|and|until|around|with|as|first|more|is|are|left|only|when|unless|once|before|after|through|together|now|then|later)\b)`
/** A full stop after it ends the sentence. */
const BARE_UNIT = String.raw`\p{L}+(?:\s?oz\b)?`
const MEASURED = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/⁄-])(?<last>(?:the|that)\s+${REMAINDER}\s+)?(?<amount>${VALUE}|half(?:\s+an?)?)\s?(?<rest>(?:remaining|other)\s+)?(?<unit>${BARE_UNIT})${WITHOUT_NAME}`,
  'giu',
)
/** `reserving 50 g for the top`: of the food named before. */
export const KEEPS_BEFORE =
  /\b(?:keep|hold|sav|reserv|leav|set)(?:e|t?ing)?\s+(?:back\s+|aside\s+)?(?:(?:about|around|roughly)\s+)?$/i
/** `Drain the pasta, reserving 1 cup`: of the water. */
const DRAINED_BEFORE = /\b(?:drain|strain)[^.;]*$/i
/** `keep back a tablespoon`, `reserving a spoonful`. */
const KEPT_ONE = new RegExp(
  String.raw`\b(?:keep|hold|save|reserv|leav|set)(?:e|ing)?\s+(?:back\s+|aside\s+)?(?<amount>an?)\s(?<unit>${BARE_UNIT})${WITHOUT_NAME}`,
  'giu',
)
/** `grate the other two`, `top with the last 6 sheets`. */
const COUNTED = new RegExp(
  String.raw`\bthe\s+(?:${REMAINDER}\s+(?<amount>${VALUE}|${SPELLED})|(?<before>${VALUE}|${SPELLED})\s+${REMAINDER})(?:\s(?<unit>${BARE_UNIT}))??${WITHOUT_NAME}`,
  'giu',
)
/** `and save one for tomorrow` */
const KEPT_SOME = new RegExp(
  String.raw`\b(?:keep|hold|sav|reserv|leav|set)(?:e|ing)?\s+(?<amount>${VALUE})(?=\s+(?:back|aside|behind|whole|for)\b)`,
  'giu',
)
/** `8 pieces of about 60 g`, `weighing 60 g`, `a 20 cm tin`. */
const OF_ITSELF_BEFORE =
  /\b(?:of|weigh(?:s|ing)?|measuring|than|per|every|each|least|serves?|holds?)\s+(?:about\s+|around\s+|roughly\s+|another\s+)?$/i

const OF_THEM = /^\s+of (?:it|them|the (?:leaves|stalks|stems|flesh))\b/i

/** A figure of an ingredient that is already recognized. */
type Known = Pick<SentenceAmount, 'ingredient' | 'measure' | 'end' | 'mention'>

/**
 * Reads amounts without a name beside them, of what the sentence has measured before: `2 litres of the stock; keep 500
 * ml back`, `Halve 6 tomatoes and grate the other two`. A remainder may be of what an earlier step measured.
 *
 * @param amounts those of this sentence
 * @param earlier those of the steps before it, the latest last
 */
export function readNameless(
  sentence: string,
  mentions: readonly Mention[],
  taken: readonly Span[],
  amounts: readonly SentenceAmount[],
  earlier: readonly Known[],
  whole: Whole,
): SentenceAmount[] {
  const isFree = ({ start, end }: Span) => !taken.some((span) => span.start < end && start < span.end)
  const found: SentenceAmount[] = []
  const add = (amount: string, unit: string, span: Span, isRemainder: boolean) => {
    if (!isFree(span) || NOT_SCALED_AFTER.test(sentence.slice(span.end, span.end + 60))) return
    if (OF_ITSELF_BEFORE.test(sentence.slice(Math.max(0, span.start - 30), span.start))) return
    const pronoun = OF_THEM.exec(sentence.slice(span.end))?.[0].length ?? 0
    if (!isForAll(sentence, span.start, span.end + pronoun)) return
    const of = ofWhich(unit, span, isRemainder)
    if (of === null) return
    const text = sentence.slice(span.start, span.end)
    found.push({ text, measure: { amount, unit }, ...of, ...span })
  }
  const ofWhich = (unit: string, { start, end }: Span, isRemainder: boolean) => {
    const fits = ({ ingredient, measure }: Known) =>
      unit === ''
        ? isCounted(measure) && ingredient !== null && isCounted(whole(ingredient))
        : isMeasuredLike(measure, unit)
    const here = amounts.findLast((one) => one.end <= start && fits(one))
    if (here) return { ingredient: here.ingredient, mention: here.mention }
    const pronoun = OF_THEM.test(sentence.slice(end))
    const named = mentions.findLast((one) => one.end <= start)
    const own = named?.ingredients.find((one) => isMeasuredLike(whole(one), unit))
    if (named && own !== undefined && (pronoun || isRemainder))
      return { ingredient: own, mention: named.start }
    const before = isRemainder ? earlier.findLast(fits) : undefined
    return before ? { ingredient: before.ingredient, mention: null } : null
  }
  for (const { 0: all, index, groups } of sentence.matchAll(MEASURED)) {
    const { last = '', amount = '', unit = '', rest = '' } = groups ?? {}
    if (!isUnitWord(unit) || rest !== '') continue
    const isRemainder =
      last !== '' ||
      (KEEPS_BEFORE.test(sentence.slice(0, index)) && !DRAINED_BEFORE.test(sentence.slice(0, index)))
    if (!isRemainder && readUnit(unit) === null) continue
    add(amount, unit, { start: index + last.length, end: index + all.length }, isRemainder)
  }
  for (const { 0: all, index, groups } of sentence.matchAll(KEPT_ONE)) {
    const { unit = '' } = groups ?? {}
    const start = index + all.length - unit.length - (groups?.amount ?? '').length - 1
    if (isUnitWord(unit)) add('1', unit, { start, end: index + all.length }, true)
  }
  for (const { 0: all, index, groups } of sentence.matchAll(COUNTED)) {
    const { amount, before, unit = '' } = groups ?? {}
    const number = amount ?? before ?? ''
    if (unit !== '' && (!isUnitWord(unit) || readUnit(unit) !== null)) continue
    const start = index + all.indexOf(number, 3)
    add(number, unit, { start, end: unit === '' ? start + number.length : index + all.length }, true)
  }
  for (const { 0: all, index, groups } of sentence.matchAll(KEPT_SOME)) {
    const { amount = '' } = groups ?? {}
    const end = index + all.length
    add(amount, '', { start: end - amount.length, end }, false)
  }
  return found
}
