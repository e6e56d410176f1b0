import { QueryClient } from '@tanstack/react-query'
import { MINUTE } from '../../domain/time/durations.ts'
import { ApiError } from './api.ts'

/** Made once (product §3.2: stale after 5 minutes, 1 retry, no refetch on focus). */
export function createAdminQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 5 * MINUTE, retry: isWorthAnotherTry, refetchOnWindowFocus: false },
    },
  })
}

/** Asking again helps against an outage, not against a refusal such as 401 or 404. */
function isWorthAnotherTry(failures: number, error: Error): boolean {
  return failures < 1 && !(error instanceof ApiError && error.status < 500)
}
