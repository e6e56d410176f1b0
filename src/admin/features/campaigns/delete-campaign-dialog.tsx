import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '../../../web/ui/toast.ts'
import { ApiError, callApiForNothing, describeFailure } from '../../data/api.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { nameCampaign } from './campaign-words.ts'

interface DeleteCampaignDialogProps {
  /** Null closes the dialog. */
  campaign: { id: number; subject: string } | null
  onClose: () => void
  onDeleted: () => void
}

/** Asks before a letter that has not gone out is deleted. */
export function DeleteCampaignDialog({ campaign, onClose, onDeleted }: DeleteCampaignDialogProps) {
  const client = useQueryClient()
  const deletion = useMutation({
    mutationFn: async (id: number) => {
      try {
        await callApiForNothing(`/api/admin/campaigns/${id}`, { method: 'DELETE' })
      } catch (error) {
        // Deleted in another tab: it is gone, as she wanted.
        if (!(error instanceof ApiError && error.status === 404)) throw error
      }
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['admin', 'campaigns', 'list'] })
      showToast({ title: 'Letter deleted' })
      onClose()
      onDeleted()
    },
    onError: (error) =>
      showToast({
        kind: 'alert',
        title: 'The letter could not be deleted',
        description: describeFailure(error),
      }),
  })
  return (
    <ConfirmDialog
      open={campaign !== null}
      title="Delete this letter?"
      confirmLabel="Delete"
      busyLabel="Deleting..."
      busy={deletion.isPending}
      danger
      onConfirm={() => campaign && deletion.mutate(campaign.id)}
      onClose={onClose}
    >
      <p>
        Are you sure you want to delete "{campaign && nameCampaign(campaign)}"? This action cannot be undone.
      </p>
    </ConfirmDialog>
  )
}
