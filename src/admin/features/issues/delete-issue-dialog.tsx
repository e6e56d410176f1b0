import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '../../../web/ui/toast.ts'
import { ApiError, callApiForNothing } from '../../data/api.ts'
import { describeFailure } from '../../data/describe-failure.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { nameIssue } from './issue-words.ts'

interface DeleteIssueDialogProps {
  /** Null closes the dialog. */
  issue: { id: number; subject: string } | null
  onClose: () => void
  onDeleted: () => void
}

/** Asks before a letter that has not gone out is deleted. */
export function DeleteIssueDialog({ issue, onClose, onDeleted }: DeleteIssueDialogProps) {
  const client = useQueryClient()
  const deletion = useMutation({
    mutationFn: async (id: number) => {
      try {
        await callApiForNothing(`/api/admin/issues/${id}`, { method: 'DELETE' })
      } catch (error) {
        // Deleted in another tab: it is gone, as she wanted.
        if (!(error instanceof ApiError && error.status === 404)) throw error
      }
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['admin', 'issues', 'list'] })
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
      open={issue !== null}
      title="Delete this letter?"
      confirmLabel="Delete"
      busyLabel="Deleting..."
      busy={deletion.isPending}
      danger
      onConfirm={() => issue && deletion.mutate(issue.id)}
      onClose={onClose}
    >
      <p>Are you sure you want to delete "{issue && nameIssue(issue)}"? This action cannot be undone.</p>
    </ConfirmDialog>
  )
}
