import { queryOptions, useQuery } from '@tanstack/react-query'
import { type AdminAuthor, authorListAnswer } from '../../domain/admin/answers.ts'
import { callApi } from './api.ts'
import { useSite } from './use-site.ts'

const NONE: AdminAuthor[] = []

export function authorsQuery() {
  return queryOptions({
    queryKey: ['admin', 'authors'],
    queryFn: async ({ signal }) =>
      (await callApi(authorListAnswer, '/api/admin/authors', { signal })).authors,
  })
}

/** The authors for the editors; when they cannot be had, the coach alone (specification §8). Empty while loading. */
export function useAuthors(): AdminAuthor[] {
  const { coach_name } = useSite()
  const { data, isError } = useQuery(authorsQuery())
  if (data) return data
  return isError ? [{ ...SOMEBODY, name: coach_name }] : NONE
}

/** The first author of a store is the coach. */
const SOMEBODY = { id: 1, bio: '', is_active: true, social_links: {}, articles: 0, recipes: 0 }
