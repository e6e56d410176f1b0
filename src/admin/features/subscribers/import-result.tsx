import type { ImportAnswer } from '../../../domain/admin/subscribers.ts'
import { pluralize } from '../../../domain/content/labels.ts'
import { REFUSAL_WORDS } from './subscriber-words.ts'

/** So many lines are enough to see what is wrong with a list. */
const SHOWN = 200

/** What an import would do: how many it adds, which lines it leaves out and why. */
export function ImportResult({ result: { added, refused } }: { result: ImportAnswer }) {
  return (
    <div
      role="status"
      className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-field bg-sunken px-4 py-3.5 text-small"
    >
      <p className="font-[650]">
        {added === 0 ? 'Nobody would be added.' : `${pluralize(added, 'person', 'people')} would be added.`}
        {refused.length > 0 && ` ${pluralize(refused.length, 'line')} would be left out:`}
      </p>
      {refused.length > 0 && (
        <ul
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
          tabIndex={0}
          aria-label="Lines left out"
          className="grid max-h-52 gap-1.5 overflow-y-auto text-label"
        >
          {refused.slice(0, SHOWN).map(({ line, text, reason }) => (
            <li key={line} className="wrap-anywhere">
              <span className="tabular-nums">Line {line}</span>,{' '}
              <b className="font-[650]">{text || 'empty'}</b>
              <span className="text-muted">: {REFUSAL_WORDS[reason]}</span>
            </li>
          ))}
          {refused.length > SHOWN && <li>… and {refused.length - SHOWN} more.</li>}
        </ul>
      )}
    </div>
  )
}
