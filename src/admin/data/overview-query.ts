import { queryOptions } from '@tanstack/react-query'
import { overviewSchema } from '../../domain/admin/overview.ts'
import { callApi } from './api.ts'

/** What the dashboard shows beside its lists: asked anew at each visit, as messages come in by themselves. */
export function overviewQuery() {
  return queryOptions({
    queryKey: ['admin', 'overview'],
    queryFn: ({ signal }) => callApi(overviewSchema, '/api/admin/overview', { signal }),
    refetchOnMount: 'always',
  })
}
