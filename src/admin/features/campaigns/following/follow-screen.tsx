import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { StateBadge } from '../../../ui/badges.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { type CampaignAnswer, campaignQuery } from '../campaign-queries.ts'
import { CAMPAIGN_LIST, CAMPAIGN_STATE_WORDS, nameCampaign, stateOf } from '../campaign-words.ts'
import { LetterPreview } from '../letter-preview.tsx'
import { GoneOut } from './gone-out.tsx'
import { WaitingToGoOut } from './waiting-to-go-out.tsx'

interface FollowScreenProps {
  answer: CampaignAnswer
  /** It is a draft again. */
  onTakenBack: (answer: CampaignAnswer) => void
}

/** A letter that waits for its time, goes out, or has gone out: how it stands, and what it says. */
export function FollowScreen({ answer, onTakenBack }: FollowScreenProps) {
  const { data } = useQuery({ ...campaignQuery(answer.campaign.id), initialData: answer })
  const { campaign, recipients } = data
  const state = useRef<HTMLDivElement>(null)
  // It took the place of what she pressed, or she has just come here.
  useEffect(() => state.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    if (campaign.state === 'draft') onTakenBack(data)
  }, [campaign.state, data, onTakenBack])
  const { label, look } = CAMPAIGN_STATE_WORDS[stateOf(campaign)]
  return (
    <>
      <PageHeader title={nameCampaign(campaign)} back={{ href: CAMPAIGN_LIST, label: 'Newsletter' }} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div ref={state} tabIndex={-1} className="focus:outline-none">
          <Panel title="How it stands" aside={<StateBadge look={look}>{label}</StateBadge>}>
            {campaign.state === 'scheduled' ? (
              <WaitingToGoOut campaign={campaign} recipients={recipients} onTakenBack={onTakenBack} />
            ) : (
              <GoneOut campaign={campaign} />
            )}
          </Panel>
        </div>
        <Panel title="The letter" className="overflow-clip">
          <div className="-mx-5 -mb-5 bg-ground px-4 py-6 sm:px-6">
            <LetterPreview fields={campaign} />
          </div>
        </Panel>
      </div>
    </>
  )
}
