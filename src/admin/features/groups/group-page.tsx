import type { UseQueryResult } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../web/ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { LoadingRows } from '../../ui/loading-rows.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { DeleteGroupDialog } from './delete-group-dialog.tsx'
import { GROUP_KINDS, type Group, type GroupKind } from './group.ts'
import { GroupRow } from './group-row.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { useGroupPage } from './use-group-page.ts'

interface GroupPageProps<G extends Group> {
  kind: GroupKind
  title: string
  /** What these are for, in a sentence. */
  about: string
  groups: UseQueryResult<G[]>
  mark: (group: G) => ReactNode
  more?: (group: G) => ReactNode
  /** The form for a new one (null) or a present one. */
  form: (group: G | null, onClose: () => void) => ReactNode
}

/** The page of all categories or all authors: make, change, merge, delete. */
export function GroupPage<G extends Group>({
  kind,
  title,
  about,
  groups,
  mark,
  more,
  form,
}: GroupPageProps<G>) {
  const { singular, plural } = GROUP_KINDS[kind]
  const { task, setTask, list, close, closeAfterRemoval } = useGroupPage<G>()
  const all = groups.data
  // The row as it is now: a refusal may have just told that things changed.
  const current = task?.group && (all?.find(({ id }) => id === task.group?.id) ?? task.group)
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <Button onClick={() => setTask({ kind: 'write', group: null })}>
            <Plus aria-hidden className="size-5" />
            New {singular}
          </Button>
        }
      >
        {about}
      </PageHeader>
      {groups.isPending && <LoadingRows>{`Loading ${plural}...`}</LoadingRows>}
      {!all && groups.isError && (
        <FailureNote onRetry={() => void groups.refetch()}>The {plural} could not be loaded.</FailureNote>
      )}
      {all?.length === 0 && <EmptyState title={`No ${plural} yet`} />}
      {all && all.length > 0 && (
        <ul
          ref={list}
          tabIndex={-1}
          aria-label={title}
          className="overflow-clip rounded-field border-[1.5px] border-line bg-surface focus:outline-none"
        >
          {all.map((group) => (
            <GroupRow
              key={group.id}
              group={group}
              mark={mark(group)}
              onEdit={() => setTask({ kind: 'write', group })}
              onMerge={all.length > 1 ? () => setTask({ kind: 'merge', group }) : undefined}
              onDelete={() => setTask({ kind: 'delete', group })}
            >
              {more?.(group)}
            </GroupRow>
          ))}
        </ul>
      )}
      {task?.kind === 'write' && form(task.group, close)}
      {task?.kind === 'merge' && current && (
        <MergeDialog
          kind={kind}
          group={current}
          others={(all ?? []).filter(({ id }) => id !== current.id)}
          onClose={close}
          onMerged={closeAfterRemoval}
        />
      )}
      {task?.kind === 'delete' && current && (
        <DeleteGroupDialog
          kind={kind}
          group={current}
          onClose={close}
          onDeleted={closeAfterRemoval}
          onMerge={() => setTask({ kind: 'merge', group: current })}
        />
      )}
    </>
  )
}
