import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '../../../web/ui/toast.ts'
import { ApiError, callApiForNothing, describeFailure } from '../../data/api.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

interface DeleteSubscriberDialogProps {
  /** Null closes the dialog. */
  subscriber: { id: number; email: string } | null
  onClose: () => void
  onDeleted: () => void
}

/** Deletes somebody for good when she asks for it, saying what goes and what stays. */
export function DeleteSubscriberDialog({ subscriber, onClose, onDeleted }: DeleteSubscriberDialogProps) {
  const client = useQueryClient()
  const deletion = useMutation({
    mutationFn: async (id: number) => {
      try {
        await callApiForNothing(`/api/admin/subscribers/${id}`, { method: 'DELETE' })
      } catch (error) {
        // Somebody was faster, in another tab perhaps: she is gone, as was wanted.
        if (!(error instanceof ApiError && error.status === 404)) throw error
      }
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['admin', 'subscribers'] })
      void client.invalidateQueries({ queryKey: ['admin', 'overview'] })
      showToast({ title: `${subscriber?.email} has been deleted` })
      onClose()
      onDeleted()
    },
    onError: (error) =>
      showToast({
        kind: 'alert',
        title: 'The address could not be deleted',
        description: describeFailure(error),
      }),
  })
  return (
    <ConfirmDialog
      open={subscriber !== null}
      title="Delete this subscriber?"
      confirmLabel="Delete"
      busyLabel="Deleting..."
      busy={deletion.isPending}
      danger
      onConfirm={() => subscriber && deletion.mutate(subscriber.id)}
      onClose={onClose}
    >
      <p>
        Are you sure you want to delete "{subscriber?.email}"? The address, the name, the consent and every
        letter to it are removed for good.
      </p>
      <p className="mt-3 text-small text-muted">
        All that stays is a hash: a fingerprint nobody can read the address from. With it an import cannot put
        the same address on your list again.
      </p>
    </ConfirmDialog>
  )
}
