import { Pencil, TriangleAlert } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { LINE_ROLES, type LineRole } from '../../../domain/import/recipe/read-line.ts'
import { classNames } from '../../../web/ui/class-names.ts'
import { INPUT_CLASS } from '../../../web/ui/field.tsx'
import { useAutoGrow } from '../../ui/use-auto-grow.ts'
import { type ReviewRow, withRole } from './review.ts'

/** The roles of a line, and the colour of their marks; `facts` and `section` are display only. */
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

/** A line of the text, beside it what it was read as; a press opens its fields (RIMPORT-BOX-2). */
export function ReviewLine({ row, number, onChange }: ReviewLineProps) {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLLIElement>(null)
  const doubtId = useId()
  if (!isOpen) {
    return (
      <li className="border-b-[1.5px] border-line">
        <button
          type="button"
          aria-expanded={false}
          onClick={() => {
            flushSync(() => setOpen(true))
            root.current?.querySelector<HTMLElement>('select')?.focus()
          }}
          className="grid min-h-12 w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 rounded-paper py-2 text-left text-small -outline-offset-3 hover:bg-sunken lg:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)_auto]"
        >
          <Source row={row} className="max-lg:hidden" />
          <span className="flex min-w-0 items-baseline gap-2.5">
            <Mark role={row.role} className="lg:hidden" />
            <Understood row={row} number={number} />
          </span>
          <Pencil aria-hidden className="mr-2 size-4 text-muted" />
        </button>
      </li>
    )
  }
  return (
    <li
      ref={root}
      className="grid grid-cols-1 gap-x-4 gap-y-2 border-b-[1.5px] border-line py-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)]"
    >
      <p className="text-small">
        <Source row={row} />
      </p>
      <div className="grid grid-cols-1 items-start gap-2 sm:grid-cols-[9.5rem_minmax(0,1fr)]">
        <RoleSelect
          role={row.role}
          number={number}
          describedBy={row.doubt === null ? undefined : doubtId}
          onChoose={(chosen) => onChange(withRole(row, chosen))}
        />
        <Result row={row} number={number} onChange={onChange} />
        <Doubt id={doubtId} said={row.doubt} className="sm:col-start-2" />
      </div>
    </li>
  )
}

function Mark({ role, className }: { role: LineRole; className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'h-1.5 w-3 flex-none -translate-y-0.5 rounded-b-full',
        ROLES[role].mark,
        className,
      )}
    />
  )
}

/** What to check in a line that may have been misread (RIMPORT-DOUBT-1). */
function Doubt({ said, id, className }: { said: string | null; id?: string; className?: string }) {
  if (said === null) return null
  return (
    <span id={id} className={classNames('flex items-start gap-[.4em] text-label text-warn', className)}>
      <TriangleAlert aria-hidden className="size-4 flex-none" />
      {said}
    </span>
  )
}

function Source({ row: { role, source }, className }: { row: ReviewRow; className?: string }) {
  const isQuiet = TOLD.has(role) || role === 'nothing'
  return (
    <span
      className={classNames('flex items-baseline gap-2.5 wrap-anywhere', isQuiet && 'text-muted', className)}
    >
      <Mark role={role} />
      <span className={role === 'nothing' ? 'line-through decoration-line-strong' : ''}>{source}</span>
    </span>
  )
}

function Understood({
  row: { role, line, text, source, doubt },
  number,
}: Pick<ReviewLineProps, 'row' | 'number'>) {
  const isQuiet = TOLD.has(role) || role === 'nothing'
  const amount = [line.amount, line.unit].filter(Boolean).join(' ')
  return (
    <span className="min-w-0 leading-snug wrap-anywhere">
      <span className="sr-only">Change line {number}, </span>
      <span className="block text-label text-muted">{ROLES[role].label}</span>
      {role === 'ingredient' ? (
        <>
          {amount && <b className="font-[650]">{amount}</b>} {line.ingredient}
        </>
      ) : (
        <span
          className={classNames(
            isQuiet && 'text-muted lg:hidden',
            role === 'nothing' && 'line-through decoration-line-strong',
            (role === 'heading' || role === 'title') && 'font-bold',
          )}
        >
          {isQuiet ? source : text}
        </span>
      )}
      <Doubt said={doubt} className="mt-1" />
    </span>
  )
}

interface RoleSelectProps {
  role: LineRole
  number: number
  describedBy: string | undefined
  onChoose: (role: LineRole) => void
}

function RoleSelect({ role, number, describedBy, onChoose }: RoleSelectProps) {
  const choices = LINE_ROLES.filter((one) => one === role || !TOLD.has(one))
  return (
    <select
      aria-label={`Line ${number} is`}
      aria-describedby={describedBy}
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
  const area = useAutoGrow()
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
      ref={area}
      aria-label={`${ROLES[role].label}, line ${number}`}
      rows={1}
      value={text}
      onChange={({ target }) => onChange({ ...row, text: target.value })}
      className={`${INPUT_CLASS} block min-h-11 resize-none px-2.5 py-3! text-small field-sizing-content ${role === 'heading' || role === 'title' ? 'font-bold' : ''}`}
    />
  )
}
