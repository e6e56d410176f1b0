import { arrayMove } from '@dnd-kit/sortable'
import { ArrowDown, ArrowUp, ChevronDown, GripVertical, type LucideIcon, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { SETTING_LIMITS } from '../../../domain/site/settings.ts'
import { classNames } from '../../../web/ui/class-names.ts'
import { FieldError, TextField } from '../../../web/ui/field.tsx'
import { QuietButton } from '../../ui/buttons.tsx'
import { SortableRows, useSortableRow } from '../../ui/sortable-rows.tsx'
import type { Problems } from './settings-changes.ts'

interface ListEditorProps<Item> {
  label: string
  help: string
  items: readonly Item[]
  onChange: (items: Item[]) => void
  /** Called when a field of a row has lost the focus. */
  onLeave: () => void
  max: number
  blank: Item
  addLabel: string
  /** Returns a row's name, for its buttons and for screen readers. */
  nameOf: (item: Item, index: number) => string
  /** Returns the text under a closed row's name; without it rows cannot be closed. */
  summaryOf?: (item: Item) => ReactNode
  /** The problems, by place: '' for the whole list, `2.name` within a row. */
  problems: Problems
  renderItem: (row: {
    item: Item
    index: number
    change: (item: Item) => void
    /** Renders a field for one of its texts. */
    field: (name: TextOf<Item>, label: string, maxLength?: number, placeholder?: string) => ReactNode
  }) => ReactNode
}

type TextOf<Item> = { [K in keyof Item]: Item[K] extends string ? K : never }[keyof Item] & string

/** A list whose rows can be added, edited, moved and removed; by mouse, touch and keyboard. */
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
  summaryOf,
  problems,
  renderItem,
}: ListEditorProps<Item>) {
  const id = useId()
  const error = problems['']
  const list = useRef<HTMLFieldSetElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const { keys, ...rows } = useRowKeys(items.length)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())

  function add() {
    // Rendered synchronously: what is typed next belongs to the new row.
    flushSync(() => {
      const added = rows.add()
      setOpened((current) => new Set([...current, added]))
      onChange([...items, blank])
    })
    list.current?.querySelector<HTMLElement>('li:last-child input')?.focus()
  }
  function remove(index: number) {
    rows.remove(index)
    onChange(items.filter((_, at) => at !== index))
    addButton.current?.focus()
  }
  function toggle(key: string) {
    setOpened((current) =>
      current.has(key) ? new Set([...current].filter((other) => other !== key)) : new Set([...current, key]),
    )
  }
  const change = (index: number) => (changed: Item) =>
    onChange(items.map((other, at) => (at === index ? changed : other)))
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
        <ul className="grid grid-cols-1 gap-3">
          {items.map((item, index) => (
            <SortableCard
              key={keys[index]}
              rowKey={keys[index] ?? ''}
              name={nameOf(item, index)}
              summary={summaryOf?.(item) ?? null}
              // A row with a problem is never closed.
              isOpen={!summaryOf || opened.has(keys[index] ?? '') || hasProblem(problems, index)}
              onToggle={summaryOf ? () => toggle(keys[index] ?? '') : null}
              onUp={index > 0 ? () => move(index, index - 1) : null}
              onDown={index < items.length - 1 ? () => move(index, index + 1) : null}
              onRemove={() => remove(index)}
            >
              {renderItem({
                item,
                index,
                change: change(index),
                field: (name, fieldLabel, maxLength = SETTING_LIMITS.line, placeholder) => (
                  <TextField
                    label={fieldLabel}
                    placeholder={placeholder}
                    value={String(item[name])}
                    maxLength={maxLength}
                    error={problems[`${index}.${name}`]}
                    onChange={({ currentTarget: { value } }) => change(index)({ ...item, [name]: value })}
                  />
                ),
              })}
            </SortableCard>
          ))}
        </ul>
      </SortableRows>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <QuietButton icon={Plus} ref={addButton} disabled={items.length >= max} onClick={add} className="mt-3">
        {addLabel}
      </QuietButton>
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

