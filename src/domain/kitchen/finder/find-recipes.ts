import { withoutHeadings } from '../../content/ingredient-line.ts'
import { DIETARY_TAGS, RECIPE_DIFFICULTIES } from '../../content/limits.ts'
import type { FoundRecipe, Recipe, RecipeDifficulty } from '../../content/recipe.ts'
import { AVOIDABLES, type Avoidable, contentsBreaking, DIETS, type Diet } from '../foods/food.ts'
import { defaultSort, type RecipeFilters, type RecipeSort, withoutNeedlessSort } from './answers.ts'
import { type AvoidTable, fromBits, solveAvoiding, swappedIn, toBits, unsolvedIn } from './avoid-solver.ts'
import { type FridgeLines, MISSING } from './fridge-line.ts'

/** What the finder knows of one recipe. */
export interface FinderRecipe {
  id: number
  published_at: string
  featured: boolean
  /** As names are compared; null without one. */
  category: string | null
  /** Its dietary tags as names are compared. */
  tags: readonly string[]
  /** The diets it fits, as bits of `DIETARY_TAGS`. */
  diets: number
  /** Preparation and cooking together. */
  minutes: number
  difficulty: RecipeDifficulty
  rating_average: number
  rating_count: number
  /** The numbers of its ingredients' lines, without headings. */
  lines: readonly number[]
  avoiding: AvoidTable
}

/** What only a recipe's text decides; the rest is read beside it. */
export type RecipeFacets = Pick<FinderRecipe, 'diets' | 'lines' | 'avoiding'>

/** Reads what the finder asks of a recipe's ingredients, allergens, swaps and tags. */
export function readFacets(
  recipe: Pick<Recipe, 'ingredients' | 'allergens' | 'swaps' | 'dietary_tags'>,
  lines: FridgeLines,
): RecipeFacets {
  return {
    diets: dietsOf(recipe.dietary_tags),
    lines: withoutHeadings(recipe.ingredients).map(({ ingredient }) => lines.lineOf(ingredient).number),
    avoiding: solveAvoiding(recipe, (ingredient) => lines.lineOf(ingredient).contains),
  }
}

const isDiet = (tag: string): tag is Diet => DIETS.some((diet) => diet === tag)

/** The diets that dishes of a diet keep as well, since they forbid nothing that it allows: vegan is vegetarian. */
function impliedBy(tag: string): string[] {
  if (!isDiet(tag) || tag === 'paleo') return [tag]
  const broken = contentsBreaking(tag)
  return DIETS.filter(
    (other) => other !== 'paleo' && contentsBreaking(other).every((content) => broken.includes(content)),
  )
}

function dietsOf(tags: readonly string[]): number {
  return toBits<string>(
    tags.flatMap((tag) => impliedBy(tag.trim().toLowerCase())),
    DIETARY_TAGS,
  )
}

/** The filters as they are compared with recipes, once for all of them. */
export interface Question {
  category: string | undefined
  time: number
  /** Bits of `DIETARY_TAGS`. */
  diet: number
  /** Bits of `AVOIDABLES`. */
  without: number
  difficulty: readonly RecipeDifficulty[]
}

export function readQuestion(filters: RecipeFilters): Question {
  return {
    category: filters.category,
    time: filters.time ?? Number.POSITIVE_INFINITY,
    diet: toBits(filters.diet ?? [], DIETARY_TAGS),
    without: toBits(filters.without ?? [], AVOIDABLES),
    difficulty: filters.difficulty ?? RECIPE_DIFFICULTIES,
  }
}

/** The answers a recipe may not fit, each a bit. */
export const ANSWERS = { category: 1, time: 2, diet: 4, without: 8, difficulty: 16 } as const

/** The answers a recipe does not fit, as bits of `ANSWERS` (product §28.7); 0 where it fits all. */
export function unmetAnswers(recipe: FinderRecipe, asked: Question): number {
  let unmet = 0
  if (asked.category !== undefined && recipe.category !== asked.category) unmet |= ANSWERS.category
  if (recipe.minutes > asked.time) unmet |= ANSWERS.time
  if ((recipe.diets & asked.diet) !== asked.diet) unmet |= ANSWERS.diet
  if (unsolvedIn(recipe.avoiding, asked.without) !== 0) unmet |= ANSWERS.without
  if (!asked.difficulty.includes(recipe.difficulty)) unmet |= ANSWERS.difficulty
  return unmet
}

/** All recipes the public sees, in the orders that no question changes; each is worked out when first asked for. */
export class FinderIndex {
  /** Newest first. */
  readonly recipes: readonly FinderRecipe[]
  readonly lines: FridgeLines
  #quickest: readonly FinderRecipe[] | undefined
  #bestRated: readonly FinderRecipe[] | undefined

