import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { ReactNode } from 'react'

interface SortableRowsProps {
  /** One per row, in order. */
  keys: readonly string[]
  /** A row's name for screen readers: `Ingredient 2`. */
  nameAt: (index: number) => string
  onMove: (from: number, to: number) => void
  children: ReactNode
}

const HELP =
  'Press Space to lift a line, the arrow keys to move it, Space again to put it down, and Escape to leave it where it was.'

/** Rows that can be dragged by mouse, touch and keyboard, with every move announced. */
export function SortableRows({ keys, nameAt, onMove, children }: SortableRowsProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: oneRowFurther }),
  )
  const indexOf = (id: UniqueIdentifier) => keys.indexOf(String(id))
  const endDrag = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) onMove(indexOf(active.id), indexOf(over.id))
  }
  const place = (id: UniqueIdentifier) => `place ${indexOf(id) + 1} of ${keys.length}`
  const lifted = (id: UniqueIdentifier) => `${nameAt(indexOf(id))} lifted, ${place(id)}.`
  const announcements: Announcements = {
    onDragStart: ({ active }) => lifted(active.id),
    onDragOver({ active, over }) {
      if (!over) return 'Moved outside the list.'
      return over.id === active.id ? lifted(active.id) : `Moved to ${place(over.id)}.`
    },
    onDragEnd: ({ over }) => (over ? `Put down at ${place(over.id)}.` : 'Left where it was.'),
    onDragCancel: ({ active }) => `Left where it was, ${place(active.id)}.`,
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={endDrag}
      accessibility={{ announcements, screenReaderInstructions: { draggable: HELP } }}
    >
      <SortableContext items={[...keys]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

/** Returns where an arrow key moves the lifted row: to the middle of its neighbour, whatever their heights. */
const oneRowFurther: KeyboardCoordinateGetter = (event, { context }) => {
  const { active, over, collisionRect, droppableRects } = context
  const step = event.code === 'ArrowUp' ? -1 : event.code === 'ArrowDown' ? 1 : 0
  if (step === 0 || !active || !collisionRect) return undefined
  event.preventDefault()
  const rows = [...droppableRects].toSorted(([, one], [, other]) => one.top - other.top)
  const here = rows.findIndex(([id]) => id === (over ?? active).id)
  const neighbour = rows[here + step]?.[1]
  if (!neighbour) return undefined
  return {
    x: collisionRect.left,
    y: neighbour.top + neighbour.height / 2 - collisionRect.height / 2,
  }
}

/**
 * Returns what the element and the handle of a row of `SortableRows` need.
 *
 * @param key the row's, as among the keys of its list
 */
export function useSortableRow(key: string) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: key })
  return {
    isDragging,
    row: {
      ref: setNodeRef,
      style: {
        // Rows only move vertically.
        transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
        transition: transition ?? undefined,
      },
    },
    grip: { ref: setActivatorNodeRef, ...attributes, ...listeners },
  }
}
