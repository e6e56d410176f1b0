import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { ButtonLink } from '../../../web/ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailureNote } from '../../ui/failure-note.tsx'
import { LoadingRows } from '../../ui/loading-rows.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useFocusAfterDialog } from '../../ui/use-focus-after-dialog.ts'
import { MoreItems } from '../lists/more-items.tsx'
import { DeleteIssueDialog } from './delete-issue-dialog.tsx'
import { issuePages, type ListedIssue } from './issue-queries.ts'
import { IssueRow } from './issue-row.tsx'
import { countPeople, ISSUE_LIST } from './issue-words.ts'

const NEW = `${ISSUE_LIST}/new`

/** `/admin/issues`: every issue of the newsletter. */
export function IssueList() {
  const list = useInfiniteQuery(issuePages())
  const issues = list.data?.pages.flatMap((page) => page.issues)
  const last = list.data?.pages.at(-1)
  return (
    <>
      <PageHeader
        title="Newsletter"
        actions={
          <ButtonLink href={NEW}>
            <Plus aria-hidden className="size-5" />
            New letter
          </ButtonLink>
        }
      >
        {last
          ? last.recipients === 0
            ? 'Your letters to everybody on your list. Nobody is on it yet.'
            : `Your letters to everybody on your list: ${countPeople(last.recipients)} today.`
          : 'Your letters to everybody on your list.'}
      </PageHeader>
      {issues && last ? (
        <>
          {issues.length > 0 ? <IssueRows issues={issues} /> : <NothingWritten />}
          <MoreItems list={list} shown={issues.length} total={last.total} />
        </>
      ) : list.isError ? (
        <FailureNote onRetry={() => void list.refetch()}>The newsletter could not be loaded.</FailureNote>
      ) : (
        <LoadingRows>Loading letters...</LoadingRows>
      )}
    </>
  )
}

function IssueRows({ issues }: { issues: readonly ListedIssue[] }) {
  const [leaving, setLeaving] = useState<ListedIssue | null>(null)
  const { list, moveFocus } = useFocusAfterDialog(leaving !== null)
  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Letters"
        className="overflow-clip rounded-field border-[1.5px] border-line bg-surface focus:outline-none *:first:border-t-0"
      >
        {issues.map((issue) => (
          <IssueRow key={issue.id} issue={issue} onDelete={() => setLeaving(issue)} />
        ))}
      </ul>
      <DeleteIssueDialog issue={leaving} onClose={() => setLeaving(null)} onDeleted={moveFocus} />
    </>
  )
}

function NothingWritten() {
  return (
    <EmptyState
      title="No letters yet"
      action={
        <ButtonLink href={NEW} look="line" size="small">
          <Plus aria-hidden className="size-5" />
          Write the first one
        </ButtonLink>
      }
    >
      Start from one of your articles or recipes, or write freely.
    </EmptyState>
  )
}
