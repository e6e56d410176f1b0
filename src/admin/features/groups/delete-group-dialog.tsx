import { callApiForNothing } from '../../data/api.ts'
import { describeFailure } from '../../data/describe-failure.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { describeContents, GROUP_KINDS, type Group, type GroupKind } from './group.ts'
import { useGroupChange } from './use-group-change.ts'

interface DeleteGroupDialogProps {
  kind: GroupKind
  group: Group
  onClose: () => void
  onDeleted: () => void
  /** Leads to merging instead, where something is still in it. */
  onMerge: () => void
}

/** Deletes what is empty; explains why the rest cannot be, and offers the way out (product §15.4: 409 while in use). */
export function DeleteGroupDialog({ kind, group, onClose, onDeleted, onMerge }: DeleteGroupDialogProps) {
  const { path, singular, Singular } = GROUP_KINDS[kind]
  const deletion = useGroupChange(kind, async () => {
    await callApiForNothing(`/api/admin/${path}/${group.id}`, { method: 'DELETE' })
    return `${Singular} deleted successfully`
  })
  const contents = describeContents(group)
  if (contents) {
    return (
      <ConfirmDialog
        open
        title={`“${group.name}” is in use`}
        confirmLabel="Merge instead"
        onConfirm={onMerge}
        onClose={onClose}
      >
        <p>
          This {singular} has {contents}, so it cannot be deleted. Merge it into another {singular} and
          everything moves there.
        </p>
      </ConfirmDialog>
    )
  }
  return (
    <ConfirmDialog
      open
      title={`Delete this ${singular}?`}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      busy={deletion.isPending}
      danger
      onClose={onClose}
      onConfirm={() => deletion.mutate(undefined, { onSuccess: onDeleted })}
    >
      <p>Are you sure you want to delete "{group.name}"? This action cannot be undone.</p>
      {deletion.error && (
        <p role="alert" className="mt-3 font-semibold text-danger">
          {describeFailure(deletion.error)}
        </p>
      )}
    </ConfirmDialog>
  )
}
