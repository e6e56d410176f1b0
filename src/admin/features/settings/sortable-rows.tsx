import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { ReactNode } from 'react'

interface SortableRowsProps {
  keys: string[]
  nameAt: (index: number) => string
  onMove: (from: number, to: number) => void
  children: ReactNode
}

/** A finger that only scrolls is not dragging. */
const TOUCH_HOLD_MS = 180

/** Lets the rows inside change places, and says so to a screen reader. */
export function SortableRows({ keys, nameAt, onMove, children }: SortableRowsProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: TOUCH_HOLD_MS, tolerance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const placeOf = (id: UniqueIdentifier) => keys.indexOf(String(id))
  const say = (id: UniqueIdentifier, over: UniqueIdentifier | undefined, what: string) =>
    over === undefined
      ? `${nameAt(placeOf(id))} ${what}.`
      : `${nameAt(placeOf(id))} ${what}, place ${placeOf(over) + 1} of ${keys.length}.`
  const announcements: Announcements = {
    onDragStart: ({ active }) => say(active.id, active.id, 'lifted'),
    // Lifted, it lies over its own place first: that is no move yet.
    onDragOver: ({ active, over }) => say(active.id, over?.id, over?.id === active.id ? 'lifted' : 'moved'),
    onDragEnd: ({ active, over }) => say(active.id, over?.id, 'dropped'),
    onDragCancel: ({ active }) => `${nameAt(placeOf(active.id))} is back where it was.`,
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable:
            'Press Space to lift this row, the arrow keys to move it, Space to drop it, Escape to cancel.',
        },
      }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove(placeOf(active.id), placeOf(over.id))
      }}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}
