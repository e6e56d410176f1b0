import { bannerIsShown, pathHasBanner } from '../../../domain/site/banner.ts'
import { useLocation } from '../../data/page-context.ts'
import { useSettings, useSite } from '../../data/site-context.ts'
import { SiteLink } from '../../ui/site-link.tsx'

export function Banner() {
  const settings = useSettings()
  const { today } = useSite()
  const { pathname } = useLocation()
  if (!pathHasBanner(pathname) || !bannerIsShown(settings, today)) return null
  return (
    <aside aria-label="Announcement" className="on-pine text-[clamp(.8125rem,4vw,.9375rem)] print-hidden">
      <div className="wrap flex min-h-11 flex-wrap items-center justify-center gap-x-2 text-center sm:gap-x-3">
        <span className="py-1.5">{settings.banner_text}</span>
        {settings.banner_link_text && settings.banner_link_url && (
          <SiteLink
            href={settings.banner_link_url}
            className="inline-flex min-h-11 items-center font-[650] underline underline-offset-4"
          >
            {settings.banner_link_text}
          </SiteLink>
        )}
      </div>
    </aside>
  )
}
