import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Campaign, campaignAnswer } from '../../../../domain/admin/campaigns.ts'
import { formatDateAndTime } from '../../../../domain/time/zoned-time.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { showToast } from '../../../../web/ui/toast.ts'
import { callApi, describeFailure } from '../../../data/api.ts'
import { useSite } from '../../../data/use-site.ts'
import { type CampaignAnswer, campaignQuery } from '../campaign-queries.ts'
import { countPeople } from '../campaign-words.ts'

interface WaitingToGoOutProps {
  campaign: Campaign
  recipients: number
  onTakenBack: (answer: CampaignAnswer) => void
}

/** When a scheduled letter goes out and to how many, and the way to take it back. */
export function WaitingToGoOut({ campaign, recipients, onTakenBack }: WaitingToGoOutProps) {
  const { time_zone } = useSite()
  const client = useQueryClient()
  const takeBack = useMutation({
    mutationFn: () =>
      callApi(campaignAnswer, `/api/admin/campaigns/${campaign.id}/cancel`, { method: 'POST' }),
    onSuccess: (answer) => {
      void client.invalidateQueries({ queryKey: ['admin', 'campaigns', 'list'] })
      client.removeQueries({ queryKey: campaignQuery(campaign.id).queryKey })
      showToast({ title: 'It is a draft again' })
      onTakenBack(answer)
    },
    onError: (error) => {
      void client.invalidateQueries({ queryKey: campaignQuery(campaign.id).queryKey })
      showToast({ kind: 'alert', title: 'It could not be taken back', description: describeFailure(error) })
    },
  })
  return (
    <div className="grid justify-items-start gap-4">
      <div className="grid gap-1.5">
        <p className="font-[650]">
          Goes out on {campaign.send_at && formatDateAndTime(campaign.send_at, time_zone)} ({time_zone})
        </p>
        <p className="text-small text-muted">
          To everybody on your list by then: {countPeople(recipients)} today. To change it, take it back
          first.
        </p>
      </div>
      <Button look="line" size="small" disabled={takeBack.isPending} onClick={() => takeBack.mutate()}>
        {takeBack.isPending ? 'Taking it back...' : 'Take it back'}
      </Button>
    </div>
  )
}
