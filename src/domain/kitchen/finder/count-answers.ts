import { DIETARY_TAGS, RECIPE_DIFFICULTIES } from '../../content/limits.ts'
import type { RecipeDifficulty } from '../../content/recipe.ts'
import { AVOIDABLES, type Avoidable } from '../foods/food.ts'
import { type RecipeFilters, TIME_CHOICES } from './answers.ts'
import { ANSWER_NAMES, type AnswerName, FITS, type FinderRecipe, readQuestion } from './find-recipes.ts'
import type { FridgeLine, FridgeLines } from './fridge-line.ts'
import { type Loosening, loosen } from './loosen.ts'

export type DietaryTag = (typeof DIETARY_TAGS)[number]

/** One thing to press, and how many recipes are there then. */
export interface Choice<T> {
  value: T
  count: number
}

/** What pressing each answer of the finder would leave (product §28.7). */
export interface FinderCounts {
  /** All recipes the public sees. */
  total: number
  /** Those that fit what is answered now. */
  found: number
  time: Choice<number>[]
  any_time: number
  diet: Choice<DietaryTag>[]
  any_diet: number
  without: Choice<Avoidable>[]
  difficulty: Choice<RecipeDifficulty>[]
  any_difficulty: number
  /** Ingredients of the recipes found that are not in the fridge yet, by how many of these use them. */
  fridge: Choice<string>[]
  /** Where nothing fits: the smallest changes after which something does. */
  loosenings: Loosening[]
}

/** So many ingredients are offered. */
const MAX_FRIDGE = 8

/**
 * Counts what every answer would leave, in one pass. What is chosen already counts as it stands; a time takes the place
 * of another; a difficulty joins the others.
 *
 * @param recipes those the public sees
 * @param filters category as names are compared
 */
export function countAnswers(
  recipes: readonly FinderRecipe[],
  lines: FridgeLines,
  filters: RecipeFilters,
): FinderCounts {
  const asked = readQuestion(filters)
  const time = TIME_CHOICES.map((value) => ({ value, count: 0 }))
  const diet = DIETARY_TAGS.map((value) => ({ value, count: 0 }))
  const without = AVOIDABLES.map((value) => ({ value, count: 0 }))
  const difficulty = RECIPE_DIFFICULTIES.map((value) => ({ value, count: 0 }))
  const counts = { found: 0, any_time: 0, any_diet: 0, any_difficulty: 0 }
  const found: FinderRecipe[] = []
  for (const recipe of recipes) {
    let failures = 0
    let only: AnswerName | null = null
    for (const name of ANSWER_NAMES) {
      if (FITS[name](recipe, asked)) continue
      failures += 1
      only = name
      if (failures > 1) break
    }
    // Only where all other answers are met does one answer decide.
    if (failures > 1) continue
    if (only === null || only === 'time') {
      counts.any_time += 1
      for (const choice of time) if (recipe.minutes <= choice.value) choice.count += 1
    }
    if (only === null || only === 'difficulty') {
      counts.any_difficulty += 1
      for (const choice of difficulty)
        if (choice.value === recipe.difficulty || asked.difficulty?.includes(recipe.difficulty))
          choice.count += 1
    }
    if (only === null || only === 'diet') counts.any_diet += 1
    if (only !== null) continue
    found.push(recipe)
    diet.forEach((choice, at) => {
      if (recipe.diets & (1 << at)) choice.count += 1
    })
    without.forEach((choice, at) => {
      if (recipe.avoiding(asked.without | (1 << at)).unsolved === 0) choice.count += 1
    })
  }
  return {
    ...counts,
    total: recipes.length,
    found: found.length,
    time,
    diet,
    without,
    difficulty,
    fridge: suggestFridge(found, lines, filters.have ?? []),
    loosenings: found.length === 0 ? loosen(recipes, filters) : [],
  }
}

/** What the recipes found use most beside what is there, each food under the name most lines give it. */
function suggestFridge(
  recipes: readonly FinderRecipe[],
  lines: FridgeLines,
  have: readonly string[],
): Choice<string>[] {
  const named = lines.nameLines(have)
  const dishes = new Uint32Array(lines.foods)
  const lastSeen = new Uint32Array(lines.foods)
  const uses = new Uint32Array(lines.size)
  const usual: (FridgeLine | undefined)[] = []
  recipes.forEach((recipe, at) => {
    for (const line of recipe.lines) {
      const { food, number } = line
      if (food === null || line.isStaple || named[number]) continue
      const times = (uses[number] ?? 0) + 1
      uses[number] = times
      const before = usual[food]
      if (!before || times > (uses[before.number] ?? 0)) usual[food] = line
      if (lastSeen[food] === at + 1) continue
      lastSeen[food] = at + 1
      dishes[food] = (dishes[food] ?? 0) + 1
    }
  })
  return usual
    .flatMap((line, food) => (line ? [{ value: line.name.toLowerCase(), count: dishes[food] ?? 0 }] : []))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_FRIDGE)
}
