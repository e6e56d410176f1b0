import { queryOptions, useQuery } from '@tanstack/react-query'
import { categoryListAnswer } from '../../domain/admin/answers.ts'
import { DEFAULT_CATEGORIES } from '../../domain/content/category.ts'
import { callApi } from './api.ts'
import { type Choices, offer } from './choices.ts'

/** All categories with what is in them. */
export function categoriesQuery() {
  return queryOptions({
    queryKey: ['admin', 'categories'],
    queryFn: async ({ signal }) =>
      (await callApi(categoryListAnswer, '/api/admin/categories', { signal })).categories,
  })
}

/** The categories to choose from; the four standard ones when they cannot be loaded (product §16.6). */
export function useCategoryChoices(chosen: number | null): Choices {
  const { data, isError } = useQuery(categoriesQuery())
  return isError && !data
    ? { choices: DEFAULT_CATEGORIES, isFallback: true }
    : { choices: offer(data ?? [], chosen), isFallback: false }
}
