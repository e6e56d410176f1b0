import type { UseQueryResult } from '@tanstack/react-query'
import { Merge, Pencil, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../web/ui/button.tsx'
import { showToast } from '../../../web/ui/toast.ts'
import { describeFailure } from '../../data/api.ts'
import { useChange } from '../../data/calls.ts'
import { DeleteButton } from '../../ui/buttons.tsx'
import { ConfirmDialog, DeleteDialog, useFocusAfterDialog } from '../../ui/dialogs.tsx'
import { SelectField } from '../../ui/fields.tsx'
import { EmptyState, NotLoaded, RowList, Sheet } from '../../ui/list-states.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { describeContents, TAXONOMY_KINDS, type Taxonomy, type TaxonomyKind } from './taxonomy.ts'

interface TaxonomyPageProps<G extends Taxonomy> {
  kind: TaxonomyKind
  title: string
  about: string
  taxonomies: UseQueryResult<G[]>
  mark: (taxonomy: G) => ReactNode
  more?: (taxonomy: G) => ReactNode
  /** Renders the form for a new one (null) or an existing one. */
  form: (taxonomy: G | null, onClose: () => void) => ReactNode
}

export function TaxonomyPage<G extends Taxonomy>({
  kind,
  title,
  about,
  taxonomies,
  mark,
  more,
  form,
}: TaxonomyPageProps<G>) {
  const { singular, plural } = TAXONOMY_KINDS[kind]
  const { task, setTask, list, close, closeAfterRemoval } = useTaxonomyPage<G>()
  const all = taxonomies.data
  // The current row: a refusal may just have reported that it changed.
  const current = task?.taxonomy && (all?.find(({ id }) => id === task.taxonomy?.id) ?? task.taxonomy)
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <Button onClick={() => setTask({ kind: 'write', taxonomy: null })}>
            <Plus aria-hidden className="size-5" />
            New {singular}
          </Button>
        }
      >
        {about}
      </PageHeader>
      {!all && (
        <Sheet>
          <NotLoaded
            query={taxonomies}
            failure={`We couldn’t load the ${plural}.`}
            loading={`Loading ${plural}...`}
          />
        </Sheet>
      )}
      {all?.length === 0 && <EmptyState picture="sheet" title={`No ${plural} yet`} />}
      {all && all.length > 0 && (
        <RowList ref={list} tabIndex={-1} aria-label={title}>
          {all.map((taxonomy) => (
            <TaxonomyRow
              key={taxonomy.id}
              taxonomy={taxonomy}
              mark={mark(taxonomy)}
              onEdit={() => setTask({ kind: 'write', taxonomy })}
              onMerge={all.length > 1 ? () => setTask({ kind: 'merge', taxonomy }) : undefined}
              onDelete={() => setTask({ kind: 'delete', taxonomy })}
            >
              {more?.(taxonomy)}
            </TaxonomyRow>
          ))}
        </RowList>
      )}
      {task?.kind === 'write' && form(task.taxonomy, close)}
      {task?.kind === 'merge' && current && (
        <MergeDialog
          kind={kind}
          taxonomy={current}
          others={(all ?? []).filter(({ id }) => id !== current.id)}
          onClose={close}
          onMerged={closeAfterRemoval}
        />
      )}
      {task?.kind === 'delete' && current && (
        <DeleteTaxonomyDialog
          kind={kind}
          taxonomy={current}
          onClose={close}
          onDeleted={closeAfterRemoval}
          onMerge={() => setTask({ kind: 'merge', taxonomy: current })}
        />
      )}
    </>
  )
}

interface TaxonomyRowProps {
  taxonomy: Taxonomy
  /** Shown before the name: a coloured icon, an initial. */
  mark: ReactNode
  /** Shown under the name, before the contents. */
  children?: ReactNode
  /** Absent where there is no other to merge into. */
  onMerge?: (() => void) | undefined
  onEdit: () => void
  onDelete: () => void
}

const ACTION =
  'inline-flex min-h-11 items-center gap-2 rounded-pill px-3 text-small font-[650] hover:bg-sunken'

function TaxonomyRow({ taxonomy, mark, children, onEdit, onMerge, onDelete }: TaxonomyRowProps) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 border-t-[1.5px] border-line px-4 py-3.5 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:px-5">
      {mark}
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-body text-base leading-snug font-[650] wrap-anywhere">
          {taxonomy.name}
          {!taxonomy.is_active && (
            <span className="inline-flex min-h-6 items-center rounded-paper bg-mute-bg px-[.6em] text-label text-mute">
              Not offered
            </span>
          )}
        </h2>
        {children}
        <p className="text-label text-muted">{describeContents(taxonomy) ?? 'Not used yet'}</p>
      </div>
      <div className="col-start-2 -mb-1 -ml-3 flex flex-wrap max-[20rem]:col-[1/-1] items-center gap-1 sm:col-start-3 sm:m-0">
        <button type="button" onClick={onEdit} className={ACTION}>
          <Pencil aria-hidden className="size-4.5" />
          Edit<span className="sr-only"> {taxonomy.name}</span>
        </button>
        {onMerge && (
          <button type="button" onClick={onMerge} className={ACTION}>
            <Merge aria-hidden className="size-4.5" />
            Merge<span className="sr-only"> {taxonomy.name}</span>
          </button>
        )}
        <DeleteButton label={`Delete ${taxonomy.name}`} onClick={onDelete} />
      </div>
    </li>
  )
}

type TaxonomyTask<G> =
  | { kind: 'write'; taxonomy: G | null }
  | { kind: 'merge'; taxonomy: G }
  | { kind: 'delete'; taxonomy: G }

/** Manages the current task, and the focus after its row is gone. */
function useTaxonomyPage<G extends Taxonomy>() {
  const [task, setTask] = useState<TaxonomyTask<G> | null>(null)
  const { list, moveFocus } = useFocusAfterDialog(task !== null)
  return {
    task,
    setTask,
    list,
    close: () => setTask(null),
    closeAfterRemoval: () => {
      setTask(null)
      moveFocus()
    },
  }
}

interface MergeDialogProps {
  kind: TaxonomyKind
  taxonomy: Taxonomy
  /** The possible targets: all but this one. */
  others: readonly Taxonomy[]
  onClose: () => void
  onMerged: () => void
}

/** Moves everything of one category or author into another and deletes the emptied one, after announcing exactly that. */
function MergeDialog({ kind, taxonomy, others, onClose, onMerged }: MergeDialogProps) {
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
  /** Opens merging instead, where it is not empty. */
  onMerge: () => void
}

/** Deletes an empty one; explains why others cannot be deleted, and offers to merge them (ADMIN-TAXONOMY-1). */
function DeleteTaxonomyDialog({ kind, taxonomy, onClose, onDeleted, onMerge }: DeleteTaxonomyDialogProps) {
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
