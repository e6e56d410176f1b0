import { isIngredientHeading, withoutHeadings } from '../content/ingredient-line.ts'
import type {
  CookableRecipe,
  CookableStep,
  Ingredient,
  Instruction,
  KnownFood,
  Nutrition,
  Recipe,
  RecipeKitchen,
  SentenceMarks,
  Variation,
} from '../content/recipe.ts'
import { findDurations } from '../text/durations.ts'
import { containedIn } from './foods/avoided.ts'
import { findFoodOfLine } from './foods/find-food.ts'
import { type Food, isLiquid, isStaple } from './foods/food.ts'
import { indexNames } from './ingredient-names.ts'
import { removalSpan } from './left-out.ts'
import { computeNutrition } from './nutrition.ts'
import { KEEPS_BEFORE } from './remainders.ts'
import { shareOfMeasure } from './show-measure.ts'
import { type CorrectableStep, findStepIngredients } from './step-ingredients.ts'
import { findPortions } from './step-portions.ts'
import { readSentences, type SentencePart } from './step-sentence.ts'
import { type Measure, readUnit } from './units.ts'

/**
 * Adds the meaning of a recipe's lines and sentences (AMOUNT-USE-1): which ingredients a step uses, which durations,
 * amounts and temperatures it names, and what is known of its foods. The coach's corrections take precedence over what
 * is detected.
 */
export function toCookable<R extends Recipe>(
  recipe: R,
): Omit<R, 'instructions' | 'nutrition'> &
  Pick<CookableRecipe, 'instructions' | 'total_time_minutes' | 'nutrition' | 'kitchen'> {
  const { ingredients, instructions } = recipe
  const kitchen: RecipeKitchen = {
    foods: ingredients.map(knownFood),
    swap_foods: recipe.swaps.map((swap) => swap.with && knownFood(swap.with)),
    steps: markSentences(instructions, ingredients, removable(recipe)),
    variations: recipe.variations.map((variation) => varyKitchen(recipe, variation)),
    corrected: instructions.map((step) => ({
      ingredients: step.ingredients !== undefined,
      timers: step.timers !== undefined,
    })),
  }
  return {
    ...recipe,
    instructions: readSteps(ingredients, instructions),
    total_time_minutes: recipe.prep_time_minutes + recipe.cook_time_minutes,
    nutrition: readNutrition(recipe),
    kitchen,
  }
}

/** Returns what the nutrition card shows of a serving; null for the fixed one (NUTR-CARD-1). */
function readNutrition({ ingredients, servings, nutrition_source, nutrition }: Recipe): Nutrition | null {
  if (nutrition_source === 'computed') return computeNutrition(ingredients, servings)
  if (nutrition_source === 'fixed' || nutrition === null) return null
  const of = withoutHeadings(ingredients).length
  return { ...nutrition, confidence: 'high', matched: of, of, unmatched: [], drivers: [] }
}

/** Returns a recipe as readers get it: instead of figures with low confidence they get the fixed card. */
export function forReaders<R extends Pick<CookableRecipe, 'nutrition' | 'nutrition_source'>>(recipe: R): R {
  return recipe.nutrition?.confidence === 'low'
    ? { ...recipe, nutrition_source: 'fixed', nutrition: null }
    : recipe
}

/** Returns the steps with their ingredients and durations: the coach's, else those detected by rule. */
function readSteps(ingredients: readonly Ingredient[], instructions: readonly Instruction[]): CookableStep[] {
  const found = findStepIngredients(ingredients, instructions)
  return instructions.map((step, index) => ({
    step: step.step,
    instruction: step.instruction,
    ingredients: step.ingredients ?? found[index] ?? [],
    timers: step.timers ?? findDurations(step.instruction),
  }))
}

/** Returns the foods and steps of a variation, its steps read by the list with its replacements and additions. */
function varyKitchen(recipe: Recipe, { changes, steps }: Variation): RecipeKitchen['variations'][number] {
  const { ingredients, instructions } = recipe
  const change_foods = changes.map((change) => change.with && knownFood(change.with))
  if (steps.length === 0) return { change_foods, steps: [] }
  const replaced = ingredients.map(
    (line, index) => changes.find((change) => change.ingredient === index)?.with ?? line,
  )
  const added = changes.flatMap((change) => (change.ingredient === null && change.with ? [change.with] : []))
  const list = [...replaced, ...added]
  const written = new Map(steps.map(({ step, instruction }) => [step, instruction]))
  const varied = instructions.map(({ step, instruction }) => ({
    step,
    instruction: written.get(step) ?? instruction,
  }))
  const marks = markSentences(varied, list, [
    ...removable(recipe),
    ...added.map((_, at) => ingredients.length + at),
  ])
  return {
    change_foods,
    steps: readSteps(list, varied).flatMap((step, index) => {
      const found = marks[index]
      return written.has(step.step) && found ? [{ ...step, ...found }] : []
    }),
  }
}

const NOTHING: KnownFood = {
  id: null,
  aisle: null,
  is_staple: false,
  density: null,
  is_liquid: false,
  contains: [],
  may_contain: [],
}

