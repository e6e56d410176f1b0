import type { ContentKind } from '../../../domain/items/status.ts'
import type { VisitEvent } from '../../../domain/statistics/visit.ts'
import type { SuggestionState } from '../../../domain/suggestions/suggestion-calls.ts'
import type { JsonText } from '../stored-values.ts'

/** `site` is a whole day; `subject` is a path, a source (`search|Google`), a searched text, or empty. */
export type StatisticsKind = VisitEvent | 'site' | 'source' | 'search' | 'missing' | 'subscribed' | 'note'

export interface StatisticsTables {
  statistics: {
    /** The site's day, `YYYY-MM-DD`. */
    day: string
    kind: StatisticsKind
    subject: string
    times: number
    visitors: number
    /** For a search the number of results; for a missing address the page with the link. */
    detail: string | null
  }
  /** Visitors already included in a day's numbers; the mark does not reveal the visitor, and is deleted with the day. */
  visit_marks: {
    day: string
    subject: string
    visitor: string
  }
  visit_salts: {
    day: string
    salt: string
  }
  /** Where each visitor was last seen. */
  live_visits: {
    visitor: string
    path: string
    at: string
  }
  /** The coach's decisions about ideas; an idea without a row is open. */
  suggestions: {
    id: string
    state: SuggestionState
    /** Hidden until this time. */
    later_until: string | null
    /** The idea as of the decision. */
    idea: JsonText
    /** The item started with it. */
    item_kind: ContentKind | null
    item_id: number | null
    started_at: string | null
    updated_at: string
  }
}

export type StatisticsTable = StatisticsTables['statistics']
