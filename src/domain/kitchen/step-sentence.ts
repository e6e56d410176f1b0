import { findDurations, type NamedDuration } from '../text/durations.ts'
import { VALUE } from '../text/numbers.ts'
import { isCounted, type SentenceAmount } from './amount-beside-name.ts'
import type { NameIndex } from './ingredient-names.ts'
import { type AmongSteps, findAmounts } from './step-amounts.ts'
import { findMentions, type Mention } from './step-ingredients.ts'
import { findTemperatures, isBareFahrenheit, type NamedTemperature } from './temperatures.ts'
import { type Measure, readUnit } from './units.ts'

/** A part of a step's sentence; concatenated, their texts are the sentence. */
export type SentencePart =
  | { kind: 'text'; text: string }
  /** A measure of an ingredient of the list, or of a liquid that is not in it: follows servings and units. */
  | {
      kind: 'amount'
      text: string
      measure: Measure
      ingredient: number | null
      /** The start of the name it belongs to, in UTF-16 units. */
      mention: number | null
    }
  | { kind: 'temperature'; text: string; temperature: NamedTemperature }
  /** A duration that becomes a timer; it never scales. */
  | { kind: 'duration'; text: string; duration: NamedDuration }

type PlacedPart = SentencePart & { start: number; end: number }

export interface ReadSentence {
  parts: SentencePart[]
  /** Start positions of names with figures beside them: no further amount is shown there. */
  figured: ReadonlySet<number>
  /** Ingredients whose amounts stay as written. */
  kept: readonly number[]
}

/**
 * Splits a step's sentence into parts: amounts of the list's ingredients, temperatures, durations and text
 * (AMOUNT-STEP-1, AMOUNT-TIME-1).
 *
 * @param names of the recipe's ingredients (`indexNames`)
 * @param whole returns the list's own measure of an ingredient
 * @param among the context from the recipe's other steps
 * @param isBareF whether degrees without a scale are °F in this recipe
 */
export function readSentence(
  sentence: string,
  names: NameIndex,
  whole: (ingredient: number) => Measure | null = () => null,
  among?: AmongSteps,
  isBareF = isBareFahrenheit(sentence),
): ReadSentence {
  const durations = findDurations(sentence).map(
    (duration): PlacedPart => ({
      kind: 'duration',
      text: duration.text,
      duration,
      start: duration.start,
      end: duration.end,
    }),
  )
  const temperatures = findTemperatures(sentence, isBareF).map(
    (temperature): PlacedPart => ({
      kind: 'temperature',
      text: temperature.text,
      temperature,
      start: temperature.start,
      end: temperature.end,
    }),
  )
  const taken = [...durations, ...temperatures]
  const { amounts, figured, kept } = findAmounts(sentence, findMentions(sentence, names), taken, whole, among)
  const placed = [...taken, ...amounts.map((amount): PlacedPart => ({ kind: 'amount', ...amount }))]
  return {
    parts: fillGaps(
      sentence,
      placed.sort((one, other) => one.start - other.start),
    ),
    figured,
    kept,
  }
}

function fillGaps(sentence: string, placed: readonly PlacedPart[]): SentencePart[] {
  const parts: SentencePart[] = []
  let at = 0
  for (const { start, end, ...part } of placed) {
    if (start < at) continue
    if (start > at) parts.push({ kind: 'text', text: sentence.slice(at, start) })
    parts.push(part)
    at = end
  }
  if (at < sentence.length) parts.push({ kind: 'text', text: sentence.slice(at) })
  return parts
}

/** `Repeat twice more`: the preceding step is repeated unchanged; not `Repeat with the other half`. */
const REPEATS =
  /^\s*(?:then\s+|now\s+)?repeat\b(?!\s+with\b(?!\s+the\s+(?:other|remaining)\s+(?:two|three|four|five|six|\d+|balls?|pieces?|discs?|rounds?)\b))/i

/** Reads the sentences of a recipe's steps, each in the context of the others. */
export function readSentences(
  sentences: readonly string[],
  names: NameIndex,
  whole: (ingredient: number) => Measure | null,
): ReadSentence[] {
  let asWritten = findAsWritten(sentences, names, whole)
  for (;;) {
    const read = readOnce(sentences, names, whole, asWritten)
    // `Warm 45 ml of the oil with three of the cloves` stays as written because of `the fourth clove`, and so do the
    // other amounts of the oil.
    const kept = new Set([...asWritten, ...read.flatMap((one) => one.kept)])
    if (kept.size === asWritten.size) return read
    asWritten = kept
  }
}

