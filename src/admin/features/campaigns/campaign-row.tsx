import { Trash2 } from 'lucide-react'
import { IconButton } from '../../../web/ui/button.tsx'
import { SiteLink } from '../../../web/ui/site-link.tsx'
import { useClock } from '../../data/use-clock.ts'
import { useSite } from '../../data/use-site.ts'
import { StateBadge } from '../../ui/badges.tsx'
import type { ListedCampaign } from './campaign-queries.ts'
import {
  CAMPAIGN_LIST,
  CAMPAIGN_STATE_WORDS,
  describeCampaign,
  nameCampaign,
  stateOf,
} from './campaign-words.ts'
import { SendingProgress } from './following/sending-progress.tsx'

interface CampaignRowProps {
  campaign: ListedCampaign
  onDelete: () => void
}

/** One issue: its subject, how it stands, and while it goes out how far it is. */
export function CampaignRow({ campaign, onDelete }: CampaignRowProps) {
  const { time_zone } = useSite()
  const now = useClock()
  const { preview_text, progress } = campaign
  const state = stateOf(campaign)
  const { label, look } = CAMPAIGN_STATE_WORDS[state]
  const facts = describeCampaign(campaign, now, time_zone)
  return (
    <li className="grid min-h-20 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-t-[1.5px] border-line py-3 pr-2 pl-4 sm:pr-3 sm:pl-5">
      <div className="grid min-w-0 gap-1">
        <SiteLink
          href={`${CAMPAIGN_LIST}/${campaign.id}`}
          className="py-0.5 leading-snug font-[650] wrap-anywhere no-underline hover:underline"
        >
          {nameCampaign(campaign)}
        </SiteLink>
        {preview_text && <p className="line-clamp-1 text-small text-muted max-sm:hidden">{preview_text}</p>}
        {state === 'sending' ? (
          <div className="mt-1 grid max-w-100 gap-2">
            <StateBadge look={look}>{label}</StateBadge>
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
        <IconButton
          label={`Delete ${nameCampaign(campaign)}`}
          onClick={onDelete}
          className="border-transparent hover:text-danger"
        >
          <Trash2 aria-hidden className="size-4.5" />
        </IconButton>
      )}
    </li>
  )
}
