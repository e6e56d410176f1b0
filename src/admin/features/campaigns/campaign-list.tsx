import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { ButtonLink } from '../../../web/ui/button.tsx'
import { useFocusAfterDialog } from '../../ui/confirm-dialog.tsx'
import { EmptyState, FailureNote, LoadingRows } from '../../ui/list-states.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { MoreItems } from '../lists/list-controls.tsx'
import { campaignPages, type ListedCampaign } from './campaign-queries.ts'
import { CampaignRow } from './campaign-row.tsx'
import { CAMPAIGN_LIST, countPeople } from './campaign-words.ts'
import { DeleteCampaignDialog } from './delete-campaign-dialog.tsx'

const NEW = `${CAMPAIGN_LIST}/new`

/** `/admin/letters`: every issue of the newsletter. */
export function CampaignList() {
  const list = useInfiniteQuery(campaignPages())
  const campaigns = list.data?.pages.flatMap((page) => page.campaigns)
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
      {campaigns && last ? (
        <>
          {campaigns.length > 0 ? <CampaignRows campaigns={campaigns} /> : <NothingWritten />}
          <MoreItems list={list} shown={campaigns.length} total={last.total} />
        </>
      ) : list.isError ? (
        <FailureNote onRetry={() => void list.refetch()}>The newsletter could not be loaded.</FailureNote>
      ) : (
        <LoadingRows>Loading letters...</LoadingRows>
      )}
    </>
  )
}

function CampaignRows({ campaigns }: { campaigns: readonly ListedCampaign[] }) {
  const [leaving, setLeaving] = useState<ListedCampaign | null>(null)
  const { list, moveFocus } = useFocusAfterDialog(leaving !== null)
  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Letters"
        className="overflow-clip rounded-field border-[1.5px] border-line bg-surface focus:outline-none *:first:border-t-0"
      >
        {campaigns.map((campaign) => (
          <CampaignRow key={campaign.id} campaign={campaign} onDelete={() => setLeaving(campaign)} />
        ))}
      </ul>
      <DeleteCampaignDialog campaign={leaving} onClose={() => setLeaving(null)} onDeleted={moveFocus} />
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
