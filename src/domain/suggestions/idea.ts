import type { ContentKind } from '../items/status.ts'

/** The source of an idea (IDEA-SOURCE-1). */
export const IDEA_KINDS = ['search', 'missing', 'question', 'rising', 'revise', 'season', 'gap'] as const
export type IdeaKind = (typeof IDEA_KINDS)[number]

/** A public article or recipe. */
export interface KnownItem {
  kind: ContentKind
  id: number
  title: string
  /** Other short texts about its subject: tags, keywords, excerpt. */
  about: string
  dietary_tags: readonly string[]
  /** Total time; null for an article. */
  minutes: number | null
  published_at: string
  updated_at: string
  /** Within the examined days. */
  visitors: number
  /** Within the later half of them. */
  recent_visitors: number
}

/** The input of the rules; searches, addresses and visitors are of the last `DAYS_LOOKED_AT` days. */
export interface KnownSite {
  /** The present day in the site's time zone, `YYYY-MM-DD`. */
  today: string
  timeZone: string
  /** Searches without results, made by at least three visitors. */
  searches: readonly { text: string; times: number }[]
  /** Missing addresses, requested by at least three visitors. */
  missing: readonly { path: string; times: number }[]
  /** Senders are only distinguished, never shown; names are words that must not be shown. */
  messages: readonly { sender: string; names: readonly string[]; text: string }[]
  items: readonly KnownItem[]
}

export const DAYS_LOOKED_AT = 60
