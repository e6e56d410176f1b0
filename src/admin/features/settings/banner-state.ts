import type { SiteSettings } from '../../../domain/site/settings.ts'

type BannerSettings = Pick<
  SiteSettings,
  'banner_text' | 'banner_link_text' | 'banner_link_url' | 'banner_starts_on' | 'banner_ends_on'
>

/**
 * Whether readers see the banner, and if not why.
 *
 * @param today `YYYY-MM-DD` in the site's zone
 */
export function bannerState(
  { banner_text, banner_link_text, banner_link_url, banner_starts_on, banner_ends_on }: BannerSettings,
  today: string,
): string {
  if (banner_text === '') return 'Not shown, because it has no text.'
  if (banner_starts_on !== '' && banner_ends_on !== '' && banner_ends_on < banner_starts_on) {
    return 'Never shown, because its last day is before its first.'
  }
  if (banner_starts_on !== '' && today < banner_starts_on) {
    return `Not shown yet: it begins on ${inWords(banner_starts_on)}.`
  }
  if (banner_ends_on !== '' && today > banner_ends_on) {
    return `No longer shown: its last day was ${inWords(banner_ends_on)}.`
  }
  const end = banner_ends_on === '' ? '' : `, until ${inWords(banner_ends_on)}`
  const half = (banner_link_text === '') !== (banner_link_url === '')
  return `Shown now${end}.${half ? ' The link is left out: it needs both words and an address.' : ''}`
}

/** A day without a time has no zone to be moved into. */
function inWords(day: string): string {
  return new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' }).format(new Date(day))
}
