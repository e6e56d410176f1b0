import { mapNutrients, type Nutrient } from '../content/nutrition.ts'
import type { Likely } from './typical-weights.ts'

// Sums the nutrition of lines. Nothing here needs the tables of foods: the browser sums figures that the server has
// looked up.

/** The total nutrition of one line of a list, with its weight in grams. */
export type LineNutrition =
  | { kind: 'known'; grams: number; holds: Record<Nutrient, Likely> }
  /** For an unknown food or amount; its weight is an estimate. */
  | { kind: 'unknown'; grams: number }
  /** A heading, or not a food. */
  | { kind: 'nothing' }

/** The nutrition of a serving, computed from the list, with its confidence. */
export interface ComputedNutrition {
  per_serving: Record<Nutrient, Likely>
  confidence: 'high' | 'fair' | 'low'
  /** The number of ingredients with a known food and weight. */
  matched: number
  /** The number of ingredients, without headings. */
  of: number
  /** The remaining ones, in the list's words. */
  unmatched: string[]
  /** Which lines the calories come from: fractions of 1, the largest first. */
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

/** Maximum part of the weight that may be unknown: with more, the figures of the rest are not meaningful. */
const UNKNOWN_PART_MAX = 0.1
/** Spread (half of the likely range relative to the value) up to which the figures have high confidence. */
const SURE_SPREAD = 0.1

/**
 * Returns the nutrition of one serving of these lines (NUTR-SURE-1). The likely ranges of the lines are assumed to be
 * independent: they are unlikely to err all in the same direction.
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

/** Returns half of the likely range relative to the value; 0 for a value of 0. */
export function spreadOf({ value, low, high }: Likely): number {
  return value === 0 ? 0 : (high - low) / 2 / value
}

function driversOf(lines: readonly KnownLine[], kcal: number): ComputedNutrition['drivers'] {
  if (kcal === 0) return []
  return lines
    .map(({ index, holds }) => ({
      ingredient: index,
      // Rounded down, so that the shares never exceed the whole.
      share: Math.floor((holds.kcal.value / kcal) * 1000) / 1000,
    }))
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share || a.ingredient - b.ingredient)
}
