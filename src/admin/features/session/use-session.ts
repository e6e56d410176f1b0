import { type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { verifyAnswer } from '../../../domain/admin/login.ts'
import { callApi } from '../../data/api.ts'

const SESSION_KEY = ['admin', 'session']

/** Whether she is logged in: asked once at load (product §16.1), then known from logging in and out. */
export function useSession(): UseQueryResult<boolean> {
  return useQuery({
    queryKey: SESSION_KEY,
    queryFn: async ({ signal }) => (await callApi(verifyAnswer, '/api/auth/verify', { signal })).valid,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
}

export function markLoggedIn(client: QueryClient): void {
  client.setQueryData(SESSION_KEY, true)
}

/** Forgets all that was loaded behind the login. */
export function markLoggedOut(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'session' })
  client.setQueryData(SESSION_KEY, false)
}
