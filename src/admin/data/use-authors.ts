import { queryOptions, useQuery } from '@tanstack/react-query'
import { authorListAnswer } from '../../domain/admin/answers.ts'
import { callApi } from './api.ts'
import { type Choices, offer } from './choices.ts'
import { useSite } from './use-site.ts'

/** The first author of a store is the coach. */
const COACH_ID = 1

/** All authors with what they wrote. */
export function authorsQuery() {
  return queryOptions({
    queryKey: ['admin', 'authors'],
    queryFn: async ({ signal }) =>
      (await callApi(authorListAnswer, '/api/admin/authors', { signal })).authors,
  })
}

/** The authors to choose from; the coach when they cannot be loaded (product §16.6). */
export function useAuthorChoices(chosen: number | null): Choices {
  const { coach_name } = useSite()
  const { data, isError } = useQuery(authorsQuery())
  return isError && !data
    ? { choices: [{ id: COACH_ID, name: coach_name }], isFallback: true }
    : { choices: offer(data ?? [], chosen), isFallback: false }
}
