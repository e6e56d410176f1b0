import { arrayMove } from '@dnd-kit/sortable'
import { Plus } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../web/ui/button.tsx'
import { FieldError } from '../../../web/ui/field.tsx'
import { SortableRows } from '../../ui/sortable-rows.tsx'
import { SortableCard } from './sortable-card.tsx'
import { useRowKeys } from './use-row-keys.ts'

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
    <fieldset ref={list} onBlur={onLeave} aria-describedby={`${id}-help`}>
      <legend className="text-small font-[650]">{label}</legend>
      <p id={`${id}-help`} className="mb-3 flex justify-between gap-4 text-label text-muted">
        <span>{help}</span>
        <span className="flex-none tabular-nums">
          {items.length}/{max}
        </span>
      </p>
      <SortableRows keys={keys} nameAt={(index) => nameAt(items, index, nameOf)} onMove={move}>
        <ul className="grid gap-3">
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
