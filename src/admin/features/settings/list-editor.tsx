import { arrayMove } from '@dnd-kit/sortable'
import { ArrowDown, ArrowUp, GripVertical, type LucideIcon, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../web/ui/button.tsx'
import { classNames } from '../../../web/ui/class-names.ts'
import { FieldError } from '../../../web/ui/field.tsx'
import { SortableRows, useSortableRow } from '../../ui/sortable-rows.tsx'

interface ListEditorProps<Item> {
  label: string
  help: string
  items: readonly Item[]
  onChange: (items: Item[]) => void
  /** A field of a row was left. */
  onLeave: () => void
  max: number
  /** What a new row holds. */
  blank: Item
  addLabel: string
  /** What a row is called, for its buttons and for a screen reader. */
  nameOf: (item: Item, index: number) => string
  error: string | undefined
  renderItem: (item: Item, index: number, change: (item: Item) => void) => ReactNode
}

/** A list whose rows can be added, written, moved and removed; by mouse, touch and keyboard. */
export function ListEditor<Item extends object>({
  label,
  help,
  items,
  onChange,
  onLeave,
  max,
  blank,
  addLabel,
  nameOf,
  error,
  renderItem,
}: ListEditorProps<Item>) {
  const id = useId()
  const list = useRef<HTMLFieldSetElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const { keys, ...rows } = useRowKeys(items.length)

  function add() {
    // Drawn at once: what is typed next belongs to the new row.
    flushSync(() => {
      rows.add()
      onChange([...items, blank])
    })
    list.current?.querySelector<HTMLElement>('li:last-child input')?.focus()
  }
  function remove(index: number) {
    rows.remove(index)
    onChange(items.filter((_, at) => at !== index))
    addButton.current?.focus()
  }
  function move(from: number, to: number) {
    rows.move(from, to)
    onChange(arrayMove([...items], from, to))
  }

  return (
    <fieldset ref={list} onBlur={onLeave} aria-describedby={`${id}-help`} className="min-w-0">
      <legend className="text-small font-[650]">{label}</legend>
      <p id={`${id}-help`} className="mb-3 flex justify-between gap-4 text-label text-muted">
        <span>{help}</span>
        <span className="flex-none tabular-nums">
          {items.length}/{max}
        </span>
      </p>
      <SortableRows keys={keys} nameAt={(index) => nameAt(items, index, nameOf)} onMove={move}>
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {items.map((item, index) => (
            <SortableCard
              key={keys[index]}
              rowKey={keys[index] ?? ''}
              name={nameOf(item, index)}
              onUp={index > 0 ? () => move(index, index - 1) : null}
              onDown={index < items.length - 1 ? () => move(index, index + 1) : null}
              onRemove={() => remove(index)}
            >
              {renderItem(item, index, (changed) =>
                onChange(items.map((other, at) => (at === index ? changed : other))),
              )}
            </SortableCard>
          ))}
        </ul>
      </SortableRows>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <Button
        ref={addButton}
        look="quiet"
        size="small"
        disabled={items.length >= max}
        onClick={add}
        className="mt-3"
      >
        <Plus aria-hidden className="size-4.5" />
        {addLabel}
      </Button>
    </fieldset>
  )
}

function nameAt<Item>(
  items: readonly Item[],
  index: number,
  nameOf: (item: Item, index: number) => string,
): string {
  const item = items[index]
  return item === undefined ? '' : nameOf(item, index)
}

interface SortableCardProps {
  rowKey: string
  name: string
  /** Null at the end of the list. */
  onUp: (() => void) | null
  onDown: (() => void) | null
  onRemove: () => void
  children: ReactNode
}

/** One row as a card: a grip to drag it by, its fields, its buttons. */
function SortableCard({ rowKey, name, onUp, onDown, onRemove, children }: SortableCardProps) {
  const { row, grip, isDragging } = useSortableRow(rowKey)
  return (
    <li
      {...row}
      className={classNames(
        'rounded-field border-[1.5px] border-line bg-surface p-3 sm:p-4',
        isDragging && 'relative z-2 shadow-lift',
      )}
    >
      <div className="-mt-1 mb-2 flex items-center">
        <button
          type="button"
          {...grip}
          aria-label={`Drag ${name}`}
          className="-ml-2 grid size-11 cursor-grab touch-none place-items-center rounded-[8px] text-muted hover:bg-sunken"
        >
          <GripVertical aria-hidden className="size-5" />
        </button>
        <span className="min-w-0 flex-1 truncate text-small font-[650]">{name}</span>
        <RowButton icon={ArrowUp} label={`Move ${name} up`} onPress={onUp} />
        <RowButton icon={ArrowDown} label={`Move ${name} down`} onPress={onDown} />
        <RowButton icon={Trash2} label={`Remove ${name}`} onPress={onRemove} />
      </div>
      {children}
    </li>
  )
}

function RowButton({
  icon: Icon,
  label,
  onPress,
}: {
  icon: LucideIcon
  label: string
  onPress: (() => void) | null
}) {
  return (
    <button
      type="button"
      aria-label={label}
      // Staying focusable at the end of the list: the press that brought the row there keeps its place.
      aria-disabled={onPress === null}
      onClick={() => onPress?.()}
      className="grid size-11 flex-none place-items-center rounded-full hover:bg-sunken aria-disabled:cursor-default aria-disabled:opacity-35 aria-disabled:hover:bg-transparent"
    >
      <Icon aria-hidden className="size-5" />
    </button>
  )
}

/** Keys for the rows of a list whose items have no id; they move with their rows, so that focus and drag follow. */
function useRowKeys(length: number) {
  const next = useRef(0)
  const makeKeys = (count: number) => Array.from({ length: count }, () => `row-${next.current++}`)
  const [keys, setKeys] = useState(() => makeKeys(length))
  // The list was replaced from outside (discarded, back to the original): other rows, other keys.
  const current = keys.length === length ? keys : makeKeys(length)
  if (current !== keys) setKeys(current)
  return {
    keys: current,
    add: () => setKeys([...current, ...makeKeys(1)]),
    remove: (index: number) => setKeys(current.filter((_, at) => at !== index)),
    move: (from: number, to: number) => setKeys(arrayMove(current, from, to)),
  }
}
