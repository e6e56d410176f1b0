import { isIngredientHeading } from '../content/ingredient-line.ts'
import { mapNutrients, type Nutrient } from '../content/nutrition.ts'
import type { Ingredient } from '../content/recipe.ts'
import { findFoodOfLine } from './foods/find-food.ts'
import type { Food } from './foods/food.ts'
import { type Nutrients, nutrientsOf } from './foods/nutrients.ts'
import { guessWeight, weighLine } from './line-weight.ts'
import type { Likely } from './typical-weights.ts'

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

interface KnownLine {
  index: number
  grams: Likely
  nutrients: Nutrients
  countsAsWeight: boolean
}

/** Of more than this part of the weight nothing is known: then what is said of the rest says too little. */
const UNKNOWN_PART_MAX = 0.1
/** Half of the likely range as a part of the value, up to which the figures are sure. */
const SURE_SPREAD = 0.1

/**
 * What one serving of a recipe as it is written holds (NUTR-SURE-1). The likely ranges of the lines are taken to be
 * independent: that all of them err to the same side is not likely.
 *
 * @param servings at least 1
 */
export function computeNutrition(ingredients: readonly Ingredient[], servings: number): ComputedNutrition {
  const known: KnownLine[] = []
  const unmatched: { line: Ingredient; food: Food | null }[] = []
  ingredients.forEach((line, index) => {
    if (isIngredientHeading(line)) return
    const food = findFoodOfLine(line)?.food ?? null
    const read = food && readLine(line, food, index)
    if (read) known.push(read)
    // What is no food is not missing from it.
    else if (food?.id !== 'kitchenware') unmatched.push({ line, food })
  })
  const portions = Number.isFinite(servings) && servings > 0 ? servings : 1
  const totals = mapNutrients((name) => sumOf(known, name))
  return {
    per_serving: mapNutrients((name) => perServing(totals[name], portions)),
    confidence: confidenceOf(known, unmatched, totals.kcal),
    matched: known.length,
    of: known.length + unmatched.length,
    unmatched: unmatched.map(({ line }) => line.ingredient),
    drivers: driversOf(known, totals.kcal.value),
  }
}

function readLine(line: Ingredient, food: Food, index: number): KnownLine | null {
  const nutrients = nutrientsOf(food.id)
  if (nutrients?.kcal == null) return null
  const grams = weighLine(line, food)
  // Water has weight and says nothing: a thin soup would be known better than a thick one.
  return grams && { index, grams, nutrients, countsAsWeight: food.id !== 'water' && food.id !== 'ice' }
}

function sumOf(lines: readonly KnownLine[], name: Nutrient): Likely {
  let value = 0
  let below = 0
  let above = 0
  for (const line of lines) {
    const part = amountIn(line, name)
    value += part.value
    below += (part.value - part.low) ** 2
    above += (part.high - part.value) ** 2
  }
  return { value, low: Math.max(0, value - Math.sqrt(below)), high: value + Math.sqrt(above) }
}

/** What the source has not measured is nothing at least, and at most all of what it is a part of. */
function amountIn({ grams, nutrients }: KnownLine, name: Nutrient): Likely {
  const per100 = nutrients[name]
  if (per100 === null) return { value: 0, low: 0, high: (grams.high * (nutrients.carbohydrate_g ?? 0)) / 100 }
  const of = (weight: number) => (weight * per100) / 100
  return { value: of(grams.value), low: of(grams.low), high: of(grams.high) }
}

function perServing({ value, low, high }: Likely, servings: number): Likely {
  const round = (sum: number) => Math.round((sum / servings) * 10) / 10
  return { value: round(value), low: round(low), high: round(high) }
}

function confidenceOf(
  known: readonly KnownLine[],
  unmatched: readonly { line: Ingredient; food: Food | null }[],
  kcal: Likely,
): ComputedNutrition['confidence'] {
  const weight = known.reduce((sum, line) => sum + (line.countsAsWeight ? line.grams.value : 0), 0)
  const unknown = unmatched.reduce((sum, { line, food }) => sum + guessWeight(line, food), 0)
  if (known.length === 0 || unknown > (weight + unknown) * UNKNOWN_PART_MAX) return 'low'
  return unmatched.length === 0 && spreadOf(kcal) <= SURE_SPREAD ? 'high' : 'fair'
}

/** Half of the likely range as a part of the value; 0 where there is nothing. */
export function spreadOf({ value, low, high }: Likely): number {
  return value === 0 ? 0 : (high - low) / 2 / value
}

function driversOf(lines: readonly KnownLine[], kcal: number): ComputedNutrition['drivers'] {
  if (kcal === 0) return []
  return lines
    .map((line) => ({
      ingredient: line.index,
      // Rounded down: parts never add up to more than the whole.
      share: Math.floor((amountIn(line, 'kcal').value / kcal) * 1000) / 1000,
    }))
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share || a.ingredient - b.ingredient)
}
