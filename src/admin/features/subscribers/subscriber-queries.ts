import { infiniteQueryOptions } from '@tanstack/react-query'
import { subscriberListAnswer } from '../../../domain/admin/subscribers.ts'
import type { SubscriberState } from '../../../domain/newsletter/subscriber.ts'
import { callApi } from '../../data/api.ts'

const PER_PAGE = 50

/** The whole list as a spreadsheet. */
export const CSV_PATH = '/api/admin/subscribers.csv'

export interface SubscriberFilter {
  q: string
  state: SubscriberState | null
  source: string | null
  tag: string | null
}

/** The people of a filter, newest first. They come in by themselves, so each visit asks anew. */
export function subscriberPages(filter: SubscriberFilter) {
  return infiniteQueryOptions({
    queryKey: ['admin', 'subscribers', 'list', filter],
    queryFn: ({ pageParam, signal }) => {
      const search = new URLSearchParams({ limit: String(PER_PAGE), page: String(pageParam) })
      for (const [name, value] of Object.entries(filter)) if (value) search.set(name, value)
      return callApi(subscriberListAnswer, `/api/admin/subscribers?${search}`, { signal })
    },
    initialPageParam: 1,
    getNextPageParam: ({ total }, _pages, page) => (page * PER_PAGE < total ? page + 1 : undefined),
    refetchOnMount: 'always',
  })
}
