import { queryOptions, useQuery } from '@tanstack/react-query'
import { type AdminCategory, categoryListAnswer } from '../../domain/admin/answers.ts'
import { DEFAULT_CATEGORIES } from '../../domain/content/category.ts'
import { callApi } from './api.ts'

const FALLBACK: AdminCategory[] = DEFAULT_CATEGORIES.map((category) => ({
  ...category,
  is_active: true,
  articles: 0,
  recipes: 0,
}))
const NONE: AdminCategory[] = []

export function categoriesQuery() {
  return queryOptions({
    queryKey: ['admin', 'categories'],
    queryFn: async ({ signal }) =>
      (await callApi(categoryListAnswer, '/api/admin/categories', { signal })).categories,
  })
}

/** The categories for the editors; when they cannot be had, the four of the specification (§8). Empty while loading. */
export function useCategories(): AdminCategory[] {
  const { data, isError } = useQuery(categoriesQuery())
  return data ?? (isError ? FALLBACK : NONE)
}
