import { IMPORT_REFUSALS, type ImportAnswer } from '../../../domain/admin/subscribers.ts'
import { pluralize } from '../../../domain/content/labels.ts'
import { REFUSAL_WORDS } from './subscriber-words.ts'

/** What an import would do: how many it adds, which lines it leaves out and why. */
export function ImportResult({ result: { added, refused, left_out } }: { result: ImportAnswer }) {
  const reasons = IMPORT_REFUSALS.map((reason) => ({ reason, count: left_out[reason] })).filter(
    ({ count }) => count > 0,
  )
  const leftOut = reasons.reduce((sum, { count }) => sum + count, 0)
  return (
    <div
      role="status"
      className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-field bg-sunken px-4 py-3.5 text-small"
    >
      <p className="font-[650]">
        {added === 0 ? 'Nobody would be added.' : `${pluralize(added, 'person', 'people')} would be added.`}
        {leftOut > 0 && ` ${pluralize(leftOut, 'line')} would be left out:`}
      </p>
      {reasons.length > 0 && (
        <ul className="grid gap-0.5">
          {reasons.map(({ reason, count }) => (
            <li key={reason}>
              <b className="font-[650] tabular-nums">{count}</b>: {REFUSAL_WORDS[reason]}
            </li>
          ))}
        </ul>
      )}
      {refused.length > 0 && (
        <ul
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
          tabIndex={0}
          aria-label="Lines left out"
          className="grid max-h-52 gap-1.5 overflow-y-auto text-label"
        >
          {refused.map(({ line, text, reason }) => (
            <li key={line} className="wrap-anywhere">
              <span className="tabular-nums">Line {line}</span>,{' '}
              <b className="font-[650]">{text || 'empty'}</b>
              <span className="text-muted">: {REFUSAL_WORDS[reason]}</span>
            </li>
          ))}
          {leftOut > refused.length && <li>… and {leftOut - refused.length} more.</li>}
        </ul>
      )}
    </div>
  )
}
