import { findDurations, type NamedDuration } from '../text/durations.ts'
import { VALUE } from '../text/numbers.ts'
import { type MeasureChoice, showMeasure } from './show-measure.ts'
import { findMentions, type NameIndex } from './step-ingredients.ts'
import { findTemperatures, type NamedTemperature, showTemperature } from './temperatures.ts'
import { type Measurable, type Measure, readUnit } from './units.ts'

/** A piece of a step's sentence; put together, their texts are the sentence. */
export type SentencePart =
  | { kind: 'text'; text: string }
  /** A measure of an ingredient of the list, which follows servings and units. */
  | { kind: 'amount'; text: string; measure: Measure; ingredient: number }
  | { kind: 'temperature'; text: string; temperature: NamedTemperature }
  /** What becomes a timer; it never scales. */
  | { kind: 'duration'; text: string; duration: NamedDuration }

type PlacedPart = SentencePart & { start: number; end: number }

/** `2 tablespoons of the olive oil`, `300 ml hot stock`, `a teaspoon of the honey`, `3 onions`: all before the name. */
const AMOUNT_BEFORE = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/⁄-])(?<amount>(?:${VALUE})(?:\s*(?:[-–—]|\bto\b|\bor\b)\s*(?:${VALUE}))?|an?|half an?)(?:\s?(?<unit>\p{L}+\.?(?:\s?oz)?)(?:\s+of)?(?:\s+(?:the|your|this|that))?)?(?<between>(?:\s+\p{L}+){0,3})\s+$`,
  'iu',
)
/** `two thirds of the walnuts`, `along one side and the berries`, `make four gaps. Lay the fish`: no number of it. */
const NOT_COUNTED = /\.$|^(?:thirds|quarters|halves|fifths)$/i
const NOT_BETWEEN = /\b(?:and|or|then|with|to|in|into|on|onto|over|at|from|for|by|until)\b/i
/** `one egg at a time`, `half the oil`: what is said of the doing, not of the list's amounts. */
const NOT_COUNTED_BEHIND = /^\s+(?:at a time|each\b|by\b|of them)/i
const COUNTED_UNITS =
  /^(?:cloves?|slices?|sprigs?|stalks?|sticks?|handfuls?|pinch(?:es)?|dash(?:es)?|bunch(?:es)?|cans?|tins?|jars?|spoonfuls?|drops?|splash(?:es)?|heads?|leaves|leaf)$/i

/**
 * A step's sentence in parts: which of it are amounts of the list's ingredients, temperatures and durations
 * (product §28.1, §28.2).
 *
 * @param names of the recipe's ingredients (`indexNames`)
 */
export function readSentence(sentence: string, names: NameIndex): SentencePart[] {
  const durations = findDurations(sentence).map(
    (duration): PlacedPart => ({
      kind: 'duration',
      text: duration.text,
      duration,
      start: duration.start,
      end: duration.end,
    }),
  )
  const temperatures = findTemperatures(sentence).map(
    (temperature): PlacedPart => ({
      kind: 'temperature',
      text: temperature.text,
      temperature,
      start: temperature.start,
      end: temperature.end,
    }),
  )
  const taken = [...durations, ...temperatures]
  const amounts = findAmounts(sentence, names).filter(
    ({ start, end }) => !taken.some((part) => part.start < end && start < part.end),
  )
  return fillGaps(
    sentence,
    [...taken, ...amounts].sort((a, b) => a.start - b.start),
  )
}

function findAmounts(sentence: string, names: NameIndex): PlacedPart[] {
  return findMentions(sentence, names).flatMap(
    ({ ingredients: [ingredient], before, start, end }): PlacedPart[] => {
      const match = AMOUNT_BEFORE.exec(before)
      const { amount = '', unit = '', between = '' } = match?.groups ?? {}
      if (!match || ingredient === undefined || NOT_COUNTED_BEHIND.test(sentence.slice(end, end + 12)))
        return []
      const isUnit = readUnit(unit) !== null || COUNTED_UNITS.test(unit)
      if (!isUnit && (NOT_COUNTED.test(unit) || NOT_BETWEEN.test(`${unit}${between}`))) return []
      // `an egg` stays; `a teaspoon of honey` is a measure.
      if (!isUnit && /^(?:an?|half an?)$/i.test(amount)) return []
      const from = start - before.length + match.index
      const text = isUnit
        ? before
            .slice(match.index)
            .slice(0, before.slice(match.index).indexOf(unit, amount.length) + unit.length)
        : amount
      return [
        {
          kind: 'amount',
          text,
          measure: { amount, unit: isUnit ? unit : '' },
          ingredient,
          start: from,
          end: from + text.length,
        },
      ]
    },
  )
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

/**
 * The text of a part for the reader's servings and units.
 *
 * @param foodOf what is known of the ingredient with this index
 */
export function showPart(
  part: SentencePart,
  choice: MeasureChoice,
  foodOf: (ingredient: number) => Measurable | null,
): string {
  if (part.kind === 'temperature') return showTemperature(part.temperature, choice.units)
  if (part.kind !== 'amount') return part.text
  const { amount, unit } = showMeasure(part.measure, choice, foodOf(part.ingredient))
  if (amount === part.measure.amount && unit === part.measure.unit) return part.text
  return unit === '' ? amount : `${amount} ${unit}`
}
