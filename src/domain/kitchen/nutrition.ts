import { isIngredientHeading } from '../content/ingredient-line.ts'
import { mapNutrients, type Nutrient } from '../content/nutrition.ts'
import type { Ingredient } from '../content/recipe.ts'
import { findFoodOfLine } from './foods/find-food.ts'
import { NUTRIENT_TABLE } from './foods/nutrient-table.generated.ts'
import { guessWeight, weighLine } from './line-weight.ts'
import { type ComputedNutrition, type LineNutrition, sumNutrition } from './sum-nutrition.ts'
import type { Likely } from './typical-weights.ts'

/**
 * Computes the nutrition of one serving of a recipe as written (NUTR-SURE-1).
 *
 * @param servings at least 1
 */
export function computeNutrition(ingredients: readonly Ingredient[], servings: number): ComputedNutrition {
  return sumNutrition(
    ingredients.map((line) => ({ ingredient: line.ingredient, line: lineNutrition(line) })),
    servings,
  )
}

/** Returns the nutrition of a line, by the tables of foods. */
export function lineNutrition(line: Ingredient): LineNutrition {
  if (isIngredientHeading(line) || OTHERWISE.test(line.ingredient)) return { kind: 'nothing' }
  const food = findFoodOfLine(line)?.food ?? null
  // A line that is not a food does not count as missing.
  if (food?.id === 'kitchenware') return { kind: 'nothing' }
  const nutrients = food && nutrientsOf(food.id)
  const grams = food && nutrients?.kcal != null ? weighLine(line, food) : null
  if (!food || !nutrients || !grams) return { kind: 'unknown', grams: guessWeight(line, food) }
  // Water has weight but no nutrients: counting it would give a thin soup more confidence than a thick one.
  const isWater = food.id === 'water' || food.id === 'ice'
  return {
    kind: 'known',
    grams: isWater ? 0 : grams.value,
    holds: mapNutrients((name) => amountIn(grams, nutrients, name)),
  }
}

/** Returns the amount of a nutrient; unmeasured, it is between nothing and all of the nutrient it is a part of. */
function amountIn(grams: Likely, nutrients: Nutrients, name: Nutrient): Likely {
  const per100 = nutrients[name]
  if (per100 === null) return { value: 0, low: 0, high: (grams.high * (nutrients.carbohydrate_g ?? 0)) / 100 }
  const of = (weight: number) => (weight * per100) / 100
  return { value: of(grams.value), low: of(grams.low), high: of(grams.high) }
}

/** An alternative to the preceding line: `or 1 stick butter`. */
const OTHERWISE = /^or\b/i

/** The nutrients in 100 g of a food; null where the source has not measured one. */
interface Nutrients {
  /** The food's number in the USDA National Nutrient Database for Standard Reference, release 28. */
  usda: string
  kcal: number | null
  protein_g: number | null
  fat_g: number | null
  carbohydrate_g: number | null
  fiber_g: number | null
  sugars_g: number | null
  sodium_mg: number | null
}

let table: ReadonlyMap<string, Nutrients> | null = null

/** Returns the nutrients of a food of the table by its id; null where the source lacks it. */
export function nutrientsOf(id: string): Nutrients | null {
  table ??= readNutrientTable(NUTRIENT_TABLE)
  return table.get(id) ?? null
}

function readNutrientTable(text: string): Map<string, Nutrients> {
  return new Map(
    text.split('\n').map((line) => {
      const [id = '', usda = '', ...values] = line.split('|')
      const [kcal, protein, fat, carbohydrate, fiber, sugars, sodium] = values.map((value) =>
        value === '' ? null : Number(value),
      )
      const nutrients: Nutrients = {
        usda,
        kcal: kcal ?? null,
        protein_g: protein ?? null,
        fat_g: fat ?? null,
        carbohydrate_g: carbohydrate ?? null,
        fiber_g: fiber ?? null,
        sugars_g: sugars ?? null,
        sodium_mg: sodium ?? null,
      }
      return [id, nutrients]
    }),
  )
}
