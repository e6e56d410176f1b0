export { CampaignList as Component } from '../features/campaigns/campaign-list.tsx'
