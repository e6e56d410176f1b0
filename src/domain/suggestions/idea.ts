import type { ContentKind } from '../items/status.ts'

/** Where an idea comes from (IDEA-SOURCE-1). */
export const IDEA_KINDS = ['search', 'missing', 'question', 'rising', 'revise', 'season', 'gap'] as const
export type IdeaKind = (typeof IDEA_KINDS)[number]

/** An article or a recipe readers can open. */
export interface KnownItem {
  kind: ContentKind
  id: number
  title: string
  /** Everything else that says what it is about, in a few words: tags, keywords, excerpt. */
  about: string
  dietary_tags: readonly string[]
  /** From start to table; null for an article. */
  minutes: number | null
  published_at: string
  updated_at: string
  /** In the days looked at. */
  visitors: number
  /** In the later half of them. */
  recent_visitors: number
}

/** What the rules look at; searches, addresses and visitors are of the last `DAYS_LOOKED_AT` days. */
export interface KnownSite {
  /** The site's day, `YYYY-MM-DD`. */
  today: string
  timeZone: string
  /** Searches that find nothing, which three visitors made. */
  searches: readonly { text: string; times: number }[]
  /** Addresses that lead nowhere, which three visitors asked for. */
  missing: readonly { path: string; times: number }[]
  /** Who wrote is only told apart, never shown; names are words that must not be. */
  messages: readonly { sender: string; names: readonly string[]; text: string }[]
  items: readonly KnownItem[]
}

export const DAYS_LOOKED_AT = 60
