import type { UseQueryResult } from '@tanstack/react-query'
import { Merge, Pencil, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../web/ui/button.tsx'
import { DeleteButton } from '../../ui/buttons.tsx'
import { useFocusAfterDialog } from '../../ui/dialogs.tsx'
import { EmptyState, FailureNote, LoadingRows, Sheet } from '../../ui/list-states.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { describeContents, TAXONOMY_KINDS, type Taxonomy, type TaxonomyKind } from './taxonomy.ts'
import { DeleteTaxonomyDialog, MergeDialog } from './taxonomy-dialogs.tsx'

interface TaxonomyPageProps<G extends Taxonomy> {
  kind: TaxonomyKind
  title: string
  about: string
  taxonomies: UseQueryResult<G[]>
  mark: (taxonomy: G) => ReactNode
  more?: (taxonomy: G) => ReactNode
  /** The form for a new one (null) or a present one. */
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
  // The row as it is now: a refusal may have just told that things changed.
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
      {taxonomies.isPending && (
        <Sheet>
          <LoadingRows>{`Loading ${plural}...`}</LoadingRows>
        </Sheet>
      )}
      {!all && taxonomies.isError && (
        <Sheet>
          <FailureNote onRetry={() => void taxonomies.refetch()}>We couldn’t load the {plural}.</FailureNote>
        </Sheet>
      )}
      {all?.length === 0 && <EmptyState picture="sheet" title={`No ${plural} yet`} />}
      {all && all.length > 0 && (
        <ul
          ref={list}
          tabIndex={-1}
          aria-label={title}
          className="overflow-clip rounded-field border-[1.5px] border-line bg-surface focus:outline-none"
        >
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
        </ul>
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
  /** What stands before the name: a coloured icon, an initial. */
  mark: ReactNode
  /** Under the name, before what it holds. */
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
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 border-t-[1.5px] border-line px-4 py-3.5 first:border-t-0 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:px-5">
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
      <div className="col-start-2 -mb-1 -ml-3 flex flex-wrap items-center gap-1 sm:col-start-3 sm:m-0">
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

/** The task of the moment, and where the focus goes when its row is gone. */
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
