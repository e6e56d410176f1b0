import { useQuery } from '@tanstack/react-query'
import {
  BookOpenCheck,
  Calendar,
  Inbox,
  Leaf,
  type LucideIcon,
  SearchX,
  TrendingUp,
  Unlink,
} from 'lucide-react'
import type { ContentKind } from '../../../domain/items/status.ts'
import type { IdeaKind } from '../../../domain/suggestions/idea.ts'
import type { Suggestion } from '../../../domain/suggestions/suggestion-calls.ts'
import { SiteLink } from '../../../web/ui/site-link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { suggestionsQuery } from './suggestion-queries.ts'

const ICONS: Record<IdeaKind, LucideIcon> = {
  search: SearchX,
  missing: Unlink,
  question: Inbox,
  rising: TrendingUp,
  revise: BookOpenCheck,
  season: Calendar,
  gap: Leaf,
}

export function EvidenceList({ evidence }: Pick<Suggestion, 'evidence'>) {
  return (
    <ul className="grid gap-1 text-small leading-[1.45]">
      {evidence.map(({ kind, text }) => {
        const Icon = ICONS[kind]
        return (
          <li key={text} className="grid grid-cols-[20px_minmax(0,1fr)] gap-2.5">
            <Icon aria-hidden className="mt-0.5 size-4.5 text-ink-2" />
            <span className="wrap-anywhere">
              <Figures text={text} />
              {kind === 'question' && (
                <>
                  .{' '}
                  <SiteLink
                    href="/admin/messages"
                    className="relative font-[650] text-accent-text after:absolute after:-inset-y-3 after:inset-x-0"
                  >
                    Read them
                  </SiteLink>
                </>
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

const FIGURES = /^\d+ \S+|\d+ times\b|(?:twice|\d+ times) as much/

/** Renders `14 searches for “sleep” found nothing`, with the counted figures in bold. */
function Figures({ text }: { text: string }) {
  const [counted] = FIGURES.exec(text) ?? []
  if (counted === undefined) return text
  const at = text.indexOf(counted)
  return (
    <>
      {text.slice(0, at)}
      <b className="font-[650]">{counted}</b>
      {text.slice(at + counted.length)}
    </>
  )
}

/** Shown beside an item begun from an idea: its evidence. */
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
