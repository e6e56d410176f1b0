import { isIngredientHeading } from '../content/ingredient-line.ts'
import type {
  CookableRecipe,
  CookableStep,
  Ingredient,
  Instruction,
  KnownFood,
  Recipe,
  RecipeKitchen,
  SentenceMarks,
  Variation,
} from '../content/recipe.ts'
import { findDurations } from './durations.ts'
import { containedIn } from './foods/avoided.ts'
import { findFoodOfLine } from './foods/find-food.ts'
import { isLiquid } from './foods/food.ts'
import { findStepIngredients, indexNames } from './step-ingredients.ts'
import { findPortions } from './step-portions.ts'
import { readSentence } from './step-sentence.ts'

/**
 * A recipe with what its lines and sentences mean (product §28): which ingredients a step uses, which durations, amounts
 * and temperatures it names, and what is known of its foods. Where the coach corrected a finding, hers counts.
 */
export function toCookable<R extends Recipe>(
  recipe: R,
): Omit<R, 'instructions'> & Pick<CookableRecipe, 'instructions' | 'total_time_minutes' | 'kitchen'> {
  const { ingredients, instructions } = recipe
  const kitchen: RecipeKitchen = {
    foods: ingredients.map(knownFood),
    swap_foods: recipe.swaps.map((swap) => swap.with && knownFood(swap.with)),
    steps: markSentences(instructions, ingredients),
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
    kitchen,
  }
}

/** The steps with their ingredients and durations: the coach's, else those found by rule. */
function readSteps(ingredients: readonly Ingredient[], instructions: readonly Instruction[]): CookableStep[] {
  const found = findStepIngredients(ingredients, instructions)
  return instructions.map((step, index) => ({
    step: step.step,
    instruction: step.instruction,
    ingredients: step.ingredients ?? found[index] ?? [],
    timers: step.timers ?? findDurations(step.instruction),
  }))
}

/** The list with a variation's lines in their places and its own behind it: by it the steps it writes are understood. */
function varyKitchen(
  { ingredients, instructions }: Recipe,
  { changes, steps }: Variation,
): RecipeKitchen['variations'][number] {
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
  const marks = markSentences(varied, list)
  return {
    change_foods: changes.map((change) => change.with && knownFood(change.with)),
    steps: readSteps(list, varied).flatMap((step, index) => {
      const found = marks[index]
      return written.has(step.step) && found ? [{ ...step, ...found }] : []
    }),
  }
}

const NOTHING: KnownFood = { density: null, is_liquid: false, contains: [], may_contain: [] }

/** What the table of foods knows of a line; the words of a line that names no food of the table count as well. */
export function knownFood(line: Ingredient): KnownFood {
  if (isIngredientHeading(line)) return NOTHING
  const food = findFoodOfLine(line)?.food ?? null
  const { contains, mayContain } = containedIn(line.ingredient)
  return {
    density: food?.gramsPerMl ?? null,
    is_liquid: food !== null && isLiquid(food),
    contains: [...contains],
    may_contain: [...mayContain],
  }
}

/** What each sentence names, and where. */
function markSentences(
  steps: readonly { instruction: string }[],
  ingredients: readonly Ingredient[],
): SentenceMarks[] {
  const names = indexNames(ingredients)
  const portions = findPortions(steps, names)
  return steps.map(({ instruction }, index) => {
    const marks: SentenceMarks = { mentions: portions[index] ?? [], amounts: [], temperatures: [] }
    let start = 0
    for (const part of readSentence(instruction, names)) {
      const end = start + part.text.length
      if (part.kind === 'amount')
        marks.amounts.push({ start, end, ingredient: part.ingredient, ...part.measure })
      if (part.kind === 'temperature')
        marks.temperatures.push({ start, end, readings: part.temperature.readings })
      start = end
    }
    return marks
  })
}
