import { AVOIDABLES, type Avoidable } from '../../content/avoidables.ts'
import { isIngredientHeading, withoutHeadings } from '../../content/ingredient-line.ts'
import type { FoundRecipe, Recipe } from '../../content/recipe.ts'
import { CONTENT_LIMITS, DIETARY_TAGS } from '../../items/limits.ts'
import { ruledOut } from '../avoid.ts'
import { contentsBreaking, DIETS, type Diet } from '../foods/food.ts'
import { defaultSort, FRIDGE_LIMITS, type RecipeFilters, withoutNeedlessSort } from './answers.ts'
import {
  countBits,
  fromBits,
  placesInDoubt,
  readDoubtful,
  solveAvoiding,
  swappedIn,
  toBits,
} from './avoid-solver.ts'
import { type FinderIndex, type FinderRecipe, readQuestion } from './finder-index.ts'
import { type FridgeLines, MISSING } from './fridge-line.ts'

/** The finder's data that derives from a recipe's text only; the rest is read separately. */
export type RecipeFacets = Pick<FinderRecipe, 'diets' | 'lines' | 'avoiding' | 'unknown' | 'doubtful'>

/** Reads the finder's data from a recipe's ingredients, allergens, swaps and tags. */
export function readFacets(
  recipe: Pick<Recipe, 'ingredients' | 'allergens' | 'swaps' | 'dietary_tags'>,
  lines: FridgeLines,
): RecipeFacets {
  const isKnown = (ingredient: string) => lines.lineOf(ingredient).food !== null
  const contains = (ingredient: string) => lines.lineOf(ingredient).contains
  const saidAbsent = toBits(ruledOut(recipe), AVOIDABLES)
  const unknowns = { isKnown, mayHold: toBits(AVOIDABLES, AVOIDABLES) & ~saidAbsent }
  return {
    diets: dietsOf(recipe.dietary_tags),
    lines: withoutHeadings(recipe.ingredients).map(({ ingredient }) => lines.lineOf(ingredient).number),
    avoiding: solveAvoiding(recipe, contains, unknowns),
    doubtful: readDoubtful(recipe, contains, unknowns),
    unknown: recipe.ingredients.flatMap((line, at) =>
      isIngredientHeading(line) || isKnown(line.ingredient) ? [] : [at],
    ),
  }
}

const isDiet = (tag: string): tag is Diet => DIETS.some((diet) => diet === tag)

/** Returns the diets that a dish of a diet also fits, since they forbid nothing it allows: vegan is vegetarian. */
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

/** One query of the list of recipes. */
export interface RecipeQuestion extends RecipeFilters {
  tag?: string | undefined
  featured?: boolean | undefined
  exclude?: number | undefined
  limit: number
  /** From 1. */
  page: number
}

type Findings = Pick<FoundRecipe, 'have' | 'to_buy' | 'swaps_needed' | 'unknown'>

/** The ids of one page, with the facts the query was about. */
export interface FoundPage {
  found: ({ id: number } & Findings)[]
  total: number
}

/** Tags that say nothing about ingredients. */
const SAYS_NO_FOOD: ReadonlySet<string> = new Set(['quick', 'make-ahead', 'high-protein'])

/** Number of missing ingredients that are named. */
const NAMED_TO_BUY = 3

/**
 * Returns the recipes that match a query, in its order (FIND-QUERY-1). The fridge's content sorts and explains; it
 * excludes nothing.
 *
 * @param question category and tag normalized for comparison
 */
export function findRecipes(index: FinderIndex, question: RecipeQuestion): FoundPage {
  const { tag, featured, exclude, have = [], limit, page } = question
  const asked = readQuestion(question)
  const unmet = index.unmetAnswers(asked)
  const isAsked = (place: number) => {
    const recipe = index.recipes[place]
    return (
      recipe !== undefined &&
      recipe.id !== exclude &&
      (featured === undefined || recipe.featured === featured) &&
      (tag === undefined || recipe.tags.includes(tag))
    )
  }
  const asksMore = [tag, featured, exclude].some((value) => value !== undefined)
  const { sort = defaultSort(question) } = withoutNeedlessSort(question)
  const order = index.inOrder(sort === 'fridge' ? 'newest' : sort)
  const fitting = keepPlaces(order, (place) => unmet[place] === 0 && (!asksMore || isAsked(place)))
  const named = index.lines.nameLines(have)
  const sorted = sort === 'fridge' ? sortByFridge(index, fitting, named) : fitting
  const asksOfFoods = asked.without !== 0 || question.diet?.some((tag) => !SAYS_NO_FOOD.has(tag))
  const shown = [...sorted.subarray((page - 1) * limit, page * limit)]
  return {
    total: fitting.length,
    found: shown.flatMap((place) => {
      const recipe = index.recipes[place]
      if (!recipe) return []
      return {
        id: recipe.id,
        ...(have.length > 0 ? describeFridge(recipe, index.lines, have, named) : {}),
        ...describeSwaps(recipe, asked.without),
        ...(asksOfFoods ? describeUnknown(recipe, asked.without) : {}),
      }
    }),
  }
}

function keepPlaces(places: Uint32Array, isKept: (place: number) => boolean): Uint32Array {
  const kept = new Uint32Array(places.length)
  let size = 0
  for (const place of places) if (isKept(place)) kept[size++] = place
  return kept.subarray(0, size)
}

/** Sorts by most matched, then fewest missing, stable; a counting sort, since both are small numbers. */
function sortByFridge(
  { lineNumbers, lineStarts }: FinderIndex,
  places: Uint32Array,
  named: Uint32Array,
): Uint32Array {
  const ranks = new Uint16Array(places.length)
  const starts = new Uint32Array(MAX_MATCHED * MAX_LINES + 1)
  for (let at = 0; at < places.length; at++) {
    const place = places[at] ?? 0
    const end = lineStarts[place + 1] ?? 0
    let bits = 0
    let missing = 0
    for (let next = lineStarts[place] ?? 0; next < end; next++) {
      const line = named[lineNumbers[next] ?? 0] ?? 0
      if (line === MISSING) missing += 1
      else bits |= line
    }
    const rank = (MAX_MATCHED - 1 - countBits(bits)) * MAX_LINES + missing
    ranks[at] = rank
    starts[rank + 1] = (starts[rank + 1] ?? 0) + 1
  }
  for (let rank = 1; rank < starts.length; rank++)
    starts[rank] = (starts[rank] ?? 0) + (starts[rank - 1] ?? 0)
  const sorted = new Uint32Array(places.length)
  for (let at = 0; at < places.length; at++) {
    const rank = ranks[at] ?? 0
    const to = starts[rank] ?? 0
    sorted[to] = places[at] ?? 0
    starts[rank] = to + 1
  }
  return sorted
}

/** One more than the maximum number of matches, and of lines in a recipe. */
const MAX_MATCHED = FRIDGE_LIMITS.words + 1
const MAX_LINES = CONTENT_LIMITS.listItems + 1

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

function describeUnknown({ unknown, doubtful }: FinderRecipe, without: number): Findings {
  const places = new Set([...unknown, ...placesInDoubt(doubtful, without)])
  return places.size > 0 ? { unknown: [...places].sort((a, b) => a - b) } : {}
}
