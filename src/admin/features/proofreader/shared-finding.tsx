import { useState } from 'react'
import { Link } from 'react-router'
import { pluralize } from '../../../domain/items/labels.ts'
import type { SharedFinding } from '../../../domain/proofreader/group-findings.ts'
import { RULE_TITLES } from '../../../domain/proofreader/rule-titles.ts'
import { TextButton } from '../../ui/buttons.tsx'
import { LEVEL_WORDS } from './read-finding.ts'

/** So many names stand there before the rest is asked for. */
const FIRST = 5

/** What several items have in common, said once, with the way to its place in each. */
export function SharedFindingRow({ finding }: { finding: SharedFinding }) {
  const { rule, level, message, places } = finding
  const [isWhole, setWhole] = useState(false)
  const title = RULE_TITLES[rule] ?? message
  const shown = isWhole ? places : places.slice(0, FIRST)
  return (
    <li data-level={level} className="rounded-field border-[1.5px] border-line bg-surface">
      <div className="grid gap-1 px-5 pt-4">
        <h2 className="flex flex-wrap items-baseline gap-x-3 type-panel">
          <span className="min-w-0 wrap-anywhere">{title}</span>
          <span className="text-small font-normal text-muted">{pluralize(places.length, 'page')}</span>
        </h2>
        <p className="flex gap-2 text-small text-muted">
          <span aria-hidden className="proof-number mt-1 size-3.5!" />
          <span className="sr-only">{LEVEL_WORDS[level]}: </span>
          <span className="min-w-0 wrap-anywhere">{message}</span>
        </p>
      </div>
      <ul className="flex flex-wrap gap-x-6 px-5 pt-1 pb-3">
        {shown.map(({ item: { kind, id, title: name }, key }) => (
          <li key={`${kind} ${id}`} className="min-w-0">
            <Link
              to={`/admin/${kind}s/edit/${id}?finding=${encodeURIComponent(key)}`}
              className="inline-flex min-h-11 items-center text-small font-[650] wrap-anywhere underline decoration-line-strong underline-offset-4 hover:decoration-2"
            >
              {name || 'Without a title'}
            </Link>
          </li>
        ))}
        {places.length > shown.length && (
          <li>
            <TextButton onClick={() => setWhole(true)}>
              {places.length - shown.length} more
              <span className="sr-only"> with “{title}”</span>
            </TextButton>
          </li>
        )}
      </ul>
    </li>
  )
}
