import { VALUE } from '../text/numbers.ts'
import { isCounted } from './amount-beside-name.ts'
import type { NameIndex } from './ingredient-names.ts'
import { findMentions, type Mention } from './step-ingredients.ts'
import { type Measure, readUnit } from './units.ts'

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
 * Ingredients of which some step numbers the pieces (`the third banana`) or halves one: with other servings it is open
 * which that is, so that all their figures stay as they are written, and agree (AMOUNT-STEP-5).
 */
export function findAsWritten(
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
