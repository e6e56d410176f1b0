import { withoutHeadings } from '../../content/ingredient-line.ts'
import { DIETARY_TAGS } from '../../content/limits.ts'
import type { FoundRecipe, Recipe, RecipeDifficulty } from '../../content/recipe.ts'
import { AVOIDABLES, type Avoidable, contentsBreaking, DIETS, type Diet } from '../foods/food.ts'
import { defaultSort, type RecipeFilters, type RecipeSort, withoutNeedlessSort } from './answers.ts'
import { createAvoidSolver, fromBits, type SolveAvoiding, toBits } from './avoid-solver.ts'
import type { FridgeLine, FridgeLines } from './fridge-line.ts'

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
  /** Its ingredients, without headings. */
  lines: readonly FridgeLine[]
  avoiding: SolveAvoiding
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
    lines: withoutHeadings(recipe.ingredients).map(({ ingredient }) => lines.lineOf(ingredient)),
    avoiding: createAvoidSolver(recipe, (ingredient) => lines.lineOf(ingredient).contains),
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
  diet: number
  without: number
  difficulty: readonly RecipeDifficulty[] | undefined
}

export function readQuestion(filters: RecipeFilters): Question {
  return {
    category: filters.category,
    time: filters.time ?? Number.POSITIVE_INFINITY,
    diet: toBits(filters.diet ?? [], DIETARY_TAGS),
    without: toBits(filters.without ?? [], AVOIDABLES),
    difficulty: filters.difficulty,
  }
}

/** Whether a recipe fits each of the answers (product §28.7). */
export const FITS = {
  category: (recipe: FinderRecipe, { category }: Question) =>
    category === undefined || recipe.category === category,
  time: ({ minutes }: FinderRecipe, { time }: Question) => minutes <= time,
  diet: ({ diets }: FinderRecipe, { diet }: Question) => (diets & diet) === diet,
  without: ({ avoiding }: FinderRecipe, { without }: Question) =>
    without === 0 || avoiding(without).unsolved === 0,
  difficulty: (recipe: FinderRecipe, { difficulty }: Question) =>
    difficulty === undefined || difficulty.includes(recipe.difficulty),
} as const

export type AnswerName = keyof typeof FITS
export const ANSWER_NAMES: readonly AnswerName[] = ['category', 'time', 'diet', 'without', 'difficulty']

export function fitsAll(recipe: FinderRecipe, question: Question): boolean {
  return ANSWER_NAMES.every((name) => FITS[name](recipe, question))
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
 * @param recipes those the public sees, newest first
 * @param question category and tag as names are compared
 */
export function findRecipes(
  recipes: readonly FinderRecipe[],
  lines: FridgeLines,
  question: RecipeQuestion,
): FoundPage {
  const { tag, featured, exclude, have = [], without = [], limit, page } = question
  const asked = readQuestion(question)
  const fitting = recipes.filter(
    (recipe) =>
      recipe.id !== exclude &&
      (featured === undefined || recipe.featured === featured) &&
      (tag === undefined || recipe.tags.includes(tag)) &&
      fitsAll(recipe, asked),
  )
  const named = lines.nameLines(have)
  const { sort = defaultSort(question) } = withoutNeedlessSort(question)
  const sorted = sortRecipes(fitting, sort, named)
  const shown = sorted.slice((page - 1) * limit, page * limit)
  return {
    total: fitting.length,
    found: shown.map((recipe) => ({
      id: recipe.id,
      ...(have.length > 0 ? describeFridge(recipe, have, named) : {}),
      ...(without.length > 0 ? describeSwaps(recipe, asked.without) : {}),
    })),
  }
}

function sortRecipes(
  recipes: readonly FinderRecipe[],
  sort: RecipeSort,
  named: Uint32Array,
): readonly FinderRecipe[] {
  // A sort keeps the order of what is equal: the newest first.
  if (sort === 'quickest') return recipes.toSorted((a, b) => a.minutes - b.minutes)
  if (sort === 'rating')
    return recipes.toSorted((a, b) => b.rating_average - a.rating_average || b.rating_count - a.rating_count)
  if (sort === 'newest') return recipes
  return recipes
    .map((recipe) => ({ recipe, ...countFridge(recipe, named) }))
    .toSorted((a, b) => b.matched - a.matched || a.missing - b.missing)
    .map(({ recipe }) => recipe)
}

/** Whether an ingredient has to be bought: no word names it, and not every kitchen has it. */
function isMissing(line: FridgeLine, named: Uint32Array): boolean {
  return named[line.number] === 0 && !line.isStaple
}

function countFridge({ lines }: FinderRecipe, named: Uint32Array): { matched: number; missing: number } {
  let bits = 0
  let missing = 0
  for (const line of lines) {
    bits |= named[line.number] ?? 0
    if (isMissing(line, named)) missing += 1
  }
  let matched = 0
  for (let left = bits; left !== 0; left &= left - 1) matched += 1
  return { matched, missing }
}

function describeFridge({ lines }: FinderRecipe, have: readonly string[], named: Uint32Array): Findings {
  const bits = lines.reduce((all, { number }) => all | (named[number] ?? 0), 0)
  const missing = lines.filter((line) => isMissing(line, named))
  return {
    have: { matched: fromBits(bits, have), missing: missing.length },
    to_buy: [...new Set(missing.map(({ name }) => name))].slice(0, NAMED_TO_BUY),
  }
}

function describeSwaps({ avoiding }: FinderRecipe, without: number): Findings {
  const needed: Avoidable[] = fromBits(avoiding(without).swapped, AVOIDABLES)
  return needed.length > 0 ? { swaps_needed: needed } : {}
}
