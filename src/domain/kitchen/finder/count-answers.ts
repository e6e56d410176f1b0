import { DIETARY_TAGS, RECIPE_DIFFICULTIES } from '../../content/limits.ts'
import type { RecipeDifficulty } from '../../content/recipe.ts'
import { AVOIDABLES, type Avoidable } from '../foods/food.ts'
import { type RecipeFilters, TIME_CHOICES } from './answers.ts'
import { ANSWER_NAMES, FITS, type FinderRecipe, readQuestion } from './find-recipes.ts'
import type { FridgeLine, FridgeLines } from './fridge-line.ts'
import { type Loosening, loosen } from './loosen.ts'

export type DietaryTag = (typeof DIETARY_TAGS)[number]

/** One thing to press, and how many recipes are there then. */
export interface Choice<T> {
  value: T
  count: number
}

/** What pressing each answer of the finder would leave (product §28.6). */
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
    const failed = ANSWER_NAMES.filter((name) => !FITS[name](recipe, asked))
    // Only where all other answers are met does one answer decide.
    const decides = (name: (typeof ANSWER_NAMES)[number]) =>
      failed.length === 0 || (failed.length === 1 && failed[0] === name)
    if (decides('time')) {
      counts.any_time += 1
      for (const choice of time) if (recipe.minutes <= choice.value) choice.count += 1
    }
    if (decides('difficulty')) {
      counts.any_difficulty += 1
      for (const choice of difficulty)
        if (choice.value === recipe.difficulty || asked.difficulty?.includes(recipe.difficulty))
          choice.count += 1
    }
    if (decides('diet')) counts.any_diet += 1
    if (failed.length > 0) continue
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
  const foods = new Map<string, { count: number; names: Map<string, number> }>()
  for (const recipe of recipes) {
    const own = new Map<string, FridgeLine>()
    for (const line of recipe.lines)
      if (line.food !== null && !line.isStaple && !named[line.number]) own.set(line.food, line)
    for (const [id, { name }] of own) {
      const food = foods.get(id) ?? { count: 0, names: new Map<string, number>() }
      food.count += 1
      food.names.set(name.toLowerCase(), (food.names.get(name.toLowerCase()) ?? 0) + 1)
      foods.set(id, food)
    }
  }
  return [...foods.values()]
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_FRIDGE)
    .map(({ count, names }) => ({
      value: [...names].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? '',
      count,
    }))
}
