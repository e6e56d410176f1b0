import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { type Campaign, campaignAnswer, campaignListAnswer } from '../../../domain/admin/campaigns.ts'
import { SECOND } from '../../../domain/time/durations.ts'
import { callApi } from '../../data/api.ts'

const PER_PAGE = 30
/** How often an issue is looked after while it goes out, and while it waits for its time. */
const WATCH_SENDING = 2 * SECOND
const WATCH_SCHEDULED = 15 * SECOND

export type ListedCampaign = Omit<Campaign, 'content' | 'content_html'>

/** An issue as the server knows it, and how many would get it now. */
export interface CampaignAnswer {
  campaign: Campaign
  recipients: number
}

/** All issues, the one changed last first. */
export function campaignPages() {
  return infiniteQueryOptions({
    queryKey: ['admin', 'campaigns', 'list'],
    queryFn: ({ pageParam, signal }) => {
      const search = new URLSearchParams({ limit: String(PER_PAGE), page: String(pageParam) })
      return callApi(campaignListAnswer, `/api/admin/campaigns?${search}`, { signal })
    },
    initialPageParam: 1,
    getNextPageParam: ({ total }, _pages, page) => (page * PER_PAGE < total ? page + 1 : undefined),
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) =>
      soonest(data?.pages.flatMap(({ campaigns }) => campaigns) ?? []),
  })
}

/** One issue, followed while it waits and while it goes out. */
export function campaignQuery(id: number) {
  return queryOptions({
    queryKey: ['admin', 'campaigns', 'one', id],
    queryFn: ({ signal }) => fetchCampaign(id, signal),
    refetchInterval: ({ state: { data } }) => soonest(data ? [data.campaign] : []),
  })
}

export function fetchCampaign(id: number, signal?: AbortSignal): Promise<CampaignAnswer> {
  return callApi(campaignAnswer, `/api/admin/campaigns/${id}`, signal ? { signal } : {})
}

function soonest(campaigns: readonly ListedCampaign[]): number | false {
  if (campaigns.some(({ state }) => state === 'sending')) return WATCH_SENDING
  return campaigns.some(({ state }) => state === 'scheduled') ? WATCH_SCHEDULED : false
}
