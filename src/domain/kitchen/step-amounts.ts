import { readNumber, VALUE } from '../text/numbers.ts'
import {
  clauseAround,
  type Found,
  inClause,
  isCounted,
  isForAll,
  isUnitWord,
  meant,
  NOT_BETWEEN,
  NOT_SCALED_AFTER,
  NUMBER,
  OTHER,
  readBefore,
  readBehind,
  type SentenceAmount,
  type Span,
  UNIT_WORD,
} from './amount-beside-name.ts'
import { readLastOne, readNameless } from './remainders.ts'
import { readAmount } from './show-measure.ts'
import type { Mention } from './step-ingredients.ts'
import { type Measure, readUnit } from './units.ts'

/** The context of a step's figures in the other steps of its recipe. */
export interface AmongSteps {
  /** Amounts of the steps before it, the latest last. */
  earlier: readonly SentenceAmount[]
  /** Ingredients whose figures stay as written (`findAsWritten`). */
  asWritten: ReadonlySet<number>
  /** Whether the next step repeats this one. */
  isRepeated: boolean
}

const ORDINAL =
  /\b(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|twelfth)\s+(?:\p{L}+\s+(?:of\s+)?)?$/iu

const ALONE: AmongSteps = { earlier: [], asWritten: new Set(), isRepeated: false }

/** The amounts a sentence gives of the ingredients it names. */
export interface SentenceAmounts {
  amounts: SentenceAmount[]
  /** Start positions of names with figures beside them: no further amount is shown there, which could contradict them. */
  figured: ReadonlySet<number>
  /** Ingredients whose amounts stay as written here, because of a numbered piece beside them. */
  kept: readonly number[]
}

/**
 * Returns the amounts in a sentence of its ingredients (AMOUNT-STEP-1), before their names (`2 tbsp of the oil`) and
 * after them (`the milk (250 ml)`, `stir the sugar in, about 1 cup`).
 *
 * @param mentions where it names ingredients (`findMentions`)
 * @param elsewhere ranges of other figures: durations, temperatures
 * @param whole returns the list's own measure of an ingredient
 */
export function findAmounts(
  sentence: string,
  mentions: readonly Mention[],
  elsewhere: readonly Span[],
  whole: (ingredient: number) => Measure | null,
  { earlier, asWritten, isRepeated }: AmongSteps = ALONE,
): SentenceAmounts {
  const ofEach = readEachOf(sentence, mentions)
  const taken = [...elsewhere, ...ofEach.map(({ amount }) => amount)]
  const isFree = ({ start, end }: Span) => !taken.some((span) => span.start < end && start < span.end)
  const before = mentions.map(
    (mention) => readBefore(sentence, mention, whole) ?? readLastOne(sentence, mention, whole),
  )
  const claimed = before.flatMap((found) => (found && isFree(found) ? [found] : []))
  const figured = new Set(claimed.map(({ mention }) => mention))
  const amounts: SentenceAmount[] = claimed.filter(({ isScaled }) => isScaled)
  for (const { amount, mentions: named } of ofEach) {
    if (readUnit(amount.measure.unit)) amounts.push(amount)
    for (const { start } of named) figured.add(start)
  }
  mentions.forEach((mention, at) => {
    if (figured.has(mention.start)) return
    const limit = Math.min(
      ...[mentions[at + 1]?.start ?? sentence.length, ...claimed.map(({ start }) => start)].filter(
        (place) => place >= mention.end,
      ),
    )
    const found = readBehind(sentence, mention, mentions, limit, whole)
    if (!found || ![...taken, ...amounts].every((span) => span.start >= found.end || span.end <= found.start))
      return
    if (found.isScaled) amounts.push(found)
    if (found.isScaled || found.isUntold) figured.add(mention.start)
    if (found.isOfAll) for (const other of inClause(sentence, mentions, mention)) figured.add(other.start)
  })
  for (const rest of readRests(sentence, mentions, [...taken, ...claimed, ...amounts], whole)) {
    amounts.push(rest)
    figured.add(rest.mention)
  }
  amounts.push(...readLiquids(sentence, [...taken, ...claimed, ...amounts]))
  const known = [...taken, ...claimed, ...amounts]
  const nameless = readNameless(sentence, mentions, known, amounts, earlier, whole)
  for (const { mention } of nameless) if (mention !== null) figured.add(mention)
  amounts.push(...nameless)
  for (const { start, before, ingredients } of mentions)
    if (HALF_OF_ONE.test(before) && ingredients.some((one) => isSeveral(whole(one)))) figured.add(start)
  for (const [, number = ''] of sentence.matchAll(ALL_OF_THEM))
    for (const { start, ingredients } of mentions)
      if (ingredients.some((one) => isCounted(whole(one)) && isSameNumber(whole(one)?.amount, number)))
        figured.add(start)
  for (const place of besideOtherFigures(sentence, mentions, [...taken, ...claimed, ...amounts], whole))
    figured.add(place)
  const keptAs = [...amounts, ...claimed].filter(
    ({ ingredient }) => ingredient !== null && asWritten.has(ingredient),
  )
  const stays = isRepeated
    ? [{ start: 0, end: sentence.length }]
    : [...keptAs, ...ordinals(mentions, asWritten)].map(({ start }) => clauseAround(sentence, start))
  const isKept = ({ start }: { start: number }) =>
    stays.some((clause) => clause.start <= start && start < clause.end)
  for (const { start } of mentions) if (isKept({ start })) figured.add(start)
  const isLeft = ({ start, ingredient }: SentenceAmount) =>
    !isRepeated && !asWritten.has(ingredient ?? -1) && LEFT_BEFORE.test(sentence.slice(0, start))
  const staying = amounts.filter((amount) => isKept(amount) && !isLeft(amount))
  return {
    kept: isRepeated ? [] : staying.flatMap(({ ingredient }) => ingredient ?? []),
    amounts: amounts
      .filter(
        (amount) =>
          !staying.includes(amount) && !(amount.ingredient === null && hasOther(sentence, amount, amounts)),
      )
      .map(({ text, measure, ingredient, start, end, mention }) => ({
        text,
        measure,
        ingredient,
        start,
        end,
        mention,
      }))
      .sort((a, b) => a.start - b.start),
    figured,
  }
}

