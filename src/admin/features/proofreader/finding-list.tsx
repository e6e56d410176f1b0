import { Check } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import { pluralize } from '../../../domain/items/labels.ts'
import type { SharedFinding } from '../../../domain/proofreader/group-findings.ts'
import { RULE_TITLES } from '../../../domain/proofreader/rule-titles.ts'
import { showToast } from '../../../web/ui/toast.ts'
import { TextButton } from '../../ui/buttons.tsx'
import { useObservable } from '../editor/observable.ts'
import type { Mended } from './create-proof.ts'
import { useProof } from './proof-context.tsx'
import { LEVEL_WORDS, type NumberedFinding } from './read-finding.ts'

interface FindingListProps {
  /** Scrolls to the finding's place in the text. */
  onShow: (finding: NumberedFinding) => void
}

/** Lists the findings, and in its place for a moment each finding just mended. */
export function FindingList({ onShow }: FindingListProps) {
  const proof = useProof()
  const findings = useObservable(proof.state, (state) => state.findings)
  const mended = useObservable(proof.state, (state) => state.mended)
  const current = useObservable(proof.state, (state) => state.current)
  const list = useRef<HTMLOListElement>(null)

  /** Moves the focus to the row after the one that is removed. */
  function leave(finding: NumberedFinding, act: () => boolean): void {
    const index = findings.indexOf(finding)
    const hadFocus = list.current?.contains(document.activeElement) ?? false
    let isDone = false
    flushSync(() => {
      isDone = act()
    })
    if (!isDone) showToast({ title: 'These words have changed. It is being read again.' })
    if (!hadFocus) return
    const rows = list.current?.querySelectorAll<HTMLElement>('[data-finding-row]')
    const next = rows?.[Math.min(index, rows.length - 1)]
    if (next) next.focus({ preventScroll: true })
    else list.current?.closest<HTMLElement>('[data-proof]')?.focus({ preventScroll: true })
  }
  const fix = (finding: NumberedFinding) => leave(finding, () => proof.fix(finding))
  const ignore = (finding: NumberedFinding) =>
    leave(finding, () => {
      proof.ignore(finding.key)
      return true
    })

  const rows: (NumberedFinding | Mended)[] = [...findings]
  for (const one of mended) rows.splice(Math.max(0, one.number - 1), 0, one)
  return (
    <ol ref={list}>
      {rows.map((row) =>
        'words' in row ? (
          <MendedRow key={`mended ${row.key}`} mended={row} onUndo={() => proof.undo(row)} />
        ) : (
          <FindingRow
            key={row.key}
            finding={row}
            fixLabel={proof.nameFix(row)}
            isCurrent={row.key === current}
            onShow={() => onShow(row)}
            onFix={() => fix(row)}
            onIgnore={() => ignore(row)}
          />
        ),
      )}
    </ol>
  )
}

const ROW =
  'relative grid grid-cols-[30px_minmax(0,1fr)] gap-x-3 gap-y-0.5 border-t-[1.5px] border-line px-[1.1rem] pt-[.95rem] pb-2'

interface FindingRowProps {
  finding: NumberedFinding
  fixLabel: string | null
  isCurrent: boolean
  onShow: () => void
  onFix: () => void
  onIgnore: () => void
}

function FindingRow({ finding, fixLabel, isCurrent, onShow, onFix, onIgnore }: FindingRowProps) {
  const { key, rule, level, message, number } = finding
  const title = RULE_TITLES[rule] ?? LEVEL_WORDS[level]
  const act = (event: KeyboardEvent) => {
    // Only on the row itself: its buttons handle their own keys.
    if (event.target !== event.currentTarget) return
    if (event.key === 'Enter' && fixLabel !== null) onFix()
    else if (event.key === 'Enter') onShow()
    else if (event.key === 'Delete') onIgnore()
    else return
    event.preventDefault()
  }
  return (
    // Its keys are alternatives to the buttons inside.
    <li
      data-finding-row={key}
      data-level={level}
      aria-current={isCurrent || undefined}
      aria-label={`${number}. ${LEVEL_WORDS[level]}: ${title}`}
      tabIndex={-1}
      onKeyDown={act}
      className={`${ROW} -outline-offset-3 aria-[current=true]:bg-sunken`}
    >
      <span aria-hidden className="proof-number">
        {number}
      </span>
      <p className="pt-0.5 leading-[1.35] font-[650]">{title}</p>
      <p className="col-start-2 text-small leading-[1.45] wrap-anywhere text-muted">{message}</p>
      <div className="col-start-2 mt-1 -ml-0.5 flex flex-wrap items-center gap-x-1">
        {fixLabel !== null && (
          <button
            type="button"
            onClick={onFix}
            className="inline-flex min-h-11 items-center rounded-pill border-[1.5px] border-ink px-[.95em] py-1 text-left text-small leading-tight font-[650] wrap-anywhere hover:bg-sunken"
          >
            {fixLabel}
          </button>
        )}
        <span className="inline-flex flex-wrap whitespace-nowrap">
          <TextButton onClick={onShow}>
            Show me<span className="sr-only"> finding {number}</span>
          </TextButton>
          <TextButton onClick={onIgnore} className="text-muted!">
            Ignore<span className="sr-only"> finding {number}</span>
          </TextButton>
        </span>
      </div>
    </li>
  )
}

function MendedRow({ mended: { words }, onUndo }: { mended: Mended; onUndo: () => void }) {
  return (
    <li className={`${ROW} text-ok`}>
      <span aria-hidden className="grid size-7 place-items-center rounded-[8px] bg-ok-bg">
        <Check className="size-4.5" />
      </span>
      <p className="pt-0.5 leading-[1.35] font-[650] wrap-anywhere">{words}</p>
      <div className="col-start-2 -ml-1.5">
        <TextButton onClick={onUndo}>Undo</TextButton>
      </div>
    </li>
  )
}

/** Number of names shown before the rest is expanded. */
const FIRST = 5

/** A finding that several items have in common, listed once, with links to its place in each. */
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