function hasProblem(problems: Problems, index: number): boolean {
  return Object.keys(problems).some((place) => place.startsWith(`${index}.`))
}

interface SortableCardProps {
  rowKey: string
  name: string
  summary: ReactNode
  isOpen: boolean
  /** Null for a row that is always open. */
  onToggle: (() => void) | null
  /** Null at the end of the list. */
  onUp: (() => void) | null
  onDown: (() => void) | null
  onRemove: () => void
  children: ReactNode
}

/** One row as a card: a drag handle, its name, and when open its fields and the buttons that move it. */
function SortableCard({ rowKey, name, summary, isOpen, onToggle, onRemove, ...card }: SortableCardProps) {
  const { row, grip, isDragging } = useSortableRow(rowKey)
  const id = useId()
  const moves = (
    <>
      <RowButton icon={ArrowUp} label={`Move ${name} up`} onPress={card.onUp} />
      <RowButton icon={ArrowDown} label={`Move ${name} down`} onPress={card.onDown} />
    </>
  )
  return (
    <li
      {...row}
      className={classNames(
        'rounded-field border-[1.5px] border-line bg-surface',
        isDragging && 'relative z-2 shadow-lift',
      )}
    >
      <div className="flex items-center py-1 pr-1 pl-0.5 sm:py-1.5 sm:pr-2 sm:pl-1">
        <button
          type="button"
          {...grip}
          aria-label={`Drag ${name}`}
          className="grid size-11 flex-none cursor-grab touch-none place-items-center rounded-[8px] text-muted hover:bg-sunken"
        >
          <GripVertical aria-hidden className="size-5" />
        </button>
        {onToggle ? (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={onToggle}
            className="flex min-h-12 min-w-0 flex-1 items-center gap-2 rounded-[8px] pr-2 pl-1 text-left hover:bg-sunken"
          >
            <span className="min-w-0 flex-1">
              <span className="block truncate text-small font-[650]">{name}</span>
              {!isOpen && <span className="block truncate text-label text-muted">{summary}</span>}
            </span>
            <ChevronDown aria-hidden className={classNames('size-5 flex-none', isOpen && 'rotate-180')} />
          </button>
        ) : (
          <>
            <span className="min-w-0 flex-1 truncate text-small font-[650]">{name}</span>
            {moves}
          </>
        )}
        <RowButton icon={Trash2} label={`Remove ${name}`} onPress={onRemove} />
      </div>
      <div id={id} hidden={!isOpen} className="px-3 pb-3 sm:px-4 sm:pb-4">
        {isOpen && card.children}
        {isOpen && onToggle && <div className="mt-2 -mb-1 -ml-2.5 flex">{moves}</div>}
      </div>
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
      // Focusable even at the end of the list: the press that moved the row there keeps its focus.
      aria-disabled={onPress === null}
      onClick={() => onPress?.()}
      className="grid size-11 flex-none place-items-center rounded-full hover:bg-sunken aria-disabled:cursor-default aria-disabled:opacity-35 aria-disabled:hover:bg-transparent"
    >
      <Icon aria-hidden className="size-5" />
    </button>
  )
}

/** Returns keys for the rows of a list whose items have no id; they move with their rows, so that focus and drag follow. */
function useRowKeys(length: number) {
  const next = useRef(0)
  const makeKeys = (count: number) => Array.from({ length: count }, () => `row-${next.current++}`)
  const [keys, setKeys] = useState(() => makeKeys(length))
  // The list was replaced from outside (discarded, back to the original): its rows get new keys.
  const current = keys.length === length ? keys : makeKeys(length)
  if (current !== keys) setKeys(current)
  return {
    keys: current,
    /** Returns the new row's key. */
    add: (): string => {
      const added = `row-${next.current++}`
      setKeys([...current, added])
      return added
    },
    remove: (index: number) => setKeys(current.filter((_, at) => at !== index)),
    move: (from: number, to: number) => setKeys(arrayMove(current, from, to)),
  }
}
