import type { Suggestion } from '../../../domain/suggestions/suggestion-calls.ts'
import { formatNearDate } from '../../../domain/time/dates.ts'
import { useSite } from '../../data/use-site.ts'
import { Panel } from '../../ui/panel.tsx'

/** What came of what was written, six weeks after it was published (IDEA-OUTCOME-1). */
export function OutcomesPanel({ suggestions }: { suggestions: readonly Suggestion[] }) {
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
    <li className="grid grid-cols-[minmax(0,1fr)] items-center gap-4 border-t-[1.5px] border-line px-5 py-4 sm:grid-cols-[minmax(0,1fr)_132px]">
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

/** Two figures and the line between them; never red for less. */
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
