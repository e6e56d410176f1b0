import type { FastifyInstance } from 'fastify'
import type { SubscriberLinks, SubscriberTokens } from '../mail/subscriber-links.ts'
import type { Store } from '../store/database.ts'
import type { SiteQueries } from './public/site-queries.ts'

/** What the API's areas need. One object for all, so that a new area finds it all in one place. */
export interface ApiOptions {
  store: Store
  queries: SiteQueries
  /** The moment of asking. */
  clock: () => Date
  /** The public origin, without a slash at the end. */
  siteUrl: string
  /** What the links in subscribers' letters are made of. */
  tokens: SubscriberTokens
  links: SubscriberLinks
  /** Where contact messages go. */
  coachEmail: string
  /** Called after a letter has been written into the outbox: it may go at once. */
  kickDelivery: () => void
  /** Called after a change is stored, with the page paths it touches; null for all. */
  onChange: (paths: readonly string[] | null) => void
}

export type ApiApp = FastifyInstance
