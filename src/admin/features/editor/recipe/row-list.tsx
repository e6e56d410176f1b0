import { ArrowDown, ArrowUp, ClipboardPaste, GripVertical, type LucideIcon, Plus, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { TextButton } from '../../../ui/buttons.tsx'
import { SortableRows, useSortableRow } from '../../../ui/sortable-rows.tsx'
import type { Row } from '../row-keys.ts'

interface Removed<T> {
  row: T
  at: number
}

/** Returns the actions on a list of rows, with an undo after a removal and the focus where it is expected. */
export function useRowList<T extends Row>(rows: readonly T[], onChange: (rows: T[]) => void) {
  const [removed, setRemoved] = useState<Removed<T> | null>(null)
  const list = useRef<HTMLDivElement>(null)

  /** Renders synchronously: the next character typed belongs to the new row, and a phone keeps its keyboard open. */
  function changeAndFocus(change: () => void, key: string | undefined, selector: string) {
    flushSync(change)
    const row = key ? list.current?.querySelector(`[data-row="${key}"]`) : list.current
    row?.querySelector<HTMLElement>(selector)?.focus()
  }

  return {
    ref: list,
    removed,
    change: (key: string, change: Partial<T>) => onChange(changeRow(rows, key, change)),
    insert(at: number, added: readonly T[]) {
      changeAndFocus(() => onChange(insertRows(rows, at, added)), added.at(0)?.key, 'input, textarea')
    },
    move(from: number, to: number) {
      onChange(moveRow(rows, from, to))
    },
    remove(at: number) {
      const row = rows[at]
      if (!row) return
      const next = rows[at + 1] ?? rows[at - 1]
      const drop = () => {
        setRemoved({ row, at })
        onChange(rows.filter((_, index) => index !== at))
      }
      changeAndFocus(drop, next?.key, next ? '[data-remove]' : '[data-add]')
    },
    undo() {
      if (!removed) return
      const putBack = () => {
        setRemoved(null)
        onChange(insertRows(rows, Math.min(removed.at, rows.length), [removed.row]))
      }
      changeAndFocus(putBack, removed.row.key, 'input, textarea')
    },
  }
}

/** Returns the list with one row moved to another index; indexes outside the list change nothing. */
export function moveRow<T>(rows: readonly T[], from: number, to: number): T[] {
  const row = rows[from]
  if (row === undefined || to < 0 || to >= rows.length) return [...rows]
  const others = rows.filter((_, index) => index !== from)
  return [...others.slice(0, to), row, ...others.slice(to)]
}

export function insertRows<T>(rows: readonly T[], at: number, added: readonly T[]): T[] {
  return [...rows.slice(0, at), ...added, ...rows.slice(at)]
}

export function changeRow<T extends Row>(rows: readonly T[], key: string, change: Partial<T>): T[] {
  return rows.map((row) => (row.key === key ? { ...row, ...change } : row))
}

interface EditableRowsProps<T> {
  rows: readonly T[]
  list: { move: (from: number, to: number) => void; remove: (index: number) => void }
  /** The list's name in the item: `ingredients`. */
  field: string
  /** A row's name for screen readers: `Ingredient 2`. */
  nameOf: (index: number) => string
  /** A row's own text, for the button that removes it; the row's name where that is empty. */
  titleOf?: (row: T) => string
  /** How much text a row holds. */
  fields?: keyof typeof AREAS
  children: (row: T, index: number) => ReactNode
}

export function EditableRows<T extends Row>(props: EditableRowsProps<T>) {
  const { rows, list, field, nameOf, titleOf = () => '', fields, children } = props
  return (
    <SortableRows keys={rows.map(({ key }) => key)} nameAt={nameOf} onMove={list.move}>
      {rows.map((row, index) => (
        <SortableRow
          key={row.key}
          rowKey={row.key}
          field={`${field}.${index}`}
          name={nameOf(index)}
          removeLabel={titleOf(row) || nameOf(index).toLowerCase()}
          index={index}
          count={rows.length}
          fields={fields}
          onMove={list.move}
          onRemove={list.remove}
        >
          {children(row, index)}
        </SortableRow>
      ))}
    </SortableRows>
  )
}

interface SortableRowProps {
  rowKey: string
  /** The path of its errors: `ingredients.2`. */
  field: string
  /** Its name for screen readers: `Ingredient 2`. */
  name: string
  /** The name on the remove button: the ingredient itself, where there is one. */
  removeLabel: string
  index: number
  count: number
  /** How much text it holds. */
  fields?: keyof typeof AREAS
  onMove: (from: number, to: number) => void
  onRemove: (index: number) => void
  children: ReactNode
}

const ICON_BUTTON =
  'grid min-h-11 min-w-11 place-items-center self-start rounded-paper text-ink-2 hover:bg-sunken hover:text-ink aria-disabled:cursor-default aria-disabled:opacity-35 aria-disabled:hover:bg-transparent md:min-w-8'

/** On a phone the buttons are in pairs beside short fields and above long ones, else in one line; admin.css groups them. */
const AREAS = {
  short:
    "grid-cols-[2.75rem_minmax(0,1fr)_2.75rem] grid-rows-[auto_1fr] [grid-template-areas:'grip_body_remove'_'up_body_down']",
  long: "grid-cols-[2.75rem_minmax(0,1fr)_2.75rem_2.75rem_2.75rem] [grid-template-areas:'grip_._up_down_remove'_'body_body_body_body_body']",
}
const WIDE_AREAS =
  "md:grid-cols-[1.75rem_minmax(0,1fr)_auto_auto_auto] md:grid-rows-[auto] md:[grid-template-areas:'grip_body_up_down_remove']"

/** On screens so narrow that words beside the buttons would have one letter per line, the body is below them. */
const NARROW_AREAS =
  "max-[20rem]:grid-cols-[2.75rem_minmax(0,1fr)_2.75rem] max-[20rem]:[grid-template-areas:'grip_._remove'_'up_._down'_'body_body_body']!"

/** A row whose body is folded into one line: on a phone it is moved by its handle, or when open. */
const FOLDED =
  "max-md:has-[[data-folded]]:grid-cols-[2.75rem_minmax(0,1fr)_2.75rem] max-md:has-[[data-folded]]:[grid-template-areas:'grip_body_remove'] max-md:[&:has([data-folded])>[data-step]]:hidden [&:has([data-folded])>button]:self-center"

/** A row with its handle on the left, and its actions on the right. */
function SortableRow({
  rowKey,
  field,
  name,
  removeLabel,
  index,
  count,
  fields = 'short',
  onMove,
  onRemove,
  children,
}: SortableRowProps) {
  const { row, grip, isDragging } = useSortableRow(rowKey)
  const [moved, setMoved] = useState('')
  const canMove = (to: number) => to >= 0 && to < count
  /** Announces the row's new position; the focus or the caret stays where it is. */
  const moveTo = (to: number) => {
    if (!canMove(to)) return
    const focused = document.activeElement
    flushSync(() => {
      onMove(index, to)
      setMoved(`${name} is now in place ${to + 1} of ${count}.`)
    })
    if (focused instanceof HTMLElement) focused.focus()
  }
  /** Alt with an arrow key moves the focused row. */
  const moveByKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined
    if (step === undefined || event.target instanceof HTMLSelectElement) return
    event.preventDefault()
    moveTo(index + step)
  }
  const moveButton = (label: 'up' | 'down', Icon: LucideIcon, to: number) => (
    <button
      type="button"
      data-step
      aria-label={`Move ${name.toLowerCase()} ${label}`}
      // Focusable even at the end of the list: the press that moved the row there keeps its focus.
      aria-disabled={!canMove(to)}
      onClick={() => moveTo(to)}
      className={`${ICON_BUTTON} row-move ${label === 'up' ? '[grid-area:up]' : '[grid-area:down]'}`}
    >
      <Icon aria-hidden className="size-4.5" />
    </button>
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a key beside the buttons that do the same, for hands that are in a field of the row
    <div
      {...row}
      data-row={rowKey}
      data-field={field}
      onKeyDown={moveByKey}
      className={`sortable-row relative grid gap-x-1 bg-surface py-1.5 md:gap-x-2 md:py-1 ${AREAS[fields]} ${NARROW_AREAS} ${WIDE_AREAS} ${FOLDED} ${isDragging ? 'z-2 rounded-paper shadow-lift' : ''}`}
    >
      <button
        type="button"
        {...grip}
        aria-label={`Drag ${name.toLowerCase()}`}
        className={`${ICON_BUTTON} cursor-grab touch-none [grid-area:grip] active:cursor-grabbing`}
      >
        <GripVertical aria-hidden className="size-5" />
      </button>
      <div className="min-w-0 [grid-area:body]">{children}</div>
      {moveButton('up', ArrowUp, index - 1)}
      {moveButton('down', ArrowDown, index + 1)}
      <button
        type="button"
        data-remove
        aria-label={`Remove ${removeLabel}`}
        onClick={() => onRemove(index)}
        className={`${ICON_BUTTON} [grid-area:remove] md:min-w-11`}
      >
        <X aria-hidden className="size-5" />
      </button>
      <p role="status" className="sr-only">
        {moved}
      </p>
    </div>
  )
}

interface ListFootProps {
  addLabel: string
  onAdd: () => void
  others?: ReactNode
  /** Without it, pasting is not offered. */
  paste?: { label: string; onPress: () => void }
  /** What was removed last, and can be restored. */
  removed: string | null
  onUndo: () => void
}

/** Shown under a list: adds a line, pastes a whole list, and undoes the last removal. */
export function ListFoot({ addLabel, onAdd, others, paste, removed, onUndo }: ListFootProps) {
  return (
    <div className="-ml-1.5 flex flex-wrap items-center gap-x-3">
      <TextButton icon={Plus} data-add="" onClick={onAdd}>
        {addLabel}
      </TextButton>
      {others}
      {paste && (
        <TextButton icon={ClipboardPaste} onClick={paste.onPress}>
          {paste.label}
        </TextButton>
      )}
      <div role="status" className="ml-auto flex min-w-0 items-center gap-1 text-small text-muted">
        {removed !== null && (
          <>
            <span className="truncate">Removed {removed}.</span>
            <TextButton onClick={onUndo}>Undo</TextButton>
          </>
        )}
      </div>
    </div>
  )
}
