import { LINE_ROLES, type LineRole } from '../../../domain/import/recipe/read-line.ts'
import { INPUT_CLASS } from '../../../web/ui/field.tsx'
import { type ReviewRow, withRole } from './review.ts'

/** What a line can be called, and the colour of its mark; `facts` and `section` are only told. */
const ROLES: Record<LineRole, { label: string; mark: string }> = {
  title: { label: 'Title', mark: 'bg-ink' },
  description: { label: 'Description', mark: 'bg-info' },
  facts: { label: 'Servings, times', mark: 'bg-line-strong' },
  section: { label: 'Section', mark: 'bg-line-strong' },
  heading: { label: 'Heading', mark: 'bg-ok' },
  ingredient: { label: 'Ingredient', mark: 'bg-mark' },
  step: { label: 'Step', mark: 'bg-accent' },
  note: { label: 'Pro tip', mark: 'bg-warn' },
  nothing: { label: 'Left out', mark: 'bg-line' },
}
const TOLD: ReadonlySet<LineRole> = new Set(['facts', 'section'])

const PARTS = [
  { name: 'amount', label: 'Amount', place: '' },
  { name: 'unit', label: 'Unit', place: '' },
  { name: 'ingredient', label: 'Ingredient', place: 'col-span-2 sm:col-span-1' },
] as const

interface ReviewLineProps {
  row: ReviewRow
  number: number
  onChange: (row: ReviewRow) => void
}

/** A line as it was, and beside it what it became; on a phone one above the other. */
export function ReviewLine({ row, number, onChange }: ReviewLineProps) {
  const { role, source } = row
  const isQuiet = TOLD.has(role) || role === 'nothing'
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-2 border-b-[1.5px] border-line py-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)]">
      <p className={`flex items-baseline gap-2.5 text-small wrap-anywhere ${isQuiet ? 'text-muted' : ''}`}>
        <span
          aria-hidden
          className={`h-1.5 w-3 flex-none -translate-y-0.5 rounded-b-full ${ROLES[role].mark}`}
        />
        <span className={role === 'nothing' ? 'line-through decoration-line-strong' : ''}>{source}</span>
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-2 sm:grid-cols-[9.5rem_minmax(0,1fr)]">
        <RoleSelect role={role} number={number} onChoose={(chosen) => onChange(withRole(row, chosen))} />
        <Result row={row} number={number} onChange={onChange} />
      </div>
    </li>
  )
}

interface RoleSelectProps {
  role: LineRole
  number: number
  onChoose: (role: LineRole) => void
}

function RoleSelect({ role, number, onChoose }: RoleSelectProps) {
  const choices = LINE_ROLES.filter((one) => one === role || !TOLD.has(one))
  return (
    <select
      aria-label={`Line ${number} is`}
      value={role}
      onChange={({ target }) => {
        const chosen = choices.find((one) => one === target.value)
        if (chosen) onChoose(chosen)
      }}
      className={`${INPUT_CLASS} min-h-11 truncate py-1.5 pl-3 text-small`}
    >
      {choices.map((one) => (
        <option key={one} value={one}>
          {ROLES[one].label}
        </option>
      ))}
    </select>
  )
}

function Result({ row, number, onChange }: ReviewLineProps) {
  const { role, line, text } = row
  if (role === 'ingredient') {
    return (
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-[5rem_6rem_minmax(0,1fr)]">
        {PARTS.map(({ name, label, place }) => (
          <input
            key={name}
            aria-label={`${label}, line ${number}`}
            placeholder={label.toLowerCase()}
            value={line[name]}
            autoComplete="off"
            onChange={({ target }) => onChange({ ...row, line: { ...line, [name]: target.value } })}
            className={`${INPUT_CLASS} min-h-11 px-2.5 py-1.5 text-small ${place}`}
          />
        ))}
      </div>
    )
  }
  if (TOLD.has(role) || role === 'nothing') return null
  return (
    <textarea
      aria-label={`${ROLES[role].label}, line ${number}`}
      rows={1}
      value={text}
      onChange={({ target }) => onChange({ ...row, text: target.value })}
      className={`${INPUT_CLASS} block min-h-11 resize-none px-2.5 py-3! text-small field-sizing-content ${role === 'heading' || role === 'title' ? 'font-bold' : ''}`}
    />
  )
}
