export { CampaignPage as Component } from '../features/campaigns/campaign-page.tsx'
