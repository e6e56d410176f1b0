import { useQuery } from '@tanstack/react-query'
import type { ContentKind } from '../../../domain/items/status.ts'
import { Panel } from '../../ui/panel.tsx'
import { EvidenceList } from './evidence-list.tsx'
import { suggestionsQuery } from './suggestion-queries.ts'

/** Beside what was begun from an idea: what spoke for it. */
export function SuggestionNote({ kind, id }: { kind: ContentKind; id: number }) {
  const { data } = useQuery(suggestionsQuery())
  const suggestion = data?.suggestions.find(
    ({ state, draft }) => state === 'started' && draft.type === kind && draft.id === id,
  )
  if (!suggestion) return null
  return (
    <Panel title="Why you are writing this">
      <EvidenceList evidence={suggestion.evidence} />
      {suggestion.outcome && <p className="text-small text-muted">{suggestion.outcome.sentence}</p>}
    </Panel>
  )
}
