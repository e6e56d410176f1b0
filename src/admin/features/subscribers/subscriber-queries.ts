import type { SubscriberState } from '../../../domain/newsletter/subscriber.ts'
import { subscriberCalls } from '../../../domain/newsletter/subscriber-calls.ts'
import { pagesOf } from '../../data/calls.ts'

const PER_PAGE = 50

export const CSV_PATH = '/api/admin/subscribers.csv'

export interface SubscriberFilter {
  q: string
  state: SubscriberState | null
  source: string | null
  tag: string | null
}

/** Returns the query for the subscribers of a filter, newest first, fetched on each visit: they join on their own. */
export function subscriberPages(filter: SubscriberFilter) {
  return pagesOf(subscriberCalls.list, PER_PAGE, filter, { refetchOnMount: 'always' })
}
