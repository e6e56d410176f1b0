import { isBannerShown } from '../../../domain/site/banner.ts'
import type { SiteSettings } from '../../../domain/site/settings.ts'
import { dayIn } from '../../../domain/time/dates.ts'

export function BannerPreview({ values }: { values: SiteSettings }) {
  const today = dayIn(new Date().toISOString(), values.time_zone)
  const { banner_text, banner_link_text, banner_link_url } = values
  const isShown = isBannerShown(values, today)
  return (
    <figure className="grid gap-2 border-t-[1.5px] border-line pt-5">
      <figcaption className="text-small font-[650]">How it looks</figcaption>
      <div
        className={`on-pine flex min-h-11 flex-wrap items-center justify-center gap-x-3 rounded-paper px-4 text-center text-small outline-[1.5px] outline-line ${isShown ? '' : 'opacity-60'}`}
      >
        <span className="py-1.5 wrap-anywhere">{banner_text || 'No text'}</span>
        {banner_link_text && banner_link_url && (
          <span className="py-1.5 font-[650] underline underline-offset-4">{banner_link_text}</span>
        )}
      </div>
      <p className="text-label text-muted">{bannerState(values, today)}</p>
    </figure>
  )
}

type BannerSettings = Pick<
  SiteSettings,
  'banner_text' | 'banner_link_text' | 'banner_link_url' | 'banner_starts_on' | 'banner_ends_on'
>

/**
 * Returns whether readers see the banner, and if not why.
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

/** UTC, since a day without a time must not be converted to another time zone. */
function inWords(day: string): string {
  return new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' }).format(new Date(day))
}
