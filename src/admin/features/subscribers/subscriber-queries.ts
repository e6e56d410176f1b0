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

/** The people of a filter, newest first. They come in by themselves, so each visit asks anew. */
export function subscriberPages(filter: SubscriberFilter) {
  return pagesOf(subscriberCalls.list, PER_PAGE, filter, { refetchOnMount: 'always' })
}
