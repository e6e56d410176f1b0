import { ArrowDown, ArrowUp, GripVertical, type LucideIcon, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../../web/ui/class-names.ts'
import { useSortableRow } from '../../ui/use-sortable-row.ts'

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
export function SortableCard({ rowKey, name, onUp, onDown, onRemove, children }: SortableCardProps) {
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
