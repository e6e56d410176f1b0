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
  const { minutes, diets, difficulties, avoidPlaces, recipes } = index
  const unmet = index.unmetAnswers(asked)
  const found = new Uint32Array(recipes.length)
  let size = 0
  let anyDiet = 0
  // How many there are of each kind; what each answer leaves are sums of these.
  const ofTime = new Uint32Array(TIME_CHOICES.length + 1)
  const ofDifficulty = new Uint32Array(1 << RECIPE_DIFFICULTIES.length)
  const ofDiets = new Uint32Array(1 << DIETARY_TAGS.length)
  const ofAvoidTable = new Uint32Array(index.avoidTables.length)
  for (let place = 0; place < unmet.length; place++) {
    const answers = unmet[place]
    // Only where all other answers are met does one answer decide.
    if (answers === 0 || answers === ANSWERS.time) addOne(ofTime, placeOfTime(minutes[place] ?? 0))
    if (answers === 0 || answers === ANSWERS.difficulty) addOne(ofDifficulty, difficulties[place] ?? 0)
    if (answers === 0 || answers === ANSWERS.diet) anyDiet += 1
    if (answers !== 0) continue
    found[size++] = place
    addOne(ofDiets, diets[place] ?? 0)
    addOne(ofAvoidTable, avoidPlaces[place] ?? 0)
  }
  const chosen = filters.difficulty === undefined ? 0 : asked.difficulty
  return {
    total: recipes.length,
    found: size,
    time: TIME_CHOICES.map((value, at) => ({ value, count: sumWhere(ofTime, (place) => place <= at) })),
    any_time: sumWhere(ofTime, () => true),
    diet: DIETARY_TAGS.map((value, at) => ({
      value,
      count: sumWhere(ofDiets, (bits) => (bits & (1 << at)) !== 0),
    })),
    any_diet: anyDiet,
    without: AVOIDABLES.map((value, at) => {
      const unsolved = index.unsolvedOf(asked.without | (1 << at))
      return { value, count: sumWhere(ofAvoidTable, (table) => unsolved[table] === 0) }
    }),
    difficulty: RECIPE_DIFFICULTIES.map((value, at) => ({
      value,
      count: sumWhere(ofDifficulty, (bit) => (bit & (chosen | (1 << at))) !== 0),
    })),
    any_difficulty: sumWhere(ofDifficulty, () => true),
    fridge: suggestFridge(index, found.subarray(0, size), filters.have ?? [], asked.without),
    loosenings: size === 0 ? loosen(index, filters) : [],
  }
}

/** The place of the first of `TIME_CHOICES` that is long enough; beyond its end for what takes longer. */
function placeOfTime(minutes: number): number {
  let place = 0
  while (minutes > (TIME_CHOICES[place] ?? Number.POSITIVE_INFINITY)) place += 1
  return place
}

function sumWhere(counts: Uint32Array, isCounted: (at: number) => boolean): number {
  let sum = 0
  for (let at = 0; at < counts.length; at++) {
    const count = counts[at] ?? 0
    if (count > 0 && isCounted(at)) sum += count
  }
  return sum
}

function addOne(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] ?? 0) + 1
}

/**
 * What the recipes found use most beside what is there, each food under the name most lines give it; nothing that a swap
 * takes out.
 *
 * @param without as bits of `AVOIDABLES`
 */
function suggestFridge(
  index: FinderIndex,
  found: Uint32Array,
  have: readonly string[],
  without: number,
): Choice<string>[] {
  const { lines, lineNumbers, lineStarts } = index
  const foods = lines.foodsToBuy(lines.nameLines(have))
  const uses = new Uint32Array(foods.length)
  const dishes = new Uint32Array(lines.foods)
  const lastSeen = new Int32Array(lines.foods).fill(-1)
  const usual = new Int32Array(lines.foods).fill(-1)
  const mostUses = new Uint32Array(lines.foods)
  for (let at = 0; at < found.length; at++) {
    const end = lineStarts[(found[at] ?? 0) + 1] ?? 0
    for (let next = lineStarts[found[at] ?? 0] ?? 0; next < end; next++) {
      const number = lineNumbers[next] ?? 0
      const food = foods[number] ?? -1
      if (food === -1 || ((lines.at(number)?.contains ?? 0) & without) !== 0) continue
      const times = (uses[number] ?? 0) + 1
      uses[number] = times
      if (times > (mostUses[food] ?? 0)) {
        mostUses[food] = times
        usual[food] = number
      }
      if (lastSeen[food] === at) continue
      lastSeen[food] = at
      addOne(dishes, food)
    }
  }
  return Array.from(usual, (number, food) => ({ name: lines.at(number)?.name, count: dishes[food] ?? 0 }))
    .flatMap(({ name, count }) => (name === undefined ? [] : [{ value: name.toLowerCase(), count }]))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_FRIDGE)
}
