import { useSortable } from '@dnd-kit/sortable'
import { ArrowDown, ArrowUp, GripVertical, type LucideIcon, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../../web/ui/class-names.ts'

interface SortableRowProps {
  id: string
  name: string
  /** Null at the end of the list. */
  onUp: (() => void) | null
  onDown: (() => void) | null
  onRemove: () => void
  children: ReactNode
}

/** One row: a grip to drag it by, its fields, its buttons. */
export function SortableRow({ id, name, onUp, onDown, onRemove, children }: SortableRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id })
  return (
    <li
      ref={setNodeRef}
      style={{
        transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
        transition,
      }}
      className={classNames(
        'rounded-field border-[1.5px] border-line bg-surface p-3 sm:p-4',
        isDragging && 'relative z-2 shadow-lift',
      )}
    >
      <div className="-mt-1 mb-2 flex items-center">
        <button
          type="button"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
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
