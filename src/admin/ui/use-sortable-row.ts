import { useSortable } from '@dnd-kit/sortable'

/**
 * One row of `SortableRows`: what its element and its grip need.
 *
 * @param key the row's, as it stands among the keys of its list
 */
export function useSortableRow(key: string) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: key })
  return {
    isDragging,
    row: {
      ref: setNodeRef,
      style: {
        // Rows only ever change places up and down.
        transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
        transition: transition ?? undefined,
      },
    },
    grip: { ref: setActivatorNodeRef, ...attributes, ...listeners },
  }
}