/** Returns the food of a line; without one in the table, the contents its words give. */
export function knownFood(line: Ingredient): KnownFood {
  if (isIngredientHeading(line)) return NOTHING
  const food = findFoodOfLine(line)?.food ?? null
  const { contains, mayContain } = containedIn(line.ingredient)
  return {
    id: food?.id ?? null,
    aisle: food?.aisle ?? null,
    is_staple: food !== null && isStaple(food),
    density: food && densityOf(line, food),
    is_liquid: food !== null && isLiquid(food),
    ...(food && Object.keys(food.gramsPer).length > 0 && { grams_per: food.gramsPer }),
    contains: [...contains],
    may_contain: [...mayContain],
  }
}

const LONG_PASTA =
  /\b(?:spaghett|linguin|tagliatell|fett?uc|bucatini|pappardell|capellini|angel hair|lasagn|vermicelli)/i

/**
 * Returns the density; null for a food sold by weight that does not fill cups and so is always given by weight: 200 g
 * of spaghetti are not converted to cups.
 */
function densityOf({ unit, ingredient }: Ingredient, food: Food): number | null {
  const isWeighed = readUnit(unit)?.dimension === 'g'
  return isWeighed && (!isScooped(food) || LONG_PASTA.test(ingredient)) ? null : food.gramsPerMl
}

/** Indexes of the lines that a swap or a variation leaves out. */
function removable({ swaps, variations }: Recipe): number[] {
  return [...swaps, ...variations.flatMap(({ changes }) => changes)].flatMap(({ ingredient, with: other }) =>
    other === null && ingredient !== null ? [ingredient] : [],
  )
}

/** Whether the amount after these parts of a sentence is what a step leaves over: `all but 1 tbsp of the cream`. */
function isLeft(sentence: string, parts: readonly SentencePart[]): boolean {
  const before = sentence.slice(
    0,
    parts.reduce((length, { text }) => length + text.length, 0),
  )
  return KEEPS_BEFORE.test(before) || ALL_BUT_BEFORE.test(before)
}

/** In the list, these words are as vague as `a splash of` in a step. */
const IN_HANDS = /\b(?:splash|pinch|handful|squeeze|drizzle|sprinkle|dash|dollop|glug|knob)(?:e?s)?$/i
const ALL_BUT_BEFORE = /\ball but\s+(?:about\s+)?$/i

/**
 * Returns what each sentence names, with its position.
 *
 * @param mayGo indexes of ingredients that may be left out
 */
function markSentences(
  steps: readonly CorrectableStep[],
  ingredients: readonly Ingredient[],
  mayGo: readonly number[],
): SentenceMarks[] {
  const names = indexNames(ingredients)
  const shareOfList = ({ ingredient, measure }: { ingredient: number | null; measure: Measure }) => {
    const whole = ingredient === null ? undefined : ingredients[ingredient]
    return whole ? shareOfMeasure(measure, whole) : null
  }
  const read = readSentences(
    steps.map(({ instruction }) => instruction),
    names,
    (at) => ingredients[at] ?? null,
  )
  const marked = read.map(({ parts }) => {
    const marks: SentenceMarks = { mentions: [], amounts: [], temperatures: [] }
    let start = 0
    for (const part of parts) {
      const end = start + part.text.length
      if (part.kind === 'amount')
        marks.amounts.push({
          start,
          end,
          ingredient: part.ingredient,
          ...part.measure,
          share: shareOfList(part),
        })
      if (part.kind === 'temperature') {
        const { readings, isOven } = part.temperature
        marks.temperatures.push({ start, end, readings, isOven })
      }
      start = end
    }
    return marks
  })
  const figuresOf = (step: number, mention: number) => {
    if (!read[step]?.figured.has(mention)) return null
    const sentence = steps[step]?.instruction ?? ''
    const said = read[step].parts.flatMap((part, at) =>
      part.kind === 'amount' && part.mention === mention
        ? [{ share: shareOfList(part), isLeft: isLeft(sentence, read[step]?.parts.slice(0, at) ?? []) }]
        : [],
    )
    const [taken] = said.filter((one) => !one.isLeft)
    const [left] = said.filter((one) => one.isLeft)
    return {
      share: (taken ?? left)?.share ?? null,
      isLeft: left !== undefined && !taken,
      hasLeft: left !== undefined,
    }
  }
  const portions = findPortions(steps, names, figuresOf)
  return marked.map((marks, index) => {
    const mentions = portions[index] ?? []
    const sentence = steps[index]?.instruction ?? ''
    const kept = [...marks.temperatures, ...findDurations(sentence)]
    return {
      ...marks,
      mentions: mentions.map(({ part, ...placed }) => {
        const isInHands = part === null && IN_HANDS.test(ingredients[placed.ingredient]?.unit ?? '')
        const mention = part === undefined || isInHands ? placed : { ...placed, part }
        if (!mayGo.includes(mention.ingredient)) return mention
        const others = mentions.filter(({ ingredient }) => ingredient !== mention.ingredient)
        return { ...mention, goes: removalSpan(sentence, mention, others, kept) }
      }),
    }
  })
}

const UNSCOOPED = /(?:^|-)(?:noodles|udon|soba|shirataki|tofu|tempeh|bread|cake)$/
/** Weight of one piece, in grams, from which it is cut rather than scooped. */
const HANDFUL = 30

/** Whether cups are filled with a food as bought, without cutting it: flour and berries, not potatoes. */
function isScooped({ id, aisle, gramsPer: { piece, small, head } }: Food): boolean {
  if (aisle === 'meat and fish' || UNSCOOPED.test(id)) return false
  return aisle !== 'produce' || (piece ?? small ?? head ?? 0) < HANDFUL
}
