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

/** The sort orders of a list of recipes. */
export const RECIPE_SORTS = ['newest', 'quickest', 'rating', 'fridge'] as const
export type RecipeSort = (typeof RECIPE_SORTS)[number]

/** Limits of what a reader can list of a fridge's content. */
export const FRIDGE_LIMITS = { words: 20, length: 60 } as const

/** A week: nothing takes longer, and it is within the integer range of every database. */
export const MAX_MINUTES = 10_080

/** The times the finder offers, in minutes. */
export const TIME_CHOICES = [15, 30, 60] as const

/** The filters of the list of recipes: the finder's five answers, a category, the order (FIND-QUERY-1). */
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

/** A reader's answers: the finder's five, a category, the order (FIND-QUERY-1). */
export type RecipeFilters = ParameterValues<typeof RECIPE_FILTERS>

/** Returns the default order: by the fridge as soon as it contains something. */
export function defaultSort({ have }: RecipeFilters): RecipeSort {
  return have?.length ? 'fridge' : 'newest'
}

/** Removes an order equal to the default; and that by the fridge while it is empty. */
export function withoutNeedlessSort(filters: RecipeFilters): RecipeFilters {
  const { sort, ...rest } = filters
  if (sort === undefined) return filters
  return sort === defaultSort(rest) || (sort === 'fridge' && !rest.have?.length) ? rest : filters
}
