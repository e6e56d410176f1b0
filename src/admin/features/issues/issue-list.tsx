import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { BookOpen, Plus } from 'lucide-react'
import { useState } from 'react'
import { isVisible } from '../../../domain/items/status.ts'
import { nameIssue } from '../../../domain/newsletter/issue.ts'
import { issueCalls } from '../../../domain/newsletter/issue-calls.ts'
import { startIssue } from '../../../domain/newsletter/issue-start.ts'
import { ButtonLink } from '../../../web/ui/button.tsx'
import { SiteLink } from '../../../web/ui/site-link.tsx'
import { showToast } from '../../../web/ui/toast.ts'
import { useChange } from '../../data/calls.ts'
import { articlePages } from '../../data/items.ts'
import { useClock } from '../../data/use-clock.ts'
import { useSite } from '../../data/use-site.ts'
import { StateBadge } from '../../ui/badges.tsx'
import { DeleteButton } from '../../ui/buttons.tsx'
import { DeleteDialog, useFocusAfterDialog } from '../../ui/dialogs.tsx'
import { MoreItems } from '../../ui/list-controls.tsx'
import { EmptyState, NotLoaded, RowList } from '../../ui/list-states.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PaperPicture } from '../../ui/paper-picture.tsx'
import { StaysInTrash, TrashNote } from '../trash/trash-note.tsx'
import { undoDeletion } from '../trash/trash-queries.ts'
import { IssuePreview } from './issue-preview.tsx'
import { SendingProgress } from './issue-progress.tsx'
import { issuePages, type ListedIssue } from './issue-queries.ts'
import { badgeOf, countPeople, describeIssue, ISSUE_LIST, START, stateOf } from './issue-words.ts'

const NEW = `${ISSUE_LIST}/new`

export function IssueList() {
  const list = useInfiniteQuery(issuePages)
  const issues = list.data?.pages.flatMap((page) => page.issues)
  const last = list.data?.pages.at(-1)
  return (
    <>
      <PageHeader
        title="Newsletter"
        actions={
          <ButtonLink href={NEW} look={issues?.length === 0 ? 'line' : 'primary'}>
            <Plus aria-hidden className="size-5" />
            New letter
          </ButtonLink>
        }
      >
        {last
          ? last.recipients === 0
            ? 'Nobody is on your list yet.'
            : `On your list today: ${countPeople(last.recipients)}.`
          : 'Your letters to everybody on your list.'}
      </PageHeader>
      {issues && last ? (
        <>
          {issues.length > 0 ? <IssueRows issues={issues} /> : <NoLetters />}
          <MoreItems list={list} shown={issues.length} total={last.total} />
          <TrashNote />
        </>
      ) : (
        <NotLoaded query={list} failure="We couldn’t load the newsletter." loading="Loading letters..." />
      )}
    </>
  )
}

function IssueRows({ issues }: { issues: readonly ListedIssue[] }) {
  const [leaving, setLeaving] = useState<ListedIssue | null>(null)
  const { list, moveFocus } = useFocusAfterDialog(leaving !== null)
  return (
    <>
      <RowList ref={list} tabIndex={-1} aria-label="Letters">
        {issues.map((issue) => (
          <IssueRow key={issue.id} issue={issue} onDelete={() => setLeaving(issue)} />
        ))}
      </RowList>
      <DeleteIssueDialog issue={leaving} onClose={() => setLeaving(null)} onDeleted={moveFocus} />
    </>
  )
}

interface IssueRowProps {
  issue: ListedIssue
  onDelete: () => void
}

