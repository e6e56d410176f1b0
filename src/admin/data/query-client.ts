import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { MINUTE } from '../../domain/time/durations.ts'
import { ApiError } from './api.ts'

/** Made once (PAGE-RENDER-3: stale after 5 minutes, 1 retry, no refetch on focus). */
export function createAdminQueryClient(): QueryClient {
  return new AdminQueryClient({
    defaultOptions: {
      queries: { staleTime: 5 * MINUTE, retry: isWorthAnotherTry, refetchOnWindowFocus: false },
    },
  })
}

class AdminQueryClient extends QueryClient {
  /**
   * TanStack Query waits for a first answer that is on its way instead of asking again, though it may be of before the
   * change: what was just made would be missing until the next visit.
   */
  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters: InvalidateQueryFilters<Key> = {},
    options?: InvalidateOptions,
  ): Promise<void> {
    const { refetchType = filters.type ?? 'active', predicate } = filters
    if (refetchType === 'active' || refetchType === 'all') {
      const isFirst: typeof predicate = (query) =>
        query.state.data === undefined && (predicate?.(query) ?? true)
      // Cancelled silently: callers that wait get the answer of the next request.
      void this.cancelQueries(
        { ...filters, type: 'active', predicate: isFirst },
        { silent: true, revert: false },
      )
    }
    return super.invalidateQueries(filters, options)
  }
}

/** Asking again helps against an outage, not against a refusal such as 401 or 404. */
function isWorthAnotherTry(failures: number, error: Error): boolean {
  return failures < 1 && !(error instanceof ApiError && error.status < 500)
}
