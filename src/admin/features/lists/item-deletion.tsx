import { type InfiniteData, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useState } from 'react'
import { itemCalls } from '../../../domain/content/item-calls.ts'
import { pluralize } from '../../../domain/items/labels.ts'
import type { ContentKind } from '../../../domain/items/status.ts'
import { notesCalls } from '../../../domain/notes/notes-calls.ts'
import { showAlert, showToast } from '../../../web/ui/toast.ts'
import { ApiError } from '../../data/api.ts'
import { queriesAt, readOf, useChange } from '../../data/calls.ts'
import { ITEM_KINDS, type ItemPage } from '../../data/items.ts'
import { DeleteDialog, useFocusAfterDialog } from '../../ui/dialogs.tsx'
import { StaysInTrash } from '../trash/trash-note.tsx'
import { undoDeletion } from '../trash/trash-queries.ts'

interface Deletion {
  /** Asks whether to delete an item. */
  ask: (item: { id: number; title: string }) => void
  /** The list of the items; it takes the focus when the focused item is gone. */
  list: RefObject<HTMLUListElement | null>
  dialog: ReactNode
}

/** Manages a deletion from a list: the question, and the focus afterwards. */
export function useDeletion(kind: ContentKind): Deletion {
  const [item, setItem] = useState<{ id: number; title: string } | null>(null)
  const { list, moveFocus } = useFocusAfterDialog(item !== null)
  const dialog = (
    <DeleteItemDialog kind={kind} item={item} onClose={() => setItem(null)} onDeleted={moveFocus} />
  )
  return { ask: setItem, list, dialog }
}

interface DeleteItemDialogProps {
  kind: ContentKind
  /** The item to delete; null closes the dialog. */
  item: { id: number; title: string } | null
  onClose: () => void
  onDeleted: () => void
}

/** Asks before an item is deleted (ADMIN-DELETE-1). After a failure it stays open, for a retry. */
function DeleteItemDialog({ kind, item, onClose, onDeleted }: DeleteItemDialogProps) {
  const deletion = useDeleteItem(kind)
  // Fetched before the press, so that the question names the notes deleted with the item; without an answer it omits them.
  const { data } = useQuery({
    ...readOf(notesCalls.list, { query: { kind, item: item?.id, limit: 1 } }, { refetchOnMount: 'always' }),
    enabled: item !== null,
  })
  const notes = (item && data?.total) || 0
  const confirm = () => {
    if (!item || deletion.isPending) return
    deletion.mutate(
      { params: { id: item.id } },
      {
        onSuccess: () => {
          onClose()
          onDeleted()
        },
      },
    )
  }
  return (
    <DeleteDialog
      open={item !== null}
      title={`Delete this ${ITEM_KINDS[kind].singular}?`}
      busy={deletion.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>Are you sure you want to delete "{item?.title}"? This action cannot be undone.</p>
      {notes > 0 && <p className="mt-2">{sayDeletedNotes(notes, kind)}</p>}
      <StaysInTrash />
    </DeleteDialog>
  )
}

function sayDeletedNotes(count: number, kind: ContentKind): string {
  const word = kind === 'recipe' ? 'note' : 'question'
  if (count === 1) return `The one ${word} under it goes with it. Undo brings both back.`
  return `Its ${pluralize(count, word)} go with it. Undo brings all of them back.`
}

const CONNECTION_MESSAGE = 'Please check your connection and try again.'

/** Deletes an item, removes it from every list immediately and shows the result (ADMIN-DELETE-1). */
function useDeleteItem(kind: ContentKind) {
  const client = useQueryClient()
  const { path, singular, Singular } = ITEM_KINDS[kind]
  return useChange(itemCalls[path].remove, {
    goneIsDone: true,
    onSuccess(_answer, { params }) {
      const id = Number(params.id)
      client.setQueriesData<Pages>(queriesAt([`/admin/${path}`]), (list) => dropItem(list, id))
      showToast({
        title: `${Singular} deleted successfully`,
        action: undoDeletion(client, { type: kind, id }),
      })
    },
    onError(error) {
      const description = error instanceof ApiError ? error.message : CONNECTION_MESSAGE
      showAlert(`Error deleting ${singular}`, description)
    },
  })
}

type Pages = InfiniteData<ItemPage<{ id: number }>>

/** Returns a list's loaded pages without one item, the total reduced by one. The counts come with the next answer. */
export function dropItem(list: Pages | undefined, id: number): Pages | undefined {
  if (!list?.pages.some(({ items }) => items.some((item) => item.id === id))) return list
  return {
    ...list,
    pages: list.pages.map((page) => ({
      ...page,
      items: page.items.filter((item) => item.id !== id),
      total: page.total - 1,
    })),
  }
}