  constructor(recipes: readonly FinderRecipe[], lines: FridgeLines) {
    this.recipes = recipes
    this.lines = lines
  }

  // A sort keeps the order of what is equal: the newest first.
  get quickest(): readonly FinderRecipe[] {
    this.#quickest ??= this.recipes.toSorted((a, b) => a.minutes - b.minutes)
    return this.#quickest
  }

  get bestRated(): readonly FinderRecipe[] {
    this.#bestRated ??= this.recipes.toSorted(
      (a, b) => b.rating_average - a.rating_average || b.rating_count - a.rating_count,
    )
    return this.#bestRated
  }
}

/** One question to the list of recipes. */
export interface RecipeQuestion extends RecipeFilters {
  tag?: string | undefined
  featured?: boolean | undefined
  exclude?: number | undefined
  limit: number
  /** From 1. */
  page: number
}

type Findings = Pick<FoundRecipe, 'have' | 'to_buy' | 'swaps_needed'>

/** The ids of one page, with what the question was about. */
export interface FoundPage {
  found: ({ id: number } & Findings)[]
  total: number
}

/** So many of what is missing are named. */
const NAMED_TO_BUY = 3

/**
 * The recipes that fit a question, in its order (product §28.7). What is in the fridge orders and explains; it leaves
 * nothing out.
 *
 * @param question category and tag as names are compared
 */
export function findRecipes(index: FinderIndex, question: RecipeQuestion): FoundPage {
  const { tag, featured, exclude, have = [], without = [], limit, page } = question
  const asked = readQuestion(question)
  const { sort = defaultSort(question) } = withoutNeedlessSort(question)
  const fitting = inOrder(index, sort).filter(
    (recipe) =>
      unmetAnswers(recipe, asked) === 0 &&
      recipe.id !== exclude &&
      (featured === undefined || recipe.featured === featured) &&
      (tag === undefined || recipe.tags.includes(tag)),
  )
  const named = index.lines.nameLines(have)
  const sorted = sort === 'fridge' ? sortByFridge(fitting, named) : fitting
  const shown = sorted.slice((page - 1) * limit, page * limit)
  return {
    total: fitting.length,
    found: shown.map((recipe) => ({
      id: recipe.id,
      ...(have.length > 0 ? describeFridge(recipe, index.lines, have, named) : {}),
      ...(without.length > 0 ? describeSwaps(recipe, asked.without) : {}),
    })),
  }
}

function inOrder(index: FinderIndex, sort: RecipeSort): readonly FinderRecipe[] {
  if (sort === 'quickest') return index.quickest
  return sort === 'rating' ? index.bestRated : index.recipes
}

/** More ingredients than a recipe has, more words than a fridge; with a place in the list they are one exact number. */
const MAX_MISSING = 2 ** 16
const MAX_MATCHED = 2 ** 5

/** Most matched first, then fewest missing, then as they come: by one number each, which is what sorts fast. */
function sortByFridge(recipes: readonly FinderRecipe[], named: Uint32Array): FinderRecipe[] {
  const ranks = Float64Array.from(recipes, ({ lines }, place) => {
    let bits = 0
    let missing = 0
    for (const number of lines) {
      const line = named[number] ?? 0
      if (line === MISSING) missing += 1
      else bits |= line
    }
    return ((MAX_MATCHED - countBits(bits)) * MAX_MISSING + missing) * recipes.length + place
  }).sort()
  return [...ranks].flatMap((rank) => recipes[rank % recipes.length] ?? [])
}

export function countBits(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count += 1
  return count
}

function describeFridge(
  recipe: FinderRecipe,
  lines: FridgeLines,
  have: readonly string[],
  named: Uint32Array,
): Findings {
  const isMissing = (number: number) => named[number] === MISSING
  const present = recipe.lines.filter((number) => !isMissing(number))
  const missing = recipe.lines.filter(isMissing)
  const names = new Set(missing.flatMap((number) => lines.at(number)?.name ?? []))
  return {
    have: {
      matched: fromBits(
        present.reduce((all, number) => all | (named[number] ?? 0), 0),
        have,
      ),
      missing: missing.length,
    },
    to_buy: [...names].slice(0, NAMED_TO_BUY),
  }
}

function describeSwaps({ avoiding }: FinderRecipe, without: number): Findings {
  const needed: Avoidable[] = fromBits(swappedIn(avoiding, without), AVOIDABLES)
  return needed.length > 0 ? { swaps_needed: needed } : {}
}
