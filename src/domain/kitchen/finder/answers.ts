import {
  choiceParameter,
  nameParameter,
  numberParameter,
  oneOfParameter,
  type ParameterValues,
  wordsParameter,
} from '../../api/parameters.ts'
import { AVOIDABLES } from '../../content/avoidables.ts'
import { DIETARY_TAGS, RECIPE_DIFFICULTIES } from '../../items/limits.ts'

/** The orders of a list of recipes. */
export const RECIPE_SORTS = ['newest', 'quickest', 'rating', 'fridge'] as const
export type RecipeSort = (typeof RECIPE_SORTS)[number]

/** How much of a fridge a reader can name. */
export const FRIDGE_LIMITS = { words: 20, length: 60 } as const

/** A week: nothing takes longer, and every database counts to it. */
export const MAX_MINUTES = 10_080

/** The times the finder offers, in minutes. */
export const TIME_CHOICES = [15, 30, 60] as const

/** By what the list of recipes can be narrowed down: the finder's five answers, a category, the order (FIND-QUERY-1). */
export const RECIPE_FILTERS = {
  category: nameParameter('category'),
  time: numberParameter({
    problem: `time is a number of minutes from 1 to ${MAX_MINUTES}`,
    max: MAX_MINUTES,
  }),
  diet: choiceParameter('diet', DIETARY_TAGS),
  without: choiceParameter('without', AVOIDABLES),
  difficulty: choiceParameter('difficulty', RECIPE_DIFFICULTIES),
  have: wordsParameter('have', FRIDGE_LIMITS),
  sort: oneOfParameter('sort', RECIPE_SORTS),
}

/** What a reader answered: the finder's five answers, a category, the order (FIND-QUERY-1). */
export type RecipeFilters = ParameterValues<typeof RECIPE_FILTERS>

/** The order where none is asked for: what is in the fridge decides as soon as something is. */
export function defaultSort({ have }: RecipeFilters): RecipeSort {
  return have?.length ? 'fridge' : 'newest'
}

/** Filters without an order that says what is so anyway; by the fridge nothing can be ordered while it is empty. */
export function withoutNeedlessSort(filters: RecipeFilters): RecipeFilters {
  const { sort, ...rest } = filters
  if (sort === undefined) return filters
  return sort === defaultSort(rest) || (sort === 'fridge' && !rest.have?.length) ? rest : filters
}
