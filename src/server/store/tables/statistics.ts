import type { ContentKind } from '../../../domain/items/status.ts'
import type { VisitEvent } from '../../../domain/statistics/visit.ts'
import type { SuggestionState } from '../../../domain/suggestions/suggestion-calls.ts'
import type { JsonText } from '../stored-values.ts'

/** `site` is the whole of a day; `subject` is a path, a source (`search|Google`), the words searched, or empty. */
export type StatisticsKind = VisitEvent | 'site' | 'source' | 'search' | 'missing' | 'subscribed' | 'note'

export interface StatisticsTables {
  statistics: {
    /** The site's day, `YYYY-MM-DD`. */
    day: string
    kind: StatisticsKind
    subject: string
    times: number
    visitors: number
    /** Of a search how much was found; of a missing address where the link stood. */
    detail: string | null
  }
  /** Which visitors a day's numbers hold already; a visitor cannot be told from the mark, and it is gone when the day is. */
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
  /** What the coach has decided about an idea; one without a row is open. */
  suggestions: {
    id: string
    state: SuggestionState
    /** Hidden until then. */
    later_until: string | null
    /** The idea as it was at the decision. */
    idea: JsonText
    /** What was begun with it. */
    item_kind: ContentKind | null
    item_id: number | null
    started_at: string | null
    updated_at: string
  }
}

export type StatisticsTable = StatisticsTables['statistics']
