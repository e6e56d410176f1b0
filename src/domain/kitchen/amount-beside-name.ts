import { ARTICLE, VALUE } from '../text/numbers.ts'
import { readAmount, shareOfMeasure } from './show-measure.ts'
import type { Mention } from './step-ingredients.ts'
import { type Measure, readUnit } from './units.ts'

/** A measure that a sentence gives for an ingredient of the list, before or after its name. */
export interface SentenceAmount {
  text: string
  measure: Measure
  /** Null for a liquid that the list does not name: `2 cups of water`. */
  ingredient: number | null
  /** Its range, in UTF-16 units. */
  start: number
  end: number
  /** The start of the name it belongs to; null where the list has none. */
  mention: number | null
}

export interface Span {
  start: number
  end: number
}

export const NUMBER = String.raw`(?:${VALUE})(?:\s*(?:[-–—]|\bto\b|\bor\b)\s*(?:${VALUE}))?|(?:${ARTICLE})(?=\s)`
export const UNIT_WORD = String.raw`\p{L}+\.?(?:\s?oz\b)?`
/** `(240 ml)`, `/ 8 oz`: the same in other units. */
export const OTHER = String.raw`\s*\((?:about\s)?(?:${VALUE})\s?\p{L}+\.?\)|\s*/\s*(?:${VALUE})\s?\p{L}+\.?`
/** `2 tablespoons of the olive oil`, `2 cups (480 ml) milk`, `3 onions`: everything before the name. */
const BEFORE = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/⁄-])(?<amount>${NUMBER})(?:[\s-]?(?<unit>${UNIT_WORD})(?<other>${OTHER})?(?<of>\s+of)?(?:\s+(?:the|your|this|that))?)?(?<between>(?:\s+\p{L}[\p{L}-]*){0,3})\s+$`,
  'iu',
)
/** `1 cup plus `: the first part of a sum, before the measure that precedes the name. */
const SUM_BEFORE = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/⁄-])(?<amount>${VALUE}|${ARTICLE})\s?(?<unit>${UNIT_WORD})\s+(?<joint>plus|\+|and|&)\s+$`,
  'iu',
)
/** `two thirds of the walnuts`, `make four gaps. Lay the fish`: not a count of the ingredient. */
const NOT_COUNTED =
  /\.$|^(?:thirds|quarters|halves|fifths|times|batches|layers|rounds|portions|parts|equal|part|cm|mm|inch|inches|centimetres?|centimeters?)$/i
export const NOT_BETWEEN =
  /\b(?:and|or|if|when|while|is|are|then|with|to|in|into|on|onto|over|at|from|for|by|until|per|each|every)\b/i
const OF = /\bof\b/i
/** `see note 3`, `gas mark 4`: an ordinal. */
const NUMBERED = /\b(?:notes?|steps?|figures?|fig\.|illustrations?|pages?|tips?|mark|gas|speed|level)\s*$/i
/** `half the oil`, `⅔ of the flour`: a fraction, whatever the amount. */
const SHARE = /^(?:[½⅓¼¾⅔⅛⅕]|[1-9]\s?[/⁄]\s?[2-9]|half an?|a half|a quarter)$/
const ONE_OF_EACH = String.raw`(?:at a time|apiece|each|by (?:one|\p{L}+ful)|per (?:\p{L}+|[\d½¼¾⅓⅔])|(?:for|on|in|into|to|onto|over|between|with) (?:each|every)|(?<!\b(?:in|into|on|onto|over|to|from|with|for|of|off|under|inside)\s)an? (?:person|head|plate|bowl|serving|portion|piece|slice|glass|taco|pancake|tortilla|roll|bun|wrap|egg|side|jar|muffin|skewer|toast|fillet|burger|pizza|mug|cookie|biscuit))(?![\p{L}])`
const FOR_EACH = String.raw`(?:(?:for|on|in|into|to|onto|over|between) (?:each|every)|per (?:\p{L}+|[\d½¼¾⅓⅔]))(?![\p{L}])`
/** `100 g lentils and a fifth of the rice per box`: applies to each of several listed things. */
const LIST_FOR_EACH = String.raw`(?:\s+[\p{L}-]+){0,4}?(?:,?\s+(?:and|with)|,|\s*&)\s+(?:(?:about|another)\s+)?(?:${VALUE}|${ARTICLE}|some)(?:(?!\sand\s(?!${VALUE}|${ARTICLE}|some\b))[^.;:!?,]){0,40}?\s${FOR_EACH}(?! side)`
/** `one egg at a time`, `two tortillas on each plate`: describes one action or one portion, and does not scale. */
const NOT_SCALED_BEHIND = new RegExp(
  String.raw`^(?:(?:\s+[\p{L}-]+){0,4}?\s+${ONE_OF_EACH}|${LIST_FOR_EACH}|\s+(?:half|halves|quarters?|wedges?|slices?|of them)\b)`,
  'iu',
)
const MAX_BEHIND = 100
const MAX_BEFORE = 160
/** Except `beating well after each, with 1 tbsp of the flour`. */
const NOT_SCALED_BEFORE = /\b(?:each(?!(?<=\bafter each),)|every|per|everyone|everybody)\b[^.;:!?]{0,80}$/i
const NOT_SCALED_SENTENCE = /^\s*(?:for|in|into|on|onto|to|over|between) (?:each|every)\b/i

