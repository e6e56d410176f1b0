import { useQuery } from '@tanstack/react-query'
import { Ellipsis, History, PenLine } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ContentKind } from '../../../domain/items/status.ts'
import type { Suggestion } from '../../../domain/suggestions/suggestion-calls.ts'
import { formatNearDate } from '../../../domain/time/dates.ts'
import { Button, IconButton } from '../../../web/ui/button.tsx'
import { useSite } from '../../data/use-site.ts'
import { TextButton } from '../../ui/buttons.tsx'
import { EmptyState, NotLoaded, Sheet } from '../../ui/list-states.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useDisclosure } from '../../ui/use-disclosure.ts'
import { EvidenceList } from './evidence-list.tsx'
import { type Decision, isOpen, suggestionsQuery, useDecide } from './suggestion-queries.ts'

/** `/admin/next`: shows what to write next, and the outcome of what was written (IDEA-PAGE-1). */
export function NextPage() {
  const ideas = useQuery(suggestionsQuery())
  const { data } = ideas
  const [kind, setKind] = useState<ContentKind | null>(null)
  const open = data?.suggestions.filter(isOpen) ?? []
  return (
    <>
      <PageHeader
        title="What to write next"
        actions={open.length > 0 && <KindSwitch open={open} chosen={kind} onChoose={setKind} />}
      >
        What people looked for and didn’t find, what they ask, and what the season brings.
      </PageHeader>
      {data ? (
        <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <Ideas suggestions={data.suggestions} kind={kind} />
          <OutcomesPanel suggestions={data.suggestions} />
        </div>
      ) : (
        <Sheet>
          <NotLoaded
            query={ideas}
            failure="We couldn’t load the ideas."
            loading="Loading what to write next..."
          />
        </Sheet>
      )}
    </>
  )
}

const KINDS = [
  { value: null, label: 'All' },
  { value: 'article', label: 'Articles' },
  { value: 'recipe', label: 'Recipes' },
] as const

interface KindSwitchProps {
  open: readonly Suggestion[]
  chosen: ContentKind | null
  onChoose: (kind: ContentKind | null) => void
}

function KindSwitch({ open, chosen, onChoose }: KindSwitchProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that belong together, and no form
    <div role="group" aria-label="Show" className="flex flex-wrap gap-1 rounded-field bg-sunken p-1">
      {KINDS.map(({ value, label }) => (
        <button
          key={label}
          type="button"
          aria-pressed={chosen === value}
          onClick={() => onChoose(value)}
          className="min-h-11 rounded-[8px] px-3.5 text-small font-[650] aria-pressed:bg-surface aria-pressed:shadow-cut"
        >
          {value === null ? `${label} ${open.length}` : label}
        </button>
      ))}
    </div>
  )
}

function Ideas({ suggestions, kind }: { suggestions: readonly Suggestion[]; kind: ContentKind | null }) {
  const { decide, isPending } = useDecide()
  const list = useRef<HTMLUListElement>(null)
  const shown = suggestions.filter((one) => isOpen(one) && (kind === null || one.draft.type === kind))
  const act = (id: string, decision: Decision) => {
    decide(id, decision)
    // The pressed row is removed.
    if (decision !== 'start') list.current?.focus()
  }
  return (
    <section
      aria-label="Ideas"
      className="min-w-0 overflow-clip rounded-field border-[1.5px] border-line bg-surface"
    >
      {shown.length === 0 && (
        <EmptyState
          picture="seedling"
          title={suggestions.some(isOpen) ? 'None of this kind right now' : 'Nothing is missing right now'}
        >
          Ideas come from searches without results, missed addresses, repeated questions and the seasons.
        </EmptyState>
      )}
      <ul ref={list} tabIndex={-1} aria-label="Ideas" className="focus:outline-none *:first:border-t-0">
        {shown.map((suggestion, index) => (
          <Idea
            key={suggestion.id}
            suggestion={suggestion}
            isFirst={index === 0}
            isBusy={isPending}
            onDecide={(decision) => act(suggestion.id, decision)}
          />
        ))}
      </ul>
      <PutAway suggestions={suggestions} isBusy={isPending} onReopen={(id) => act(id, 'reopen')} />
    </section>
  )
}

interface IdeaProps {
  suggestion: Suggestion
  /** The first idea has the page's only primary button. */
  isFirst: boolean
  isBusy: boolean
  onDecide: (decision: Decision) => void
}

function Idea({ suggestion: { draft, evidence }, isFirst, isBusy, onDecide }: IdeaProps) {
  const isRecipe = draft.type === 'recipe'
  const { button, content } = useDisclosure()
  return (
    <li className="grid grid-cols-1 gap-x-8 gap-y-3 border-t-[1.5px] border-line px-5 py-5.5 lg:grid-cols-[minmax(0,1fr)_220px]">
      <div className="min-w-0">
        <p className="flex items-center gap-2 text-label font-[650]">
          <span aria-hidden className={`h-1.5 w-3 rounded-b-full ${isRecipe ? 'bg-mark' : 'bg-accent'}`} />
          {isRecipe ? 'Recipe' : 'Article'}
        </p>
        <h2 className="mt-1 mb-3 font-display text-[1.375rem] leading-[1.22] font-bold tracking-[-.014em] text-balance wrap-anywhere">
          {draft.id === null ? draft.title : `Bring back “${draft.title}”`}
        </h2>
        <EvidenceList evidence={evidence} />
      </div>
      <div className="grid content-start justify-items-start gap-1 lg:justify-items-end">
        <div className="flex items-center gap-1.5">
          <Button look={isFirst ? 'primary' : 'line'} disabled={isBusy} onClick={() => onDecide('start')}>
            <PenLine aria-hidden className="size-5" />
            {draft.id === null ? 'Start a draft' : 'Open it'}
            <span className="sr-only">: {draft.title}</span>
          </Button>
          <IconButton
            label={`What else to do with “${draft.title}”`}
            {...button}
            className="border-transparent"
          >
            <Ellipsis aria-hidden className="size-5" />
          </IconButton>
        </div>
        <div {...content} className="flex gap-x-2 [&[hidden]]:hidden">
          <TextButton disabled={isBusy} onClick={() => onDecide('later')} className="min-h-11!">
            Later<span className="sr-only">: {draft.title}</span>
          </TextButton>
          <TextButton disabled={isBusy} onClick={() => onDecide('dismiss')} className="min-h-11! text-ink-2!">
            Not for me<span className="sr-only">: {draft.title}</span>
          </TextButton>
        </div>
      </div>
    </li>
  )
}

