import { mapNutrients, type Nutrient } from '../content/nutrition.ts'
import type { Likely } from './typical-weights.ts'

// Sums of what lines hold. Nothing here needs the tables of foods: the browser sums what the server has looked up.

/** What one line of a list holds in all, with its weight in grams. */
export type LineNutrition =
  | { kind: 'known'; grams: number; holds: Record<Nutrient, Likely> }
  /** Of a food or an amount that is not known; its weight is a guess. */
  | { kind: 'unknown'; grams: number }
  /** A heading, or no food. */
  | { kind: 'nothing' }

/** What a serving holds, worked out from the list, with how sure that is. */
export interface ComputedNutrition {
  per_serving: Record<Nutrient, Likely>
  confidence: 'high' | 'fair' | 'low'
  /** How many ingredients are of a known food and weight. */
  matched: number
  /** How many ingredients there are; headings are none. */
  of: number
  /** The others, in the list's words. */
  unmatched: string[]
  /** Which lines the calories come from: parts of 1, the largest first. */
  drivers: { ingredient: number; share: number }[]
}

export interface CountedLine {
  /** In the list's words. */
  ingredient: string
  line: LineNutrition
}

interface KnownLine {
  index: number
  grams: number
  holds: Record<Nutrient, Likely>
}

/** Of more than this part of the weight nothing is known: then what is said of the rest says too little. */
const UNKNOWN_PART_MAX = 0.1
/** Half of the likely range as a part of the value, up to which the figures are sure. */
const SURE_SPREAD = 0.1

/**
 * What one serving of these lines holds (NUTR-SURE-1). The likely ranges of the lines are taken to be independent: that
 * all of them err to the same side is not likely.
 *
 * @param servings at least 1
 */
export function sumNutrition(lines: readonly CountedLine[], servings: number): ComputedNutrition {
  const known = lines.flatMap(({ line }, index): KnownLine[] =>
    line.kind === 'known' ? [{ index, grams: line.grams, holds: line.holds }] : [],
  )
  const unknown = lines.flatMap(({ ingredient, line }) =>
    line.kind === 'unknown' ? [{ ingredient, grams: line.grams }] : [],
  )
  const portions = Number.isFinite(servings) && servings > 0 ? servings : 1
  const totals = mapNutrients((name) => sumOf(known, name))
  return {
    per_serving: mapNutrients((name) => perServing(totals[name], portions)),
    confidence: confidenceOf(known, unknown, totals.kcal),
    matched: known.length,
    of: known.length + unknown.length,
    unmatched: unknown.map(({ ingredient }) => ingredient),
    drivers: driversOf(known, totals.kcal.value),
  }
}

function sumOf(lines: readonly KnownLine[], name: Nutrient): Likely {
  let value = 0
  let below = 0
  let above = 0
  for (const { holds } of lines) {
    const part = holds[name]
    value += part.value
    below += (part.value - part.low) ** 2
    above += (part.high - part.value) ** 2
  }
  return { value, low: Math.max(0, value - Math.sqrt(below)), high: value + Math.sqrt(above) }
}

function perServing({ value, low, high }: Likely, servings: number): Likely {
  const round = (sum: number) => Math.round((sum / servings) * 10) / 10
  return { value: round(value), low: round(low), high: round(high) }
}

const weightOf = (lines: readonly { grams: number }[]) => lines.reduce((sum, { grams }) => sum + grams, 0)

function confidenceOf(
  known: readonly KnownLine[],
  unknown: readonly { grams: number }[],
  kcal: Likely,
): ComputedNutrition['confidence'] {
  const missing = weightOf(unknown)
  if (known.length === 0 || missing > (weightOf(known) + missing) * UNKNOWN_PART_MAX) return 'low'
  return unknown.length === 0 && spreadOf(kcal) <= SURE_SPREAD ? 'high' : 'fair'
}

/** Half of the likely range as a part of the value; 0 where there is nothing. */
export function spreadOf({ value, low, high }: Likely): number {
  return value === 0 ? 0 : (high - low) / 2 / value
}

function driversOf(lines: readonly KnownLine[], kcal: number): ComputedNutrition['drivers'] {
  if (kcal === 0) return []
  return lines
    .map(({ index, holds }) => ({
      ingredient: index,
      // Rounded down: parts never add up to more than the whole.
      share: Math.floor((holds.kcal.value / kcal) * 1000) / 1000,
    }))
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share || a.ingredient - b.ingredient)
}
