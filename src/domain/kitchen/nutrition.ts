import { isIngredientHeading } from '../content/ingredient-line.ts'
import { mapNutrients, type Nutrient } from '../content/nutrition.ts'
import type { Ingredient } from '../content/recipe.ts'
import { splitIngredient } from '../content/split-ingredients.ts'
import { findFoodOfLine } from './foods/find-food.ts'
import { NUTRIENT_TABLE } from './foods/nutrient-table.generated.ts'
import { guessWeight, weighLine } from './line-weight.ts'
import { withHeadings } from './possible-lines.ts'
import { type ComputedNutrition, type LineNutrition, sumNutrition } from './sum-nutrition.ts'
import type { Likely } from './typical-weights.ts'

/**
 * Computes the nutrition of one serving of a recipe as written (NUTR-SURE-1).
 *
 * @param servings at least 1
 */
export function computeNutrition(ingredients: readonly Ingredient[], servings: number): ComputedNutrition {
  return sumNutrition(
    withHeadings(ingredients).map(({ heading, ...line }) => ({
      ingredient: line.ingredient,
      line: lineNutrition(line, heading),
    })),
    servings,
  )
}

/**
 * Returns the nutrition of a line, by the food tables.
 *
 * @param heading the heading above the line: fat for frying is not eaten completely (NUTR-WEIGHT-4)
 */
export function lineNutrition(line: Ingredient, heading = ''): LineNutrition {
  if (isIngredientHeading(line) || OTHERWISE.test(line.ingredient)) return { kind: 'nothing' }
  const [first, ...others] = foodsOfLine(line).map((part) => holdsOf(part, heading))
  if (first?.kind !== 'known') return first ?? { kind: 'nothing' }
  return others.reduce<KnownLine>((sum, other) => (other.kind === 'known' ? plus(sum, other) : sum), first)
}

type KnownLine = Extract<LineNutrition, { kind: 'known' }>

function plus(one: KnownLine, other: KnownLine): KnownLine {
  return {
    kind: 'known',
    grams: one.grams + other.grams,
    holds: mapNutrients((name) => {
      const [a, b] = [one.holds[name], other.holds[name]]
      return { value: a.value + b.value, low: a.low + b.low, high: a.high + b.high }
    }),
  }
}

/** `egg plus 1 yolk`, `caster sugar, plus 1 tbsp for sprinkling` */
const MORE = /,?\s(plus|and|\+)\s+(?=[\d½¼¾⅓⅔])/i
/** `apples, 1 grated`: a part of what the line counts. */
const OF_IT = /,\s(?:.*\bof\s)?[\d½¼¾⅓⅔]/
/** `buttermilk (or milk` */
const IN_BRACKETS = /\([^)]*$/
const EGG_PART = /\b(?:yolk|white)s?\b/i
const OF_EACH = /^each\s+(?:of\s+)?/i

/** Splits a line that counts several foods into one line per food: `2 tbsp` `each of soy sauce and honey`. */
function foodsOfLine(line: Ingredient): Ingredient[] {
  if (OF_EACH.test(line.ingredient)) {
    const listed = line.ingredient.replace(OF_EACH, '').split(/,\s+(?:and\s+)?|\s+and\s+|\s*&\s*/)
    const foods = listed.filter((ingredient) => findFoodOfLine({ unit: '', ingredient }) !== null)
    if (foods.length > 1) return foods.map((ingredient) => ({ ...line, ingredient }))
  }
  const at = MORE.exec(line.ingredient)
  if (at === null) return [line]
  const [ingredient, said] = [
    line.ingredient.slice(0, at.index),
    line.ingredient.slice(at.index + at[0].length),
  ]
  const more = splitIngredient(said)
  const isNamed = findFoodOfLine(more) !== null
  const isOfIt = OF_IT.test(ingredient) || (!isNamed && !EGG_PART.test(said))
  // `red and 1 green pepper`: the name stands behind both.
  const isOne = findFoodOfLine({ ...line, ingredient }) === null
  if (isOne || IN_BRACKETS.test(ingredient) || (at[1]?.toLowerCase() === 'and' && isOfIt)) return [line]
  return [
    { ...line, ingredient },
    isNamed ? more : { ...more, ingredient: `${ingredient}, ${more.ingredient}` },
  ]
}

function holdsOf(written: Ingredient, heading: string): LineNutrition {
  const food = findFoodOfLine(written)?.food ?? null
  // A line that is not a food does not count as missing.
  if (food?.id === 'kitchenware') return { kind: 'nothing' }
  const line = withUse(written, heading)
  const nutrients = food && nutrientsOf(food.id)
  // Water has weight but no nutrients: counting it would give a thin soup more confidence than a thick one.
  const isWater = food?.id === 'water' || food?.id === 'ice'
  const grams = food && nutrients?.kcal != null ? (isWater ? NONE : weighLine(line, food)) : null
  if (!food || !nutrients || !grams) return { kind: 'unknown', grams: guessWeight(line, food) }
  return {
    kind: 'known',
    grams: grams.value,
    holds: mapNutrients((name) => amountIn(grams, nutrients, name)),
  }
}

const NONE: Likely = { value: 0, low: 0, high: 0 }

/** Returns the amount of a nutrient; unmeasured, it is between nothing and all of the nutrient it is a part of. */
function amountIn(grams: Likely, nutrients: Nutrients, name: Nutrient): Likely {
  const per100 = nutrients[name]
  if (per100 === null) return { value: 0, low: 0, high: (grams.high * (nutrients.carbohydrate_g ?? 0)) / 100 }
  const of = (weight: number) => (weight * per100) / 100
  return { value: of(grams.value), low: of(grams.low), high: of(grams.high) }
}

/** Headings that apply to the lines below them, with the words a line would have for it. */
const USES: readonly [RegExp, string][] = [
  [/\bdeep[- ]fry/i, 'for deep-frying'],
  [/(?<!\bstir[- ])\bfry(?:ing)?\b/i, 'for frying'],
  [/\bbrine\b/i, 'for the brine'],
  [/\bmarinade\b/i, 'for the marinade'],
]
const TO_SERVE = /\b(?:serve|serving|garnish|decorate|finish)\b/i

function withUse(line: Ingredient, heading: string): Ingredient {
  const use = USES.find(([names]) => names.test(heading))?.[1]
  const said = use ?? (line.amount === '' && TO_SERVE.test(heading) ? 'to serve' : null)
  return said === null ? line : { ...line, ingredient: `${line.ingredient}, ${said}` }
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
