import { DIETARY_TAGS } from '../../content/limits.ts'
import { AVOIDABLES } from '../foods/food.ts'
import { type RecipeFilters, TIME_CHOICES } from './answers.ts'
import { fromBits, unsolvedIn } from './avoid-solver.ts'
import {
  ANSWERS,
  countBits,
  type FinderRecipe,
  type Question,
  readQuestion,
  unmetAnswers,
} from './find-recipes.ts'

/** A question with a wish or more taken away, and how many recipes it finds. */
export interface Loosening {
  filters: RecipeFilters
  count: number
}

const MAX_LOOSENINGS = 3

/** The wishes a recipe does not meet, each a bit: category, time, difficulty, each diet, each thing avoided. */
const CATEGORY = 1
const TIME = 2
const DIFFICULTY = 4
const FIRST_DIET = 3
const FIRST_AVOIDED = FIRST_DIET + DIETARY_TAGS.length

function unmetWishes(recipe: FinderRecipe, asked: Question): number {
  const unmet = unmetAnswers(recipe, asked)
  return (
    (unmet & ANSWERS.category ? CATEGORY : 0) |
    (unmet & ANSWERS.time ? TIME : 0) |
    (unmet & ANSWERS.difficulty ? DIFFICULTY : 0) |
    ((asked.diet & ~recipe.diets) << FIRST_DIET) |
    (unsolvedIn(recipe.avoiding, asked.without) << FIRST_AVOIDED)
  )
}

/**
 * The smallest changes of a question nothing fits: those that take the fewest wishes away, of these the ones that find
 * most. A time is only made longer where that suffices, and vegan becomes vegetarian.
 */
export function loosen(recipes: readonly FinderRecipe[], filters: RecipeFilters): Loosening[] {
  const asked = readQuestion(filters)
  const unmet = new Map<number, number>()
  for (const recipe of recipes) {
    const wishes = unmetWishes(recipe, asked)
    unmet.set(wishes, (unmet.get(wishes) ?? 0) + 1)
  }
  const smallest: number[] = []
  for (const [wishes] of [...unmet].toSorted(
    ([a, some], [b, others]) => countBits(a) - countBits(b) || others - some,
  )) {
    // Whoever already gives up less gains nothing by giving up more.
    const isMore = smallest.some((less) => (wishes & less) === less)
    if (!isMore && smallest.length < MAX_LOOSENINGS) smallest.push(wishes)
  }
  return smallest.map((wishes) => takeAway(recipes, filters, wishes))
}

function takeAway(recipes: readonly FinderRecipe[], filters: RecipeFilters, wishes: number): Loosening {
  const { category, time, difficulty, diet = [], without = [], ...rest } = filters
  const lostDiets = fromBits(wishes >> FIRST_DIET, DIETARY_TAGS)
  const lostAvoided = fromBits(wishes >> FIRST_AVOIDED, AVOIDABLES)
  const diets = diet.filter((tag) => !lostDiets.includes(tag))
  const avoided = without.filter((avoidable) => !lostAvoided.includes(avoidable))
  const loosened: RecipeFilters = {
    ...(category === undefined || wishes & CATEGORY ? {} : { category }),
    ...(time === undefined || wishes & TIME ? {} : { time }),
    ...(diets.length > 0 ? { diet: diets } : {}),
    ...(avoided.length > 0 ? { without: avoided } : {}),
    ...(difficulty === undefined || wishes & DIFFICULTY ? {} : { difficulty }),
    ...rest,
  }
  const milder = [
    ...(wishes & TIME
      ? TIME_CHOICES.filter((choice) => choice > (time ?? 0)).map((choice) => ({ ...loosened, time: choice }))
      : []),
    ...(lostDiets.includes('vegan') && !diets.includes('vegetarian')
      ? [{ ...loosened, diet: ['vegetarian' as const, ...diets] }]
      : []),
  ]
  for (const candidate of milder) {
    const count = countFitting(recipes, candidate)
    if (count > 0) return { filters: candidate, count }
  }
  return { filters: loosened, count: countFitting(recipes, loosened) }
}

/** How many recipes fit. */
export function countFitting(recipes: readonly FinderRecipe[], filters: RecipeFilters): number {
  const asked = readQuestion(filters)
  return recipes.reduce((count, recipe) => (unmetAnswers(recipe, asked) === 0 ? count + 1 : count), 0)
}