/** `2 parts water to 1 of rice` */
const RATIO_BEFORE = /\bparts?\b[^.;:!?]{0,40}\bto\s+$/i
/** `into each cookie, and sprinkle with the remaining ¼ cup`: the remainder is of the whole amount. */
const REMAINDER_BEFORE = /\bthe\s+(?:last|remaining|other|final)\s+$/i

/** `Repeat the layers`, `repeat 3 more times`, `Roll one ball out`: the step's amounts are for one repetition. */
const REPEATED =
  /\brepeat(?:ing|ed)?\b[^.;!?]*\b(?:times|layers?|layering)\b|\brepeat (?:this )?(?:once|twice)\b|\b(?:roll|shape|stretch|flatten|take|lay|place)(?: out)? (?:one|a) (?:ball|piece|portion|disc|round)\b|[,;]\s*(?:then |and )?repeat\s*[.!]?$/i

const COUNTED_UNITS =
  /^(?:cloves?|slices?|sprigs?|stalks?|sticks?|handfuls?|pinch(?:es)?|dash(?:es)?|bunch(?:es)?|cans?|tins?|jars?|spoonfuls?|drops?|splash(?:es)?|heads?|leaves|leaf|sheets?|rashers?|fillets?|cubes?|squares?|balls?|scoops?|knobs?|packs?|packets?|sachets?|glass(?:es)?|mugs?|bottles?|bags?|bars?|blocks?)$/i

/** `a splash of water`: an unspecified amount, for any number of servings. */
const UNCOUNTED_HAND = /^(?:splash|drop|drizzle|spoonful)$/i

export function isUnitWord(unit: string): boolean {
  return readUnit(unit) !== null || COUNTED_UNITS.test(unit)
}

export type Found = SentenceAmount & { ingredient: number; mention: number; isScaled: boolean }

/** Returns which of several lines with one name an amount belongs to, in whole or in part. */
export function meant(
  { ingredients }: Mention,
  measure: Measure,
  whole: (ingredient: number) => Measure | null,
) {
  const shares = ingredients.map((ingredient) => {
    const measured = whole(ingredient)
    return { ingredient, share: (measured && shareOfMeasure(measure, measured)) ?? 0 }
  })
  return shares.toSorted((a, b) => b.share - a.share)[0]?.ingredient
}

