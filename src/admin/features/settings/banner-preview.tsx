import { bannerIsShown } from '../../../domain/site/banner.ts'
import type { SiteSettings } from '../../../domain/site/settings.ts'
import { dayIn } from '../../../domain/time/dates.ts'
import { bannerState } from './banner-state.ts'

/** The banner as readers will see it, and whether they do today. */
export function BannerPreview({ values }: { values: SiteSettings }) {
  const today = dayIn(new Date().toISOString(), values.time_zone)
  const { banner_text, banner_link_text, banner_link_url } = values
  const isShown = bannerIsShown(values, today)
  return (
    <figure className="grid gap-2 border-t-[1.5px] border-line pt-5">
      <figcaption className="text-small font-[650]">How it looks</figcaption>
      <div
        className={`on-pine flex min-h-11 flex-wrap items-center justify-center gap-x-3 rounded-paper px-4 text-center text-small ${isShown ? '' : 'opacity-60'}`}
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
