import type { SiteSettings } from './settings.ts'

const BANNER_PATHS = new Set(['/', '/blog', '/recipes', '/about'])

/** Whether the page at this path shows the banner (PAGE-BANNER-1). */
export function pathHasBanner(pathname: string): boolean {
  return BANNER_PATHS.has(pathname)
}

type BannerSettings = Pick<SiteSettings, 'banner_text' | 'banner_starts_on' | 'banner_ends_on'>

/**
 * Whether the banner has a text and today is within its days (PAGE-BANNER-1).
 *
 * @param today `YYYY-MM-DD` in the site's zone; both ends are included
 */
export function isBannerShown(
  { banner_text, banner_starts_on, banner_ends_on }: BannerSettings,
  today: string,
): boolean {
  if (banner_text === '') return false
  if (banner_starts_on !== '' && today < banner_starts_on) return false
  return banner_ends_on === '' || today <= banner_ends_on
}
