import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { MINUTE } from '../../domain/time/durations.ts'
import { ApiError } from './api.ts'

/** Creates the query client, once (PAGE-RENDER-3: stale after 5 minutes, 1 retry, no refetch on focus). */
export function createAdminQueryClient(): QueryClient {
  return new AdminQueryClient({
    defaultOptions: {
      queries: { staleTime: 5 * MINUTE, retry: isWorthAnotherTry, refetchOnWindowFocus: false },
    },
  })
}

class AdminQueryClient extends QueryClient {
  /**
   * TanStack Query waits for a first request in flight instead of sending another, though its answer may predate the
   * change: what was just created would be missing until the next visit.
   */
  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters: InvalidateQueryFilters<Key> = {},
    options?: InvalidateOptions,
  ): Promise<void> {
    const { refetchType = filters.type ?? 'active', predicate } = filters
    if (refetchType === 'active' || refetchType === 'all') {
      const isFirst: typeof predicate = (query) =>
        query.state.data === undefined && (predicate?.(query) ?? true)
      // Cancelled silently: waiting callers get the answer of the next request.
      void this.cancelQueries(
        { ...filters, type: 'active', predicate: isFirst },
        { silent: true, revert: false },
      )
    }
    return super.invalidateQueries(filters, options)
  }
}

/** A retry helps in an outage, not after a refusal such as 401 or 404. */
function isWorthAnotherTry(failures: number, error: Error): boolean {
  return failures < 1 && !(error instanceof ApiError && error.status < 500)
}