export function readBefore(
  sentence: string,
  mention: Mention,
  whole: (ingredient: number) => Measure | null,
): Found | null {
  const { before, start, end } = mention
  const match = BEFORE.exec(before)
  if (match && NUMBERED.test(before.slice(0, match.index))) return null
  const { amount = '', unit = '', other = '', of, between = '' } = match?.groups ?? {}
  if (!match) return null
  const isUnit = isUnitWord(unit)
  const said = isUnit || unit === 'of' ? between : unit + between
  // `Make 4 wells and crack an egg into each`: another number may be nearer.
  if (NOT_BETWEEN.test(said))
    return readBefore(sentence, { ...mention, before: before.slice(match.index + amount.length) }, whole)
  if (!isUnit && (NOT_COUNTED.test(unit) || (unit === 'of' && SHARE.test(amount)))) return null
  // `2 additions of`, `a 2 cm piece of`: an unknown amount.
  const isPart = unit === 'of' && (readAmount(amount)?.low ?? 1) < 1
  const isUnknown = isPart || OF.test(said) || (of !== undefined && !isUnit)
  const from = start - before.length + match.index
  const typed = before.slice(match.index)
  const text = isUnit
    ? typed.slice(0, typed.indexOf(unit, amount.length) + unit.length + other.length)
    : amount
  const measure = { amount, unit: isUnit ? unit + other : '' }
  const sum = isUnit ? SUM_BEFORE.exec(sentence.slice(Math.max(0, from - 40), from)) : null
  const { amount: first = '', unit: firstUnit = '', joint = '' } = sum?.groups ?? {}
  const summed =
    sum && readUnit(firstUnit) && readUnit(unit)
      ? { amount: first, unit: `${firstUnit} ${joint} ${amount} ${unit}`, length: sum[0].length }
      : null
  const begin = from - (summed?.length ?? 0)
  const ingredient = meant(mention, measure, whole)
  if (ingredient === undefined) return null
  const isOne = isOneOfSeveral(measure, whole(ingredient)) && isTakenInTurn(sentence, from)
  const isScaled = !isUnknown && !isOne && isForAll(sentence, begin, end)
  const isArticle = new RegExp(`^(?:${ARTICLE})$`, 'i').test(amount)
  // `an egg` and `a splash` are left as they are; `a teaspoon of honey` is a measure.
  if (isArticle && (isScaled || isUnknown) && (!isUnit || UNCOUNTED_HAND.test(unit))) return null
  return {
    text: sentence.slice(begin, from) + text,
    measure: summed ? { amount: summed.amount, unit: summed.unit } : measure,
    ingredient,
    start: begin,
    end: from + text.length,
    mention: start,
    isScaled,
  }
}

/** Whether an amount in a range of a sentence is for the whole rather than for each portion or layer. */
export function isForAll(sentence: string, start: number, end: number): boolean {
  const clause =
    sentence
      .slice(0, start)
      .split(/[.;!?]\s/)
      .at(-1) ?? ''
  if (REPEATED.test(sentence) || NOT_SCALED_BEHIND.test(sentence.slice(end, end + MAX_BEHIND))) return false
  if (RATIO_BEFORE.test(clause)) return false
  return (
    REMAINDER_BEFORE.test(clause) ||
    (!NOT_SCALED_BEFORE.test(clause.slice(-100)) && !NOT_SCALED_SENTENCE.test(clause))
  )
}

const IN_TURN_VERB =
  '(?:place|put|lay|take|dip|drop|slide|slip|lower|roll|unroll|fold|fill|wrap|flip|turn|transfer|warm|heat|coat|dredge|stuff|top|spread|brush|butter|hold|moisten|wet|soak|flatten|stretch|shape|sit|stand|thread|open|press|peel|lift|cover|start with|work(?:ing)? with)'
/** Actions on pieces one by one: `Place one tortilla in the pan`, `spoon the tuna into one leaf`. */
const IN_TURN_BEFORE = new RegExp(
  [
    String.raw`\b${IN_TURN_VERB}(?: (?:down|out|up|off|in))?\s+$`,
    String.raw`\b(?:cover|line|wrap|sandwich|top)(?: [\p{L}'’-]+){0,4} with\s+$`,
    String.raw`\b(?:spread|spoon|scatter|dollop)(?: [\p{L}'’-]+)+ over\s+$`,
    String.raw`\b(?:on|onto|into|off|cent(?:re|er) of|middle of|edges? of)\s+$`,
    String.raw`\b${IN_TURN_VERB}(?: (?:down|out|up|off|in))?\s+(?:one|1)\b`,
  ].join('|'),
  'iu',
)
const NEXT_BEHIND = new RegExp(
  String.raw`^[^.;!?]*\b(?:another|a second|the (?:other|next|second)|(?:tip|(?!put|brush|spread)${IN_TURN_VERB}) it|to (?:check|see|test))\b|\brepeat\b`,
  'i',
)
/** `Check that one sausage is cooked`, `pierce one potato`. */
const TESTED_BEFORE = /\b(?:check|test|taste|pierce)\b[^.;!?]*$/i

