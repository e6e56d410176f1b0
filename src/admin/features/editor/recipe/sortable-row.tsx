import { ArrowDown, ArrowUp, GripVertical, type LucideIcon, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSortableRow } from '../../../ui/sortable-rows.tsx'

interface SortableRowProps {
  rowKey: string
  /** Where its errors belong: `ingredients.2`. */
  field: string
  /** What it is called aloud: `Ingredient 2`. */
  name: string
  /** What the remove button names: the ingredient itself, where there is one. */
  removeLabel: string
  index: number
  count: number
  /** How much is written in it. */
  fields?: keyof typeof AREAS
  onMove: (from: number, to: number) => void
  onRemove: (index: number) => void
  children: ReactNode
}

const ICON_BUTTON =
  'grid min-h-11 min-w-11 place-items-center self-start rounded-paper text-ink-2 hover:bg-sunken hover:text-ink disabled:opacity-35 disabled:hover:bg-transparent md:min-w-8'

/** On a phone the buttons stand two and two beside short fields and above long ones, on a wide screen in one line. */
const AREAS = {
  short:
    "grid-cols-[2.75rem_minmax(0,1fr)_2.75rem] grid-rows-[auto_1fr] [grid-template-areas:'grip_body_remove'_'up_body_down']",
  long: "grid-cols-[2.75rem_minmax(0,1fr)_2.75rem_2.75rem_2.75rem] [grid-template-areas:'grip_._up_down_remove'_'body_body_body_body_body']",
}
const WIDE_AREAS =
  "md:grid-cols-[1.75rem_minmax(0,1fr)_auto_auto_auto] md:grid-rows-[auto] md:[grid-template-areas:'grip_body_up_down_remove']"

/** One row with its handle at the left, and at the right what can be done with it. */
export function SortableRow({
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
  const moveButton = (label: 'up' | 'down', Icon: LucideIcon, to: number) => (
    <button
      type="button"
      aria-label={`Move ${name.toLowerCase()} ${label}`}
      disabled={to < 0 || to >= count}
      onClick={() => onMove(index, to)}
      className={`${ICON_BUTTON} ${label === 'up' ? '[grid-area:up]' : '[grid-area:down]'}`}
    >
      <Icon aria-hidden className="size-4.5" />
    </button>
  )
  return (
    <div
      {...row}
      data-row={rowKey}
      data-field={field}
      className={`relative grid gap-x-1 bg-surface py-1.5 md:gap-x-2 md:py-1 ${AREAS[fields]} ${WIDE_AREAS} ${isDragging ? 'z-2 rounded-paper shadow-lift' : ''}`}
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
    </div>
  )
}
