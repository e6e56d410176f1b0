import { type ReactNode, type RefObject, useState } from 'react'
import type { ContentKind } from '../../../domain/content/status.ts'
import { useFocusAfterDialog } from '../../ui/use-focus-after-dialog.ts'
import { DeleteItemDialog } from './delete-item-dialog.tsx'

interface Deletion {
  /** Asks whether to delete an item. */
  ask: (item: { id: number; title: string }) => void
  /** The list the items stand in; the focus goes there when the item it was in is gone. */
  list: RefObject<HTMLUListElement | null>
  dialog: ReactNode
}

/** Deleting from a list: the question, and the focus afterwards. */
export function useDeletion(kind: ContentKind): Deletion {
  const [item, setItem] = useState<{ id: number; title: string } | null>(null)
  const { list, moveFocus } = useFocusAfterDialog(item !== null)
  const dialog = (
    <DeleteItemDialog kind={kind} item={item} onClose={() => setItem(null)} onDeleted={moveFocus} />
  )
  return { ask: setItem, list, dialog }
}