function IssueRow({ issue, onDelete }: IssueRowProps) {
  const { time_zone } = useSite()
  const now = useClock()
  const { preview_text, progress } = issue
  const state = stateOf(issue)
  const { label, look } = badgeOf(issue)
  const facts = describeIssue(issue, now, time_zone)
  return (
    <li className="grid min-h-20 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-t-[1.5px] border-line py-3 pr-2 pl-4 sm:pr-3 sm:pl-5">
      <div className="grid min-w-0 gap-1">
        <SiteLink
          href={`${ISSUE_LIST}/${issue.id}`}
          className="py-0.5 leading-snug font-[650] wrap-anywhere no-underline hover:underline"
        >
          {nameIssue(issue)}
        </SiteLink>
        {preview_text && <p className="line-clamp-1 text-small text-muted max-sm:hidden">{preview_text}</p>}
        {state === 'sending' ? (
          <div className="mt-1 grid max-w-100 gap-2">
            <p>
              <StateBadge look={look}>{label}</StateBadge>
            </p>
            <SendingProgress label={facts.join(', ')} progress={progress} />
          </div>
        ) : (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-label text-muted">
            <StateBadge look={look}>{label}</StateBadge>
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </div>
        )}
      </div>
      {(state === 'draft' || state === 'scheduled') && (
        <DeleteButton label={`Delete ${nameIssue(issue)}`} onClick={onDelete} />
      )}
    </li>
  )
}

interface DeleteIssueDialogProps {
  /** Null closes the dialog. */
  issue: { id: number; subject: string } | null
  onClose: () => void
  onDeleted: () => void
}

function DeleteIssueDialog({ issue, onClose, onDeleted }: DeleteIssueDialogProps) {
  const client = useQueryClient()
  const deletion = useChange(issueCalls.remove, {
    goneIsDone: true,
    failure: 'We couldn’t delete the letter',
    async onSuccess(_answer, { params }, refreshed) {
      await refreshed
      const undo = undoDeletion(client, { type: 'issue', id: Number(params.id) })
      showToast({ title: 'Letter deleted', action: undo })
      onClose()
      onDeleted()
    },
  })
  return (
    <DeleteDialog
      open={issue !== null}
      title="Delete this letter?"
      busy={deletion.isPending}
      onConfirm={() => issue && deletion.mutate({ params: { id: issue.id } })}
      onClose={onClose}
    >
      <p>Are you sure you want to delete "{issue && nameIssue(issue)}"?</p>
      <StaysInTrash />
    </DeleteDialog>
  )
}

/** Number of articles searched for one that readers can open. */
const LOOKED_AT = 20

/** Shown before the first letter: what one made from an article looks like, and a link to begin. */
function NoLetters() {
  const { data } = useInfiniteQuery(articlePages({ q: '', status: 'published' }, LOOKED_AT))
  const now = new Date().toISOString()
  const article = data?.pages[0]?.items.find((item) => isVisible(item, now))
  if (!article) {
    return (
      <EmptyState picture="sheet" title="No letters yet" action={<Start />}>
        {WORDS}
      </EmptyState>
    )
  }
  const fields = startIssue({ ...article, kind: 'article', summary: article.excerpt })
  return (
    <div className="grid grid-cols-1 items-center gap-x-12 gap-y-8 py-4 lg:grid-cols-2">
      <div className="grid justify-items-start gap-2">
        <PaperPicture name="sheet" className="mb-3 w-36 md:w-42" />
        <p className="type-h3">No letters yet</p>
        <p className="mb-3 max-w-100 text-pretty text-muted">{WORDS}</p>
        <Start />
      </div>
      <figure className="grid grid-cols-1 gap-3">
        <figcaption className="text-small text-muted">
          What one from your newest article looks like
        </figcaption>
        {/* Its links lead readers on, not the coach. */}
        <div inert className="max-h-124 overflow-clip mask-[linear-gradient(#000_75%,transparent)] p-1">
          <IssuePreview fields={fields} />
        </div>
      </figure>
    </div>
  )
}

const WORDS = 'A thought of your own, or something you’ve just published.'

function Start() {
  return (
    <ButtonLink href={`${ISSUE_LIST}/new?${START}`}>
      <BookOpen aria-hidden className="size-5" />
      Start from an article or recipe
    </ButtonLink>
  )
}
