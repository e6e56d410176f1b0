import { DIETARY_TAGS, RECIPE_DIFFICULTIES } from '../../content/limits.ts'
import type { RecipeDifficulty } from '../../content/recipe.ts'
import { AVOIDABLES, type Avoidable } from '../foods/food.ts'
import { type RecipeFilters, TIME_CHOICES } from './answers.ts'
import { unsolvedIn } from './avoid-solver.ts'
import { ANSWERS, type FinderIndex, type FinderRecipe, readQuestion, unmetAnswers } from './find-recipes.ts'
import type { FridgeLines } from './fridge-line.ts'
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
 * @param filters category as names are compared
 */
export function countAnswers({ recipes, lines }: FinderIndex, filters: RecipeFilters): FinderCounts {
  const asked = readQuestion(filters)
  const time = TIME_CHOICES.map((value) => ({ value, count: 0 }))
  const diet = DIETARY_TAGS.map((value) => ({ value, count: 0 }))
  const without = AVOIDABLES.map((value, at) => ({ value, count: 0, asked: asked.without | (1 << at) }))
  const difficulty = RECIPE_DIFFICULTIES.map((value) => ({ value, count: 0 }))
  const counts = { any_time: 0, any_diet: 0, any_difficulty: 0 }
  const found: FinderRecipe[] = []
  for (const recipe of recipes) {
    const unmet = unmetAnswers(recipe, asked)
    // Only where all other answers are met does one answer decide.
    if (unmet === 0 || unmet === ANSWERS.time) {
      counts.any_time += 1
      for (const choice of time) if (recipe.minutes <= choice.value) choice.count += 1
    }
    if (unmet === 0 || unmet === ANSWERS.difficulty) {
      counts.any_difficulty += 1
      const isChosen = filters.difficulty?.includes(recipe.difficulty)
      for (const choice of difficulty) if (isChosen || choice.value === recipe.difficulty) choice.count += 1
    }
    if (unmet === 0 || unmet === ANSWERS.diet) counts.any_diet += 1
    if (unmet !== 0) continue
    found.push(recipe)
    diet.forEach((choice, at) => {
      if (recipe.diets & (1 << at)) choice.count += 1
    })
    for (const choice of without) if (unsolvedIn(recipe.avoiding, choice.asked) === 0) choice.count += 1
  }
  return {
    ...counts,
    total: recipes.length,
    found: found.length,
    time,
    diet,
    without: without.map(({ value, count }) => ({ value, count })),
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
  const foods = lines.foodsToBuy(lines.nameLines(have))
  const uses = new Uint32Array(foods.length)
  const dishes = new Uint32Array(lines.foods)
  const lastSeen = new Uint32Array(lines.foods)
  const usual = new Int32Array(lines.foods).fill(-1)
  recipes.forEach((recipe, at) => {
    for (const number of recipe.lines) {
      const food = foods[number] ?? -1
      if (food === -1) continue
      const times = (uses[number] ?? 0) + 1
      uses[number] = times
      const before = usual[food] ?? -1
      if (before === -1 || times > (uses[before] ?? 0)) usual[food] = number
      if (lastSeen[food] === at + 1) continue
      lastSeen[food] = at + 1
      dishes[food] = (dishes[food] ?? 0) + 1
    }
  })
  return Array.from(usual, (number, food) => ({ name: lines.at(number)?.name, count: dishes[food] ?? 0 }))
    .flatMap(({ name, count }) => (name === undefined ? [] : [{ value: name.toLowerCase(), count }]))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_FRIDGE)
}
