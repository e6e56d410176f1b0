import type { SiteSettings } from './settings.ts'

/** The social networks, in the order shown (PAGE-FOOTER-1). */
const NETWORKS = [
  { network: 'instagram', label: 'Instagram', setting: 'instagram_url' },
  { network: 'facebook', label: 'Facebook', setting: 'facebook_url' },
  { network: 'youtube', label: 'YouTube', setting: 'youtube_url' },
  { network: 'tiktok', label: 'TikTok', setting: 'tiktok_url' },
] as const

export interface SocialLink {
  network: (typeof NETWORKS)[number]['network']
  label: string
  url: string
}

/** Returns the profiles that are set; empty ones are not shown. */
export function socialLinks(
  settings: Pick<SiteSettings, (typeof NETWORKS)[number]['setting']>,
): SocialLink[] {
  return NETWORKS.map(({ network, label, setting }) => ({ network, label, url: settings[setting] })).filter(
    ({ url }) => url !== '',
  )
}
