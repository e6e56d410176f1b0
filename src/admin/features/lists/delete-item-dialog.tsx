import type { ContentKind } from '../../../domain/content/status.ts'
import { ITEM_KINDS } from '../../data/item-kinds.ts'
import { useDeleteItem } from '../../data/use-delete-item.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

interface DeleteItemDialogProps {
  kind: ContentKind
  /** The item in question; null closes the dialog. */
  item: { id: number; title: string } | null
  onClose: () => void
  onDeleted: () => void
}

/** Asks before an item is deleted (product §16.5). After a failure it stays, for another try. */
export function DeleteItemDialog({ kind, item, onClose, onDeleted }: DeleteItemDialogProps) {
  const deletion = useDeleteItem(kind)
  const confirm = () => {
    if (!item || deletion.isPending) return
    deletion.mutate(item.id, {
      onSuccess: () => {
        onClose()
        onDeleted()
      },
    })
  }
  return (
    <ConfirmDialog
      open={item !== null}
      title={`Delete this ${ITEM_KINDS[kind].singular}?`}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      busy={deletion.isPending}
      danger
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>Are you sure you want to delete "{item?.title}"? This action cannot be undone.</p>
    </ConfirmDialog>
  )
}
