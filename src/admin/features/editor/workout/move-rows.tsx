import { ChevronDown, PersonStanding } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { isKnownMove } from '../../../../domain/movement/figure/find-move.ts'
import { figureNameOf } from '../../../../domain/movement/workout.ts'
import { classNames } from '../../../../web/ui/class-names.ts'
import { FieldError } from '../../../../web/ui/field.tsx'
import { TextButton } from '../../../ui/buttons.tsx'
import { GrowingField } from '../../../ui/fields.tsx'
import { EditableRows, ListFoot, useRowList } from '../recipe/row-list.tsx'
import { FigureDialog, MoveFigure } from './figure-dialog.tsx'
import { isBlankMove, type MoveRow, newMove, problemKey } from './move-row.ts'

const TITLES = { warm_up: 'Warm-up', moves: 'The moves', cool_down: 'Cool-down' }

type WorkoutPart = keyof typeof TITLES
type MoveField = 'name' | 'amount' | 'easier' | 'harder'

interface MoveRowsProps {
  part: WorkoutPart
  rows: readonly MoveRow[]
  onChange: (rows: MoveRow[]) => void
  /** Moves with text are shown in one line each until opened. */
  isFolded?: boolean
  /** The problems of rows' fields, by `problemKey`. */
  problems?: ReadonlyMap<string, string>
}

const NO_PROBLEMS: ReadonlyMap<string, string> = new Map()

/** Edits the moves of one part of a workout, each with the figure that will show it. */
export function MoveRows({ part, rows, onChange, isFolded = false, problems = NO_PROBLEMS }: MoveRowsProps) {
  const list = useRowList(rows, onChange)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const nameOf = (index: number) => `${TITLES[part]}, move ${index + 1}`
  const isWrong = (row: MoveRow) => [...problems.keys()].some((key) => key.startsWith(`${row.key}.`))
  const setOpen = (row: MoveRow, isOpen: boolean) =>
    setOpened((before) => {
      const next = new Set(before)
      if (isOpen) next.add(row.key)
      else next.delete(row.key)
      return next
    })
  const add = () => {
    const row = newMove()
    setOpen(row, true)
    list.insert(rows.length, [row])
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-[650]">{TITLES[part]}</legend>
      <div
        ref={list.ref}
        className={classNames(
          'grid grid-cols-1',
          isFolded &&
            'gap-2 [&>[data-row]]:rounded-field [&>[data-row]]:border-[1.5px] [&>[data-row]]:border-line [&>[data-row]]:px-1.5',
        )}
      >
        <EditableRows
          rows={rows}
          list={list}
          field={part}
          nameOf={nameOf}
          titleOf={({ name }) => name}
          fields="long"
        >
          {(row) => (
            <MoveBody
              row={row}
              isOpen={!isFolded || opened.has(row.key) || isWrong(row) || isBlankMove(row)}
              onOpen={isFolded ? (isOpen) => setOpen(row, isOpen) : null}
              problems={problems}
              onChange={(change) => {
                // A row being edited stays open, blank or not.
                if (isFolded) setOpen(row, true)
                list.change(row.key, change)
              }}
            />
          )}
        </EditableRows>
        <ListFoot
          addLabel="Add a move"
          onAdd={add}
          removed={list.removed ? list.removed.row.name || 'a move' : null}
          onUndo={list.undo}
        />
      </div>
    </fieldset>
  )
}

interface MoveBodyProps {
  row: MoveRow
  isOpen: boolean
  /** Null where every row is always open. */
  onOpen: ((isOpen: boolean) => void) | null
  problems: ReadonlyMap<string, string>
  onChange: (change: Partial<MoveRow>) => void
}

/** A move in one line, which opens into its fields. */
function MoveBody({ row, isOpen, onOpen, problems, onChange }: MoveBodyProps) {
  const id = useId()
  const fields = isOpen && <MoveFields row={row} problems={problems} onChange={onChange} />
  if (!onOpen) return fields
  return (
    <>
      <button
        type="button"
        data-folded={isOpen ? undefined : ''}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          flushSync(() => onOpen(!isOpen))
          if (!isOpen) document.getElementById(id)?.querySelector('textarea')?.focus()
        }}
        className={classNames(
          'flex min-h-14 w-full items-center gap-3.5 rounded-paper text-left hover:bg-sunken',
          isOpen && 'mb-2 pl-2',
        )}
      >
        {!isOpen && <MoveFigure move={row} className="size-14 max-[20rem]:hidden" />}
        <span className={classNames('min-w-0 flex-1', !isOpen && 'xl:max-w-60')}>
          <span className="line-clamp-2 font-[650]">{row.name || 'A new move'}</span>
          <span className="line-clamp-2 text-small leading-snug text-muted">{row.amount}</span>
        </span>
        {!isOpen && (
          <span className="line-clamp-2 flex-1 text-small leading-snug text-muted max-xl:hidden">
            {row.how}
          </span>
        )}
        <ChevronDown aria-hidden className={`mr-2 size-5 flex-none ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <div id={id}>{fields}</div>
    </>
  )
}

function MoveFields({ row, problems, onChange }: Pick<MoveBodyProps, 'row' | 'problems' | 'onChange'>) {
  const field = (name: MoveField, label: string, placeholder = '') => (
    <GrowingField
      label={label}
      value={row[name]}
      placeholder={placeholder}
      error={problems.get(problemKey(row, name)) ?? null}
      onChange={({ target }) => onChange({ [name]: target.value.replace(/[\r\n]+/g, ' ') })}
    />
  )
  return (
    <div className="grid gap-3 pb-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <ChosenFigure row={row} onChange={onChange} problem={problems.get(problemKey(row, 'figure'))} />
      <div className="grid gap-3 sm:grid-cols-2">
        {field('name', 'Name', 'Squat')}
        {field('amount', 'How much', '10 times')}
        <div className="sm:col-span-2">
          <GrowingField
            label="How it goes"
            value={row.how}
            error={problems.get(problemKey(row, 'how')) ?? null}
            onChange={({ target }) => onChange({ how: target.value })}
          />
        </div>
        {field('easier', 'Easier')}
        {field('harder', 'Harder')}
      </div>
    </div>
  )
}

/** Shows the figure as in the player, and offers another; reports an unknown name. */
function ChosenFigure({
  row,
  problem,
  onChange,
}: Pick<MoveBodyProps, 'row' | 'onChange'> & { problem: ReactNode }) {
  const [isChoosing, setChoosing] = useState(false)
  const id = useId()
  const isUnknown =
    row.name.trim() !== '' && row.figure === '' && !isKnownMove(figureNameOf({ name: row.name }))
  return (
    <div className="flex flex-wrap items-center gap-x-3 sm:grid sm:content-start sm:justify-items-start">
      <MoveFigure move={row} className="size-22" />
      <TextButton
        icon={PersonStanding}
        aria-haspopup="dialog"
        className="-ml-1.5"
        onClick={() => setChoosing(true)}
      >
        {row.figure ? 'Another figure' : 'Choose a figure'}
      </TextButton>
      {isUnknown && (
        <p className="text-label text-muted max-sm:basis-full">
          This move has no figure of its own, so it shows one standing. Choose one that fits.
        </p>
      )}
      {problem && <FieldError id={id}>{problem}</FieldError>}
      <FigureDialog
        open={isChoosing}
        move={row}
        onClose={() => setChoosing(false)}
        onChoose={(figure) => {
          onChange({ figure })
          setChoosing(false)
        }}
      />
    </div>
  )
}
