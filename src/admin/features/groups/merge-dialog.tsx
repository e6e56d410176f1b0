import { useState } from 'react'
import { z } from 'zod'
import { callApi } from '../../data/api.ts'
import { describeFailure } from '../../data/describe-failure.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { describeContents, GROUP_KINDS, type Group, type GroupKind } from './group.ts'
import { useGroupChange } from './use-group-change.ts'

interface MergeDialogProps {
  kind: GroupKind
  group: Group
  /** Where it may go: all the others. */
  others: readonly Group[]
  onClose: () => void
  onMerged: () => void
}

/** Moves everything of one group into another and removes the emptied one, after saying exactly that. */
export function MergeDialog({ kind, group, others, onClose, onMerged }: MergeDialogProps) {
  const { path, singular } = GROUP_KINDS[kind]
  const [into, setInto] = useState(others[0]?.id ?? null)
  const target = others.find(({ id }) => id === into)
  const merge = useGroupChange(kind, async () => {
    await callApi(z.unknown(), `/api/admin/${path}/${group.id}/merge`, { method: 'POST', body: { into } })
    return `“${group.name}” is now part of “${target?.name}”`
  })
  return (
    <ConfirmDialog
      open
      title={`Merge “${group.name}”`}
      confirmLabel="Merge"
      busyLabel="Merging..."
      busy={merge.isPending || !target}
      onClose={onClose}
      onConfirm={() => merge.mutate(undefined, { onSuccess: onMerged })}
    >
      <div className="grid gap-4">
        <SelectField
          label={`Merge into which ${singular}?`}
          value={String(into ?? '')}
          onChange={({ target: { value } }) => setInto(Number(value))}
          options={others.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        {target && (
          <p>
            {describeContents(group) ?? 'Nothing'} will move to “{target.name}”, and “{group.name}” will be
            removed. This action cannot be undone.
          </p>
        )}
        {merge.error && (
          <p role="alert" className="font-semibold text-danger">
            {describeFailure(merge.error)}
          </p>
        )}
      </div>
    </ConfirmDialog>
  )
}