function ordinals(mentions: readonly Mention[], asWritten: ReadonlySet<number>): Mention[] {
  return mentions.filter(
    ({ before, ingredients }) => ORDINAL.test(before) && ingredients.some((one) => asWritten.has(one)),
  )
}

/**
 * Whether another measured food is in the clause, `4 litres of water with 40 g salt`: if the list has neither, both
 * stay, or their proportion would change.
 */
function hasOther(sentence: string, { start }: Span, amounts: readonly Span[]): boolean {
  const clause = clauseAround(sentence, start)
  return [...sentence.matchAll(FIGURE)].some(({ 0: text, index, groups }) => {
    const end = index + text.length
    const isHere = index >= clause.start && index < clause.end
    const isMeasured = readUnit(groups?.unit ?? '') !== null && OF_OTHER.test(sentence.slice(end, end + 60))
    return isHere && isMeasured && !amounts.some((span) => span.start < end && index < span.end)
  })
}

/** `half a sliced avocado`, of two. */
const HALF_OF_ONE = /\bhalf\s+an?\s+(?:\p{L}+\s+)?$/iu
/** The amount of a remainder always scales. */
const LEFT_BEFORE = /\bthe\s+(?:last|remaining)\s+$/i

function isSeveral(list: Measure | null): boolean {
  return isCounted(list) && (readAmount(list?.amount ?? '')?.low ?? 0) > 1
}

/** `when all eight are in` */
const ALL_OF_THEM = new RegExp(String.raw`\ball (?:of the )?(${VALUE})`, 'giu')

function isSameNumber(amount = '', number: string): boolean {
  const { low, high } = readAmount(amount) ?? {}
  return low !== undefined && high === null && low === readNumber(number)
}