function readOnce(
  sentences: readonly string[],
  names: NameIndex,
  whole: (ingredient: number) => Measure | null,
  asWritten: ReadonlySet<number>,
): ReadSentence[] {
  const earlier: SentenceAmount[] = []
  const isBareF = sentences.some((sentence) => isBareFahrenheit(sentence))
  return sentences.map((sentence, at) => {
    const isRepeated = REPEATS.test(sentences[at + 1] ?? '')
    const read = readSentence(sentence, names, whole, { earlier, asWritten, isRepeated }, isBareF)
    let start = 0
    for (const part of read.parts) {
      if (part.kind === 'amount') earlier.push({ ...part, start, end: start + part.text.length })
      start += part.text.length
    }
    return read
  })
}

const ORDINAL = '(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|twelfth)'
/** `the third clove`, `a third carrot`, `the third tablespoon of flour`; not `a third of the flour`. */
const ORDINAL_BEFORE = new RegExp(
  String.raw`\b(?:the|a|your)\s+${ORDINAL}\s+(?:(?<unit>\p{L}+)\s+of\s+(?:the\s+)?|(?!of\b)\p{L}+\s+)?$`,
  'iu',
)
/** `keep the third whole`, `shred the fourth`. */
const ORDINAL_ALONE = new RegExp(
  String.raw`\bthe\s+${ORDINAL}(?=\s*(?:[.,;:!?)]|$)|\s+(?:whole|lengthways|lengthwise|in|into|for|over|on|and|until|with|\p{L}+ly)\b)`,
  'giu',
)
/** `the last half lime`, `dice the remaining half`. */
const HALF_BEFORE = /\bthe\s+(?:last|remaining|other)\s+half(?:\s+an?)?\s+$/i
const HALF_ALONE =
  /\b(?<amount>\d*\s?½|\d+\.5)[^.;]*[.;,]?[^.;]*\bthe\s+(?:last|remaining|other)\s+half(?=\s*(?:[.,;:!?)]|$))/i

const NUMBER_BEFORE = new RegExp(String.raw`${VALUE}\s+(?:\p{L}+\s+){0,2}$`, 'iu')

/**
 * Returns the ingredients whose pieces a step numbers (`the third banana`) or halves: with other servings it is unclear
 * which piece that is, so all their figures stay as written, and agree (AMOUNT-STEP-5).
 */
function findAsWritten(
  sentences: readonly string[],
  names: NameIndex,
  whole: (ingredient: number) => Measure | null,
): ReadonlySet<number> {
  const kept = new Set<number>()
  for (const sentence of sentences) {
    const mentions = findMentions(sentence, names)
    for (const { before, ingredients } of mentions) {
      const match = ORDINAL_BEFORE.exec(before)
      const unit = match?.groups?.unit
      for (const one of ingredients) {
        const list = whole(one)
        const isPiece = match !== null && (unit === undefined ? isCounted(list) : readUnit(unit) !== null)
        if (isPiece || (HALF_BEFORE.test(before) && isCounted(list))) kept.add(one)
      }
    }
    const pieces = [...sentence.matchAll(ORDINAL_ALONE)].map(({ index }) => index)
    const half = HALF_ALONE.exec(sentence)
    if (half) pieces.push(half.index + half[0].length)
    for (const place of pieces) {
      const one = countedBefore(mentions, place, whole)
      if (one !== undefined) kept.add(one)
    }
  }
  return kept
}

function countedBefore(
  mentions: readonly Mention[],
  place: number,
  whole: (ingredient: number) => Measure | null,
): number | undefined {
  const counted = mentions.filter(
    ({ end, ingredients }) => end <= place && ingredients.some((one) => isCounted(whole(one))),
  )
  const meant = counted.findLast(({ before }) => NUMBER_BEFORE.test(before)) ?? counted.at(-1)
  return meant?.ingredients.find((one) => isCounted(whole(one)))
}
