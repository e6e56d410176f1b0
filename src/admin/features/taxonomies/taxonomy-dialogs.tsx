import { useState } from 'react'
import { showToast } from '../../../web/ui/toast.ts'
import { describeFailure } from '../../data/api.ts'
import { useChange } from '../../data/calls.ts'
import { ConfirmDialog, DeleteDialog } from '../../ui/dialogs.tsx'
import { SelectField } from '../../ui/fields.tsx'
import { describeContents, TAXONOMY_KINDS, type Taxonomy, type TaxonomyKind } from './taxonomy.ts'

interface MergeDialogProps {
  kind: TaxonomyKind
  taxonomy: Taxonomy
  /** Where it may go: all the others. */
  others: readonly Taxonomy[]
  onClose: () => void
  onMerged: () => void
}

/** Moves everything of one category or author into another and removes the emptied one, after saying exactly that. */
export function MergeDialog({ kind, taxonomy, others, onClose, onMerged }: MergeDialogProps) {
  const { calls, singular } = TAXONOMY_KINDS[kind]
  const [into, setInto] = useState(others[0]?.id ?? null)
  const target = others.find(({ id }) => id === into)
  const merge = useChange(calls.merge, {
    onSuccess() {
      showToast({ title: `“${taxonomy.name}” is now part of “${target?.name}”` })
      onMerged()
    },
  })
  return (
    <ConfirmDialog
      open
      title={`Merge “${taxonomy.name}”`}
      confirmLabel="Merge"
      busyLabel="Merging..."
      busy={merge.isPending || !target}
      onClose={onClose}
      onConfirm={() => target && merge.mutate({ params: { id: taxonomy.id }, body: { into: target.id } })}
    >
      <div className="grid gap-4">
        <SelectField
          label={`Merge into which ${singular}?`}
          value={String(into ?? '')}
          onChoose={(value) => setInto(Number(value))}
          options={others.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        {target && (
          <p>
            {describeContents(taxonomy) ?? 'Nothing'} will move to “{target.name}”, and “{taxonomy.name}” will
            be removed. This action cannot be undone.
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

interface DeleteTaxonomyDialogProps {
  kind: TaxonomyKind
  taxonomy: Taxonomy
  onClose: () => void
  onDeleted: () => void
  /** Leads to merging instead, where something is still in it. */
  onMerge: () => void
}

/** Deletes what is empty; explains why the rest cannot be, and offers to merge (ADMIN-TAXONOMY-1). */
export function DeleteTaxonomyDialog({
  kind,
  taxonomy,
  onClose,
  onDeleted,
  onMerge,
}: DeleteTaxonomyDialogProps) {
  const { calls, singular, Singular } = TAXONOMY_KINDS[kind]
  const deletion = useChange(calls.remove, {
    onSuccess() {
      showToast({ title: `${Singular} deleted successfully` })
      onDeleted()
    },
  })
  const contents = describeContents(taxonomy)
  if (contents) {
    return (
      <ConfirmDialog
        open
        title={`“${taxonomy.name}” is in use`}
        confirmLabel="Merge instead"
        onConfirm={onMerge}
        onClose={onClose}
      >
        <p>
          This {singular} has {contents}, so it can’t be deleted. Merge it into another {singular} and
          everything moves there.
        </p>
      </ConfirmDialog>
    )
  }
  return (
    <DeleteDialog
      open
      title={`Delete this ${singular}?`}
      busy={deletion.isPending}
      onClose={onClose}
      onConfirm={() => deletion.mutate({ params: { id: taxonomy.id } })}
    >
      <p>Are you sure you want to delete "{taxonomy.name}"? This action cannot be undone.</p>
      {deletion.error && (
        <p role="alert" className="mt-3 font-semibold text-danger">
          {describeFailure(deletion.error)}
        </p>
      )}
    </DeleteDialog>
  )
}
