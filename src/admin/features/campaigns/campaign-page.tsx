import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { ButtonLink } from '../../../web/ui/button.tsx'
import { LoadingText, Skeleton } from '../../../web/ui/skeleton.tsx'
import { ApiError } from '../../data/api.ts'
import { FailureNote } from '../../ui/list-states.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useOpenedEditor } from '../editor/use-opened-editor.ts'
import { type CampaignAnswer, fetchCampaign } from './campaign-queries.ts'
import { CAMPAIGN_LIST } from './campaign-words.ts'
import { FollowScreen } from './following/follow-screen.tsx'
import { LetterScreen } from './writing/letter-screen.tsx'

/** `/admin/letters/new` and `/admin/letters/{id}`. */
export function CampaignPage() {
  const { id: asked = 'new' } = useParams()
  const { session, onCreated } = useOpenedEditor(asked)
  return <CampaignLoader key={session} id={asked} onCreated={onCreated} />
}

interface CampaignLoaderProps {
  /** From the address: a number, or `new`. */
  id: string
  onCreated: (id: number) => void
}

function CampaignLoader({ id, onCreated }: CampaignLoaderProps) {
  // The id it was opened with: a new letter gets its own while it is open.
  const [openedId] = useState(id)
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', 'campaigns', 'opened', openedId],
    queryFn: async ({ signal }) => ({ answer: await openCampaign(openedId, signal) }),
    ...{ staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnReconnect: false },
  })
  if (data) return <CampaignScreen opened={data.answer} onCreated={onCreated} />
  if (error instanceof ApiError && error.status === 404) {
    return (
      <>
        <PageHeader title="Letter not found">
          There is no letter at this address. It may be deleted.
        </PageHeader>
        <ButtonLink href={CAMPAIGN_LIST}>Back to the newsletter</ButtonLink>
      </>
    )
  }
  if (error) return <FailureNote onRetry={() => void refetch()}>The letter could not be loaded.</FailureNote>
  return (
    <div className="grid gap-5">
      <LoadingText>Loading letter...</LoadingText>
      <Skeleton className="h-12" />
      <Skeleton className="h-120" />
    </div>
  )
}

async function openCampaign(id: string, signal: AbortSignal): Promise<CampaignAnswer | null> {
  if (id === 'new') return null
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new ApiError(404, 'Letter not found')
  return fetchCampaign(Number(id), signal)
}

interface CampaignScreenProps {
  opened: CampaignAnswer | null
  onCreated: (id: number) => void
}

/** A draft is written; everything else is followed. */
function CampaignScreen({ opened, onCreated }: CampaignScreenProps) {
  const [answer, setAnswer] = useState(opened)
  if (answer && answer.campaign.state !== 'draft')
    return <FollowScreen answer={answer} onTakenBack={setAnswer} />
  return <LetterScreen opened={answer?.campaign ?? null} onCreated={onCreated} onSent={setAnswer} />
}