function isTakenInTurn(sentence: string, start: number): boolean {
  const before = sentence.slice(Math.max(0, start - MAX_BEFORE), start)
  return IN_TURN_BEFORE.test(before) || TESTED_BEFORE.test(before) || NEXT_BEHIND.test(sentence.slice(start))
}

/** `1 stick of the butter` is an amount, whereas `one slice of the bread` is a piece. */
const AMOUNT_UNITS = /^(?:cans?|tins?|sticks?|packs?|packets?)$/i

/** `one tortilla`, of eight. */
function isOneOfSeveral({ amount, unit }: Measure, list: Measure | null): boolean {
  return (
    /^(?:1|one)$/i.test(amount) &&
    readUnit(unit) === null &&
    !AMOUNT_UNITS.test(unit) &&
    isCounted(list) &&
    (readAmount(list?.amount ?? '')?.low ?? 0) > 1
  )
}

/** The text allowed between a name and the amount after it: `the sugar in, about`, `the milk, warmed (`. */
const BETWEEN_BEHIND = String.raw`(?:,?\s+(?:in|on|over|up|down|out|off|now|first|together|back|again|through|too|slowly|well|mixture|fat|juice|zest|powder|paste|sauce|to taste|by \d+\s?cm|an? \p{L}+ at a time|one (?:at a time|by one)|bit by bit|(?!roughly|approximately|nearly|exactly|only)\p{L}+ly|\p{L}+ed)){0,3}`
const SAID_BEFORE = String.raw`(?:(?:about|around|roughly|approximately|approx\.?|ca\.?|some|say|all|only|just|at least|up to|you want|you need|you['’]ll need|use|using|the first|another|a further|i\.?e\.?)\s+)*`
const BEHIND = new RegExp(
  String.raw`^(?<gap>${BETWEEN_BEHIND})(?<open>\s*\(|,\s+|:\s+|\s+[-–—]\s+|\s+)${SAID_BEFORE}(?<amount>${NUMBER})(?:[\s-]?(?<unit>(?!(?:at|of|each|first|to|in|and|then)\b)\p{L}+(?:\soz\b)?(?:\.(?=\s))?)(?<other>${OTHER})?(?<more>\s+(?:plus|\+)\s+(?:${VALUE})\s?(?:tbsp|tsp|tablespoons?|teaspoons?|g|ml|oz)\b)?)?`,
  'iu',
)
/** The end of an amount that belongs to the name before it rather than to one that follows. */
const ENDS =
  /^(?:\s*(?:[).,;:!?]|$|[-–—]\s)|\s+(?:of (?:it|them)\b|first\b|at first\b|at the start\b|to (?:start|begin)\b|initially\b|for now\b|in (?:all|total)\b|altogether\b|(?:and|then|with|until|over|on|into|in|to|from|so|or so|now|at)\b))/iu
const OF_EACH = /^\s+(?:of )?(?:each|both)\b(?=\s*(?:[,.;:!?)]|and\b|$))/i
export const NOT_SCALED_AFTER = new RegExp(String.raw`^\)?\s*(?:${ONE_OF_EACH})`, 'iu')
const EACH = /^\s*(?:each|apiece)\b/i
/** `500 g and 10 g`: for several names in their order. */
const IN_ORDER = new RegExp(
  String.raw`^\s*(?:,|and)\s+(?:${VALUE})\s?(?:k?g|ml|l|tbsp|tsp|cups?)\b(?=\s*(?:[,.;:!?)]|and\b|$))`,
  'iu',
)
const COUNTED_BEHIND = /^\s*(?:\)|(?:of them|first|at first|to start|to begin)\b)/i
/** An amount greater than the list's is not a part of it. */
const SLACK = 1.02

/** Returns the ingredient an amount belongs to: in `Salt the beans (1½ tsp)` the salt, not the beans. */
function belongsTo(
  sentence: string,
  mention: Mention,
  mentions: readonly Mention[],
  measure: Measure,
  whole: (ingredient: number) => Measure | null,
): Mention {
  const before = inClause(sentence, mentions, mention).findLast(({ end }) => end <= mention.start)
  const dimension = readUnit(measure.unit)?.dimension
  const fits = ({ ingredients }: Mention) =>
    ingredients.some((one) => readUnit(whole(one)?.unit ?? '')?.dimension === dimension)
  return before?.isAside && !fits(mention) && fits(before) ? before : mention
}

