import { infiniteQueryOptions } from '@tanstack/react-query'
import { type HistoryActor, type HistoryKind, historyAnswer } from '../../../domain/admin/history.ts'
import { callApi } from '../../data/api.ts'

const PER_PAGE = 50

export interface ShownHistory {
  q: string
  kind: HistoryKind | null
  actor: HistoryActor | null
  from: string | null
  to: string | null
}

function toSearch(filter: ShownHistory): URLSearchParams {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) if (value) search.set(name, value)
  return search
}

/** What is shown, as a spreadsheet. */
export function historyCsvPath(filter: ShownHistory): string {
  const search = toSearch(filter).toString()
  return search ? `/api/admin/history.csv?${search}` : '/api/admin/history.csv'
}

/** The history of a filter, newest first. It goes on growing, so each visit asks anew. */
export function historyPages(filter: ShownHistory) {
  return infiniteQueryOptions({
    queryKey: ['admin', 'history', filter],
    queryFn: ({ pageParam, signal }) => {
      const search = toSearch(filter)
      search.set('limit', String(PER_PAGE))
      search.set('page', String(pageParam))
      return callApi(historyAnswer, `/api/admin/history?${search}`, { signal })
    },
    initialPageParam: 1,
    getNextPageParam: ({ total }, _pages, page) => (page * PER_PAGE < total ? page + 1 : undefined),
    refetchOnMount: 'always',
  })
}
