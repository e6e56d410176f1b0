import { AVOIDABLES, type Avoidable } from '../../content/avoidables.ts'
import type { RecipeDifficulty } from '../../content/recipe.ts'
import { DIETARY_TAGS, RECIPE_DIFFICULTIES } from '../../items/limits.ts'
import { type RecipeFilters, TIME_CHOICES } from './answers.ts'
import { ANSWERS, type FinderIndex, readQuestion } from './finder-index.ts'
import { type Loosening, loosen } from './loosen.ts'

type DietaryTag = (typeof DIETARY_TAGS)[number]

/** One choice, and the number of recipes with it. */
interface Choice<T> {
  value: T
  count: number
}

/** The numbers of recipes left by each answer of the finder (FIND-COUNT-1). */
export interface FinderCounts {
  /** All recipes the public sees. */
  total: number
  /** Those that match the present answers. */
  found: number
  time: Choice<number>[]
  any_time: number
  diet: Choice<DietaryTag>[]
  any_diet: number
  without: Choice<Avoidable>[]
  difficulty: Choice<RecipeDifficulty>[]
  any_difficulty: number
  /** Ingredients of the matching recipes that are not in the fridge yet, by the number of these that use them. */
  fridge: Choice<string>[]
  /** Where nothing matches: the smallest changes that give matches. */
  loosenings: Loosening[]
}

/** Number of ingredients offered. */
const MAX_FRIDGE = 8

/**
 * Counts in one pass the recipes that each answer would leave. A chosen answer counts as it is; a time replaces
 * another; a difficulty is added to the chosen ones.
 *
 * @param filters category normalized for comparison
 */
export function countAnswers(index: FinderIndex, filters: RecipeFilters): FinderCounts {
  const asked = readQuestion(filters)
  const { minutes, diets, difficulties, avoidPlaces, recipes } = index
  const unmet = index.unmetAnswers(asked)
  const found = new Uint32Array(recipes.length)
  let size = 0
  let anyDiet = 0
  // Histograms by value; what each answer leaves are sums of these.
  const ofTime = new Uint32Array(TIME_CHOICES.length + 1)
  const ofDifficulty = new Uint32Array(1 << RECIPE_DIFFICULTIES.length)
  const ofDiets = new Uint32Array(1 << DIETARY_TAGS.length)
  const ofAvoidTable = new Uint32Array(index.avoidTables.length)
  for (let place = 0; place < unmet.length; place++) {
    const answers = unmet[place] ?? 0
    // An answer decides only where all other ones match.
    if (answers === 0 || answers === ANSWERS.time) addOne(ofTime, placeOfTime(minutes[place] ?? 0))
    if (answers === 0 || answers === ANSWERS.difficulty) addOne(ofDifficulty, difficulties[place] ?? 0)
    if (answers === 0 || answers === ANSWERS.diet) anyDiet += 1
    // A line left out for one food may have contained another: a further avoided food can make a recipe match.
    if ((answers & ~ANSWERS.without) === 0) addOne(ofAvoidTable, avoidPlaces[place] ?? 0)
    if (answers !== 0) continue
    found[size++] = place
    addOne(ofDiets, diets[place] ?? 0)
  }
  const chosen = filters.difficulty === undefined ? 0 : asked.difficulty
  const unsolved = AVOIDABLES.map((_, at) => index.unsolvedOf(asked.without | (1 << at)))
  return {
    total: recipes.length,
    found: size,
    time: countChoices(TIME_CHOICES, ofTime, (place, at) => place <= at),
    any_time: sum(ofTime),
    diet: countChoices(DIETARY_TAGS, ofDiets, (bits, at) => (bits & (1 << at)) !== 0),
    any_diet: anyDiet,
    without: countChoices(AVOIDABLES, ofAvoidTable, (table, at) => unsolved[at]?.[table] === 0),
    difficulty: countChoices(
      RECIPE_DIFFICULTIES,
      ofDifficulty,
      (bit, at) => (bit & (chosen | (1 << at))) !== 0,
    ),
    any_difficulty: sum(ofDifficulty),
    fridge: suggestFridge(index, found.subarray(0, size), filters.have ?? [], asked.without),
    loosenings: size === 0 ? loosen(index, filters) : [],
  }
}

/** Returns the index of the first of `TIME_CHOICES` that is long enough; past the end for longer recipes. */
function placeOfTime(minutes: number): number {
  let place = 0
  while (minutes > (TIME_CHOICES[place] ?? Number.POSITIVE_INFINITY)) place += 1
  return place
}

/**
 * Returns the number of recipes that match each choice.
 *
 * @param counts the number of recipes by value
 * @param fits whether a value matches the choice at an index
 */
function countChoices<T>(
  values: readonly T[],
  counts: Uint32Array,
  fits: (kind: number, at: number) => boolean,
): Choice<T>[] {
  const sums = new Uint32Array(values.length)
  for (let kind = 0; kind < counts.length; kind++) {
    const count = counts[kind] ?? 0
    if (count === 0) continue
    for (let at = 0; at < sums.length; at++) if (fits(kind, at)) sums[at] = (sums[at] ?? 0) + count
  }
  return values.map((value, at) => ({ value, count: sums[at] ?? 0 }))
}

function sum(counts: Uint32Array): number {
  return counts.reduce((all, count) => all + count, 0)
}

function addOne(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] ?? 0) + 1
}

/**
 * Returns the foods most used in the matching recipes that are not in the fridge, each under the name most lines use;
 * without those that a swap removes.
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
  const foods = lines.foodsToBuy(lines.nameLines(have), without)
  const uses = new Uint32Array(foods.length)
  const lastUses = new Uint32Array(foods.length)
  const dishes = new Uint32Array(lines.foods)
  const lastDishes = new Int32Array(lines.foods).fill(-1)
  for (let next = 0; next < found.length; next++) {
    const place = found[next] ?? 0
    const end = lineStarts[place + 1] ?? 0
    for (let at = lineStarts[place] ?? 0; at < end; at++) {
      const number = lineNumbers[at] ?? 0
      const food = foods[number] ?? -1
      if (food === -1) continue
      addOne(uses, number)
      lastUses[number] = at
      if (lastDishes[food] === place) continue
      lastDishes[food] = place
      addOne(dishes, food)
    }
  }
  const least = Math.max(1, dishes.toSorted().at(-MAX_FRIDGE) ?? 0)
  const most: Choice<number>[] = []
  dishes.forEach((count, value) => {
    if (count >= least) most.push({ value, count })
  })
  const usual = new Int32Array(lines.foods).fill(-1)
  for (let number = 0; number < foods.length; number++) {
    const food = foods[number] ?? -1
    if (food === -1) continue
    const before = usual[food] ?? -1
    const more = (uses[number] ?? 0) - (uses[before] ?? 0)
    // Of two names used equally often, the one whose last use comes first.
    if (more > 0 || (more === 0 && (lastUses[number] ?? 0) < (lastUses[before] ?? 0))) usual[food] = number
  }
  return most
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_FRIDGE)
    .flatMap(({ value: food, count }) => {
      const name = lines.at(usual[food] ?? -1)?.name
      return name === undefined ? [] : [{ value: name.toLowerCase(), count }]
    })
}