export function readBehind(
  sentence: string,
  mention: Mention,
  mentions: readonly Mention[],
  limit: number,
  whole: (ingredient: number) => Measure | null,
): (Found & { isUntold: boolean; isOfAll: boolean }) | null {
  const rest = sentence.slice(mention.end, limit)
  const match = BEHIND.exec(rest)
  const { gap = '', open = '', amount = '', unit: said = '', other = '', more = '' } = match?.groups ?? {}
  if (!match) return null
  // A full stop before a new sentence does not belong to the unit.
  const isStop = other + more === '' && said.endsWith('.') && !/^\s+\p{Ll}/u.test(rest.slice(match[0].length))
  const unit = isStop ? said.slice(0, -1) : said
  const isUnit = isUnitWord(unit)
  const isDirect = /^\s+$/.test(open)
  if (isDirect && (gap !== '' || !isUnit || readUnit(unit) === null)) return null
  if (/^(?:an?|half an?)$/i.test(amount) && !isUnit) return null
  const length =
    match[0].length -
    (isUnit ? (isStop ? 1 : 0) : match[0].length - match[0].lastIndexOf(amount) - amount.length)
  const behind = sentence.slice(mention.end + length)
  const measure = { amount, unit: isUnit ? unit + other + more : '' }
  const ingredient = meant(belongsTo(sentence, mention, mentions, measure, whole), measure, whole)
  const list = ingredient === undefined ? null : whole(ingredient)
  if (ingredient === undefined || (!isUnit && !(isCounted(list) && COUNTED_BEHIND.test(behind)))) return null
  const isOfAll =
    OF_EACH.test(behind) && (!/^\s+each\b/i.test(behind) || isOneOfTwo(sentence, mention, mentions))
  const isOfEach = NOT_SCALED_BEFORE.test(sentence.slice(Math.max(0, mention.start - 100), mention.start))
  const start = mention.end + match[0].lastIndexOf(amount, length)
  const end = mention.end + length
  const found = { text: sentence.slice(start, end), measure, ingredient, start, end, mention: mention.start }
  if (!isOfAll && (isOfEach || NOT_SCALED_AFTER.test(behind))) {
    // `the flour (125 g each)`: the total amount beside it would contradict it.
    const isInBrackets = gap === '' && open.includes('(') && !isCounted(measure)
    return isInBrackets && EACH.test(behind)
      ? { ...found, isScaled: false, isUntold: true, isOfAll: false }
      : null
  }
  if (!isOfAll && !ENDS.test(behind)) return null
  const isUntold = IN_ORDER.test(behind) || isMore(measure, list)
  return { ...found, isScaled: !isUntold, isUntold, isOfAll: isOfAll || isUntold }
}

/**
 * Whether an amount is for two names: `fish sauce and sugar, 1 teaspoon each`; not `the stock a ladle at a time, 150 ml
 * each`, which is every ladle.
 */
function isOneOfTwo(sentence: string, mention: Mention, mentions: readonly Mention[]): boolean {
  const before = mentions.findLast(({ end }) => end <= mention.start)
  return (
    before !== undefined &&
    /^(?:\s+and(?:\s+the)?\s+|\s*&\s*)$/i.test(sentence.slice(before.end, mention.start))
  )
}

export const isCounted = (measure: Measure | null) => measure !== null && readUnit(measure.unit) === null

/** Whether a measure is more than the whole; false where the two cannot be compared. */
function isMore(part: Measure, whole: Measure | null): boolean {
  const share = whole && shareOfMeasure(whole, part)
  return share !== null && share > 0 && 1 / share > SLACK
}

const CLAUSE_END = /(?<!\b(?:tsps?|tbsps?|oz|lbs?|approx|mins?|ca))[.;!?](?=\s|$)/gi

export function clauseAround(sentence: string, place: number): Span {
  let start = 0
  for (const match of sentence.matchAll(CLAUSE_END)) {
    if (match.index >= place) return { start, end: match.index }
    start = match.index + 1
  }
  return { start, end: sentence.length }
}

export function inClause(
  sentence: string,
  mentions: readonly Mention[],
  { start }: Span,
): readonly Mention[] {
  const clause = clauseAround(sentence, start)
  return mentions.filter((mention) => mention.start >= clause.start && mention.start < clause.end)
}
