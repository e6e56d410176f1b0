import { AVOIDABLES } from '../../content/avoidables.ts'
import { DIETARY_TAGS } from '../../items/limits.ts'
import { type RecipeFilters, TIME_CHOICES } from './answers.ts'
import { countBits, fromBits } from './avoid-solver.ts'
import { ANSWERS, type FinderIndex, type Question, readQuestion } from './finder-index.ts'

/** A query with one or more wishes removed, and the number of recipes it finds. */
export interface Loosening {
  filters: RecipeFilters
  count: number
}

const MAX_LOOSENINGS = 3

/** The wishes a recipe does not match, each as a bit: category, time, difficulty, each diet, each avoided food. */
const CATEGORY = 1
const TIME = 2
const DIFFICULTY = 4
const FIRST_DIET = 3
const FIRST_AVOIDED = FIRST_DIET + DIETARY_TAGS.length

/** Counts the recipes by the set of wishes they do not match. */
function countUnmetWishes(index: FinderIndex, asked: Question): Map<number, number> {
  const unmet = index.unmetAnswers(asked)
  const unsolved = index.unsolvedOf(asked.without)
  const counts = new Map<number, number>()
  unmet.forEach((answers, place) => {
    const wishes =
      (answers & ANSWERS.category ? CATEGORY : 0) |
      (answers & ANSWERS.time ? TIME : 0) |
      (answers & ANSWERS.difficulty ? DIFFICULTY : 0) |
      ((asked.diet & ~(index.diets[place] ?? 0)) << FIRST_DIET) |
      ((unsolved[index.avoidPlaces[place] ?? 0] ?? 0) << FIRST_AVOIDED)
    counts.set(wishes, (counts.get(wishes) ?? 0) + 1)
  })
  return counts
}

/**
 * Returns the smallest changes of a query without matches: those that remove the fewest wishes, of these the ones with
 * most matches. A time is only extended where that suffices, and vegan becomes vegetarian.
 */
export function loosen(index: FinderIndex, filters: RecipeFilters): Loosening[] {
  const left = countUnmetWishes(index, readQuestion(filters))
  const smallest: number[] = []
  while (left.size > 0 && smallest.length < MAX_LOOSENINGS) {
    const [best] = [...left].reduce((a, b) => (compareLosses(b, a) < 0 ? b : a))
    smallest.push(best)
    // A subset that already gives matches makes its supersets pointless.
    for (const wishes of left.keys()) if ((wishes & best) === best) left.delete(wishes)
  }
  return smallest.map((wishes) => takeAway(index, filters, wishes))
}

type Loss = [wishes: number, count: number]

/** Sorts by the fewest wishes, then by most matches. */
function compareLosses([a, some]: Loss, [b, others]: Loss): number {
  return countBits(a) - countBits(b) || others - some
}

function takeAway(index: FinderIndex, filters: RecipeFilters, wishes: number): Loosening {
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
    const count = countFitting(index, candidate)
    if (count > 0) return { filters: candidate, count }
  }
  return { filters: loosened, count: countFitting(index, loosened) }
}

/** Returns the number of matching recipes. */
export function countFitting(index: FinderIndex, filters: RecipeFilters): number {
  return index
    .unmetAnswers(readQuestion(filters))
    .reduce((count, unmet) => (unmet === 0 ? count + 1 : count), 0)
}