const EACH_OF = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/⁄-])(?<amount>${NUMBER})[\s-]?(?<unit>${UNIT_WORD})\s+each(?:\s+of)?(?:\s+the)?\s+`,
  'giu',
)

/** Reads amounts for several names: `¼ tsp each of onion powder, garlic powder and dill`. */
function readEachOf(sentence: string, mentions: readonly Mention[]) {
  return [...sentence.matchAll(EACH_OF)].flatMap(({ 0: all, index: start, groups }) => {
    const { amount = '', unit = '' } = groups ?? {}
    const from = start + all.length
    const end = clauseAround(sentence, from).end
    const named = mentions.filter((one) => one.start >= from && one.start < end)
    const [first] = named
    const [ingredient] = first?.ingredients ?? []
    if (!isUnitWord(unit) || first === undefined || ingredient === undefined) return []
    const text = all.slice(0, all.indexOf(unit, amount.length) + unit.length)
    const span = { start, end: start + text.length }
    return [
      {
        amount: { text, measure: { amount, unit }, ingredient, ...span, mention: first.start },
        mentions: named,
      },
    ]
  })
}

/** `swirl the last 50 ml on top`: of the last ingredient measured in that dimension. */
const REST_OF_IT = new RegExp(
  String.raw`\bthe\s+(?:last|remaining|other|final)\s+(?<amount>${VALUE})\s?(?<unit>\p{L}+)(?=\s*(?:[).,;:!?]|$)|\s+(?:over|on|in|into|to|for|with|and|at)\b)`,
  'giu',
)

function readRests(
  sentence: string,
  mentions: readonly Mention[],
  known: readonly Span[],
  whole: (ingredient: number) => Measure | null,
): Found[] {
  return [...sentence.matchAll(REST_OF_IT)].flatMap(({ 0: all, index, groups }) => {
    const measure = { amount: groups?.amount ?? '', unit: groups?.unit ?? '' }
    const text = all.slice(all.lastIndexOf(measure.amount))
    const end = index + all.length
    const start = end - text.length
    const dimension = readUnit(measure.unit)?.dimension
    if (!dimension || known.some((span) => span.start < end && start < span.end)) return []
    const mention = mentions.findLast(
      (one) =>
        one.end <= start &&
        one.ingredients.some(
          (ingredient) => readUnit(whole(ingredient)?.unit ?? '')?.dimension === dimension,
        ),
    )
    const ingredient = mention && meant(mention, measure, whole)
    return mention && ingredient !== undefined
      ? [{ text, measure, ingredient, start, end, mention: mention.start, isScaled: true }]
      : []
  })
}

/** `2 cups of water`, `½ cup of the pasta water`: a liquid that is poured in, in the list or not. */
const LIQUID = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/⁄-])(?<amount>${NUMBER})[\s-]?(?<unit>${UNIT_WORD})(?<other>${OTHER})?(?<between>\s+(?:of\s+)?(?:the\s+)?(?:[\p{L}-]+\s+){0,3}?)(?:water|stock|broth)\b(?!\s+(?:chestnut|biscuit|cube|powder|pot))`,
  'giu',
)

function readLiquids(sentence: string, known: readonly Span[]): SentenceAmount[] {
  return [...sentence.matchAll(LIQUID)].flatMap(({ 0: all, index: start, groups }) => {
    const { amount = '', unit = '', other = '', between = '' } = groups ?? {}
    const text = all.slice(0, all.indexOf(unit, amount.length) + unit.length + other.length)
    const end = start + text.length
    const isKnown = known.some((span) => span.start < end && start < span.end)
    const isPoured = readUnit(unit) !== null && !NOT_BETWEEN.test(between)
    if (isKnown || !isPoured || !isForAll(sentence, start, start + all.length)) return []
    return [{ text, measure: { amount, unit: unit + other }, ingredient: null, start, end, mention: null }]
  })
}

const FIGURE = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/⁄-])(?<amount>${VALUE}|an?|half an?)[\s-]?(?<unit>${UNIT_WORD})(?![\p{L}])`,
  'giu',
)
/** `2 tablespoons of cold water`, `4 tbsp water`: of a food that is not in the list. */
const OF_OTHER =
  /^\s+(?:of\s+)?(?!(?:of|it|them|each|both|in|into|to|and|at|first|more|then|until|over|on|with|for|or|plus|extra|a|an|per|from|so|now|off|out)\b)\p{L}/iu
const VESSEL_BEHIND =
  /^[\s-]*(?:\([^()]*\)\s*)?(?:\p{L}+\s+){0,2}(?:pans?|bowls?|dish(?:es)?|tins?|jars?|jugs?|mou?lds?|bottles?|pots?|ramekins?|casserole|springform|containers?|capacity|glass(?:es)?|moulds?)\b/iu

/**
 * Returns names beside a figure that may not be theirs but could be taken for it: the nearest before it in its clause,
 * and the nearest after it.
 */
function besideOtherFigures(
  sentence: string,
  mentions: readonly Mention[],
  known: readonly Span[],
  whole: (ingredient: number) => Measure | null,
): number[] {
  return [...sentence.matchAll(FIGURE)].flatMap(({ 0: text, index: start, groups }) => {
    const end = start + text.length
    const unit = readUnit(groups?.unit ?? '')
    const behind = sentence.slice(end, end + 60)
    const isKnown = known.some((span) => span.start < end && start < span.end)
    if (unit === null || isKnown || VESSEL_BEHIND.test(behind) || NOT_SCALED_AFTER.test(behind)) return []
    const near = inClause(sentence, mentions, { start, end })
    const next = near.find((one) => one.start >= end)
    const isNext = next && !sentence.slice(end, next.start).includes(',')
    const isOfOther = OF_OTHER.test(behind)
    const beside = [
      isOfOther ? undefined : near.findLast((one) => one.end <= start),
      isNext ? next : undefined,
    ]
    return beside.flatMap((mention) => {
      const dimensions = mention?.ingredients.map((one) => readUnit(whole(one)?.unit ?? '')?.dimension) ?? []
      return mention && dimensions.includes(unit.dimension) ? [mention.start] : []
    })
  })
}
