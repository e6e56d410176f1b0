import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { type IssueAnswer, issueCalls } from '../../../domain/newsletter/issue-calls.ts'
import { ButtonLink } from '../../../web/ui/button.tsx'
import { LoadingText, Skeleton } from '../../../web/ui/skeleton.tsx'
import { ApiError } from '../../data/api.ts'
import { ask } from '../../data/calls.ts'
import { FailureNote } from '../../ui/list-states.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useOpenedEditor } from '../editor/use-editor.ts'
import { IssueEditorScreen } from './issue-editor-screen.tsx'
import { IssueProgress } from './issue-progress.tsx'
import { ISSUE_LIST } from './issue-words.ts'

export function IssuePage() {
  const { id: asked = 'new' } = useParams()
  const { session, onCreated } = useOpenedEditor(asked)
  return <IssueLoader key={session} id={asked} onCreated={onCreated} />
}

interface IssueLoaderProps {
  /** From the address: a number, or `new`. */
  id: string
  onCreated: (id: number) => void
}

function IssueLoader({ id, onCreated }: IssueLoaderProps) {
  // The id with which it was opened: a new issue gets its id while it is open.
  const [openedId] = useState(id)
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', 'issues', 'opened', openedId],
    queryFn: async ({ signal }) => ({ answer: await openIssue(openedId, signal) }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  })
  if (data) return <IssueScreen opened={data.answer} onCreated={onCreated} />
  if (error instanceof ApiError && error.status === 404) {
    return (
      <>
        <PageHeader title="Letter not found">
          There is no letter at this address. It may have been deleted.
        </PageHeader>
        <ButtonLink href={ISSUE_LIST}>Back to the newsletter</ButtonLink>
      </>
    )
  }
  if (error) return <FailureNote onRetry={() => void refetch()}>We couldn’t load the letter.</FailureNote>
  return (
    <div className="grid gap-5">
      <LoadingText>Loading letter...</LoadingText>
      <Skeleton className="h-12" />
      <Skeleton className="h-120" />
    </div>
  )
}

async function openIssue(id: string, signal: AbortSignal): Promise<IssueAnswer | null> {
  if (id === 'new') return null
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new ApiError(404, 'Letter not found')
  return ask(issueCalls.read, { params: { id } }, { signal })
}

interface IssueScreenProps {
  opened: IssueAnswer | null
  onCreated: (id: number) => void
}

/** A draft is edited; in every other state the issue's progress is shown. */
function IssueScreen({ opened, onCreated }: IssueScreenProps) {
  const [answer, setAnswer] = useState(opened)
  if (answer && answer.issue.state !== 'draft')
    return <IssueProgress answer={answer} onTakenBack={setAnswer} />
  return <IssueEditorScreen opened={answer?.issue ?? null} onCreated={onCreated} onSent={setAnswer} />
}