interface PutAwayProps {
  suggestions: readonly Suggestion[]
  isBusy: boolean
  onReopen: (id: string) => void
}

/** Lists ideas that were postponed or dismissed, to be reopened. */
function PutAway({ suggestions, isBusy, onReopen }: PutAwayProps) {
  const { time_zone } = useSite()
  const [isShown, setShown] = useState(false)
  const aside = suggestions.filter(({ state }) => state === 'dismissed')
  const later = suggestions.filter(({ state, later_until }) => state === 'open' && later_until !== null)
  const parts = [
    ...(aside.length > 0 ? [`${aside.length} put aside`] : []),
    ...(later.length > 0 ? [`${later.length} for later`] : []),
  ]
  if (parts.length === 0) return null
  const now = new Date().toISOString()
  return (
    <div className="border-t-[1.5px] border-line px-5 py-2">
      <TextButton
        icon={History}
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
        className="min-h-11!"
      >
        {parts.join(', ')}
      </TextButton>
      {isShown && (
        <ul>
          {[...later, ...aside].map(({ id, draft, later_until }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-4 border-t-[1.5px] border-line py-2 text-small"
            >
              <span className="min-w-0 flex-1 wrap-anywhere">
                {draft.title}
                {later_until && (
                  <span className="text-muted">
                    {' '}
                    · comes back on {formatNearDate(later_until, now, time_zone)}
                  </span>
                )}
              </span>
              <TextButton disabled={isBusy} onClick={() => onReopen(id)} className="min-h-11!">
                Bring back<span className="sr-only">: {draft.title}</span>
              </TextButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Shows the outcome of what was written, six weeks after it was published (IDEA-OUTCOME-1). */
function OutcomesPanel({ suggestions }: { suggestions: readonly Suggestion[] }) {
  const { time_zone } = useSite()
  const now = new Date().toISOString()
  const told = suggestions.filter(({ outcome }) => outcome !== null)
  const [next] = suggestions
    .filter(({ outcome, look_again_at }) => outcome === null && look_again_at !== null)
    .sort((a, b) => (a.look_again_at ?? '').localeCompare(b.look_again_at ?? ''))
  return (
    <Panel title="Did it help?" padded={false}>
      <p className="-mt-3 px-5 pb-4 text-small text-muted">Six weeks after you publish, we look again.</p>
      <ul>
        {told.map((suggestion) => (
          <Outcome key={suggestion.id} suggestion={suggestion} />
        ))}
      </ul>
      {next?.look_again_at && (
        <p className="border-t-[1.5px] border-line px-5 py-4 text-small text-muted">
          Next look on {formatNearDate(next.look_again_at, now, time_zone)}: “{next.draft.title}”.
        </p>
      )}
    </Panel>
  )
}

function Outcome({ suggestion: { draft, outcome } }: { suggestion: Suggestion }) {
  if (!outcome) return null
  return (
    <li className="grid grid-cols-1 items-center gap-4 border-t-[1.5px] border-line px-5 py-4 sm:grid-cols-[minmax(0,1fr)_132px]">
      <div className="min-w-0">
        <p className="font-[650] wrap-anywhere">{draft.title}</p>
        <p className="mt-1 text-small text-muted wrap-anywhere">{outcome.sentence}</p>
      </div>
      <Slope before={outcome.before} after={outcome.after} />
    </li>
  )
}

const TOP = 10
const BOTTOM = 50

/** Two figures with a line between them; a decrease is never red. */
function Slope({ before, after }: { before: number; after: number }) {
  const most = Math.max(before, after)
  const least = Math.min(before, after)
  const y = (value: number) =>
    most === least ? (TOP + BOTTOM) / 2 : BOTTOM - ((value - least) / (most - least)) * (BOTTOM - TOP)
  return (
    <svg
      viewBox="0 0 132 64"
      role="img"
      aria-label={`${before} before, ${after} after`}
      className="h-16 w-33 overflow-visible fill-ink [font:750_15px_var(--font-display)]"
    >
      <path d={`M28 ${y(before)}L104 ${y(after)}`} className="stroke-ink" strokeWidth={2} />
      <circle cx={28} cy={y(before)} r={4.5} className="fill-surface stroke-ink" strokeWidth={2} />
      <circle cx={104} cy={y(after)} r={5} className="fill-accent" />
      <text x={18} y={y(before) + 5} textAnchor="end">
        {before}
      </text>
      <text x={114} y={y(after) + 5}>
        {after}
      </text>
    </svg>
  )
}
