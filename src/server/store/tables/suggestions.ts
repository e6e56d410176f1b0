import type { ContentKind } from '../../../domain/items/status.ts'
import type { SuggestionState } from '../../../domain/suggestions/suggestion-calls.ts'
import type { JsonText } from './column-forms.ts'

/** What the coach has decided about an idea; one without a row is open. */
export interface SuggestionsTable {
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
