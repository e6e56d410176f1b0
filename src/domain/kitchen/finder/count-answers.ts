import { DIETARY_TAGS, RECIPE_DIFFICULTIES } from '../../content/limits.ts'
import type { RecipeDifficulty } from '../../content/recipe.ts'
import { AVOIDABLES, type Avoidable } from '../foods/food.ts'
import { type RecipeFilters, TIME_CHOICES } from './answers.ts'
import { ANSWERS, type FinderIndex, readQuestion } from './finder-index.ts'
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
export function countAnswers(index: FinderIndex, filters: RecipeFilters): FinderCounts {
  const asked = readQuestion(filters)
  const { minutes, diets, difficulties, avoidPlaces } = index
  const time = TIME_CHOICES.map((value) => ({ value, count: 0 }))
  const difficulty = RECIPE_DIFFICULTIES.map((value, at) => ({ value, count: 0, bit: 1 << at }))
  const counts = { any_time: 0, any_diet: 0, any_difficulty: 0 }
  const found: number[] = []
  const foundOfDiets = new Uint32Array(1 << DIETARY_TAGS.length)
  const foundOfTable = new Uint32Array(index.avoidTables.length)
  index.unmetAnswers(asked).forEach((unmet, place) => {
    // Only where all other answers are met does one answer decide.
    if (unmet === 0 || unmet === ANSWERS.time) {
      counts.any_time += 1
      for (const choice of time) if ((minutes[place] ?? 0) <= choice.value) choice.count += 1
    }
    if (unmet === 0 || unmet === ANSWERS.difficulty) {
      counts.any_difficulty += 1
      const own = difficulties[place] ?? 0
      const isChosen = filters.difficulty !== undefined && (own & asked.difficulty) !== 0
      for (const choice of difficulty) if (isChosen || choice.bit === own) choice.count += 1
    }
    if (unmet === 0 || unmet === ANSWERS.diet) counts.any_diet += 1
    if (unmet !== 0) return
    found.push(place)
    addOne(foundOfDiets, diets[place] ?? 0)
    addOne(foundOfTable, avoidPlaces[place] ?? 0)
  })
  return {
    ...counts,
    total: index.recipes.length,
    found: found.length,
    time,
    diet: DIETARY_TAGS.map((value, at) => ({
      value,
      count: foundOfDiets.reduce((sum, count, bits) => (bits & (1 << at) ? sum + count : sum), 0),
    })),
    without: AVOIDABLES.map((value, at) => {
      const unsolved = index.unsolvedOf(asked.without | (1 << at))
      const count = foundOfTable.reduce((sum, some, table) => (unsolved[table] === 0 ? sum + some : sum), 0)
      return { value, count }
    }),
    difficulty: difficulty.map(({ value, count }) => ({ value, count })),
    fridge: suggestFridge(index, found, filters.have ?? []),
    loosenings: found.length === 0 ? loosen(index, filters) : [],
  }
}

function addOne(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] ?? 0) + 1
}

/** What the recipes found use most beside what is there, each food under the name most lines give it. */
function suggestFridge(
  index: FinderIndex,
  found: readonly number[],
  have: readonly string[],
): Choice<string>[] {
  const { lines, lineNumbers, lineStarts } = index
  const foods = lines.foodsToBuy(lines.nameLines(have))
  const uses = new Uint32Array(foods.length)
  const dishes = new Uint32Array(lines.foods)
  const lastSeen = new Int32Array(lines.foods).fill(-1)
  const usual = new Int32Array(lines.foods).fill(-1)
  for (const place of found) {
    const end = lineStarts[place + 1] ?? 0
    for (let next = lineStarts[place] ?? 0; next < end; next++) {
      const number = lineNumbers[next] ?? 0
      const food = foods[number] ?? -1
      if (food === -1) continue
      addOne(uses, number)
      const before = usual[food] ?? -1
      if (before === -1 || (uses[number] ?? 0) > (uses[before] ?? 0)) usual[food] = number
      if (lastSeen[food] === place) continue
      lastSeen[food] = place
      addOne(dishes, food)
    }
  }
  return Array.from(usual, (number, food) => ({ name: lines.at(number)?.name, count: dishes[food] ?? 0 }))
    .flatMap(({ name, count }) => (name === undefined ? [] : [{ value: name.toLowerCase(), count }]))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_FRIDGE)
}
