import { AVOIDABLES } from '../../content/avoidables.ts'
import type { RecipeDifficulty } from '../../content/recipe.ts'
import { DIETARY_TAGS, RECIPE_DIFFICULTIES } from '../../items/limits.ts'
import type { RecipeFilters } from './answers.ts'
import { type AvoidTable, type DoubtfulLines, toBits, unsolvedIn } from './avoid-solver.ts'
import type { FridgeLines } from './fridge-line.ts'

/** The finder's data on one recipe. */
export interface FinderRecipe {
  id: number
  published_at: string
  featured: boolean
  /** Normalized for comparison; null without one. */
  category: string | null
  /** Its dietary tags, normalized for comparison. */
  tags: readonly string[]
  /** The diets it fits, as bits of `DIETARY_TAGS`. */
  diets: number
  /** Preparation and cooking time together. */
  minutes: number
  difficulty: RecipeDifficulty
  rating_average: number
  rating_count: number
  /** The line numbers of its ingredients, without headings. */
  lines: readonly number[]
  avoiding: AvoidTable
  /** Indexes of the lines for which no food was found. */
  unknown: readonly number[]
  /** Lines for which a swap puts in an unknown food. */
  doubtful: DoubtfulLines
}

/** The filters in the form compared with recipes, computed only once per query. */
export interface Question {
  category: string | undefined
  time: number
  /** Bits of `DIETARY_TAGS`. */
  diet: number
  /** Bits of `AVOIDABLES`. */
  without: number
  /** Bits of `RECIPE_DIFFICULTIES`: all where none is chosen. */
  difficulty: number
}

export function readQuestion(filters: RecipeFilters): Question {
  return {
    category: filters.category,
    time: filters.time ?? Number.POSITIVE_INFINITY,
    diet: toBits(filters.diet ?? [], DIETARY_TAGS),
    without: toBits(filters.without ?? [], AVOIDABLES),
    difficulty: toBits(filters.difficulty ?? RECIPE_DIFFICULTIES, RECIPE_DIFFICULTIES),
  }
}

/** The answers a recipe may fail to match, each as a bit. */
export const ANSWERS = { category: 1, time: 2, diet: 4, without: 8, difficulty: 16 } as const

/**
 * All recipes the public sees, by index. The values that every query reads are stored in columns, as scanning ten
 * thousand of them takes a tenth of the time that reading each recipe does.
 */
export class FinderIndex {
  /** Newest first. */
  readonly recipes: readonly FinderRecipe[]
  readonly lines: FridgeLines
  readonly minutes: Uint32Array
  readonly diets: Uint16Array
  /** Each as a bit of `RECIPE_DIFFICULTIES`. */
  readonly difficulties: Uint8Array
  /** The distinct avoid tables, and for each recipe the index of its own. */
  readonly avoidTables: readonly AvoidTable[]
  readonly avoidPlaces: Uint32Array
  /** The values of all tables for one set of avoided foods, by its bits: the tables are too far apart in memory. */
  readonly #unsolved: Uint8Array[] = []
  /** The line numbers of all recipes, concatenated, and the start of each recipe's. */
  readonly lineNumbers: Uint32Array
  readonly lineStarts: Uint32Array
  readonly #categories: Uint32Array
  readonly #categoryNumbers: ReadonlyMap<string | null, number>
  readonly #newest: Uint32Array
  #quickest: Uint32Array | undefined
  #bestRated: Uint32Array | undefined

  constructor(recipes: readonly FinderRecipe[], lines: FridgeLines) {
    this.recipes = recipes
    this.lines = lines
    const size = recipes.length
    this.#newest = new Uint32Array(size).map((_, place) => place)
    this.minutes = new Uint32Array(size)
    this.diets = new Uint16Array(size)
    this.difficulties = new Uint8Array(size)
    this.avoidPlaces = new Uint32Array(size)
    this.#categories = new Uint32Array(size)
    this.lineStarts = new Uint32Array(size + 1)
    this.lineNumbers = new Uint32Array(recipes.reduce((sum, recipe) => sum + recipe.lines.length, 0))
    const tables = new Map<AvoidTable, number>()
    const categories = new Map<string | null, number>()
    let end = 0
    recipes.forEach((recipe, place) => {
      this.minutes[place] = recipe.minutes
      this.diets[place] = recipe.diets
      this.difficulties[place] = 1 << RECIPE_DIFFICULTIES.indexOf(recipe.difficulty)
      this.avoidPlaces[place] = numberIn(tables, recipe.avoiding)
      this.#categories[place] = numberIn(categories, recipe.category)
      this.lineNumbers.set(recipe.lines, end)
      end += recipe.lines.length
      this.lineStarts[place + 1] = end
    })
    this.avoidTables = [...tables.keys()]
    this.#categoryNumbers = categories
  }

  /** Returns for each recipe the answers it does not match, as bits of `ANSWERS` (FIND-QUERY-1); 0 where it matches all. */
  unmetAnswers({ category, time, diet, without, difficulty }: Question): Uint8Array {
    const { minutes, diets, difficulties, avoidPlaces } = this
    const categories = this.#categories
    const unmet = new Uint8Array(this.recipes.length)
    const avoided = this.unsolvedOf(without)
    const wanted = category === undefined ? null : (this.#categoryNumbers.get(category) ?? -1)
    for (let place = 0; place < unmet.length; place++) {
      let bits = 0
      if (wanted !== null && categories[place] !== wanted) bits |= ANSWERS.category
      if ((minutes[place] ?? 0) > time) bits |= ANSWERS.time
      if ((diet & ~(diets[place] ?? 0)) !== 0) bits |= ANSWERS.diet
      if (avoided[avoidPlaces[place] ?? 0] !== 0) bits |= ANSWERS.without
      if ((difficulty & (difficulties[place] ?? 0)) === 0) bits |= ANSWERS.difficulty
      unmet[place] = bits
    }
    return unmet
  }

  /** Returns for each of `avoidTables` what is still in such a recipe when these are avoided, as bits of `AVOIDABLES`. */
  unsolvedOf(avoid: number): Uint8Array {
    this.#unsolved[avoid] ??= new Uint8Array(this.avoidTables.map((table) => unsolvedIn(table, avoid)))
    return this.#unsolved[avoid]
  }

  /** Returns the indexes of all recipes in an order that does not depend on the query; ties are newest first. */
  inOrder(sort: 'newest' | 'quickest' | 'rating'): Uint32Array {
    if (sort === 'newest') return this.#newest
    if (sort === 'quickest') {
      this.#quickest ??= this.#newest.toSorted((a, b) => (this.minutes[a] ?? 0) - (this.minutes[b] ?? 0))
      return this.#quickest
    }
    const rated = (place: number) => this.recipes[place] ?? { rating_average: 0, rating_count: 0 }
    this.#bestRated ??= this.#newest.toSorted(
      (a, b) =>
        rated(b).rating_average - rated(a).rating_average || rated(b).rating_count - rated(a).rating_count,
    )
    return this.#bestRated
  }
}

function numberIn<T>(numbers: Map<T, number>, value: T): number {
  const known = numbers.get(value)
  if (known !== undefined) return known
  numbers.set(value, numbers.size)
  return numbers.size - 1
}
