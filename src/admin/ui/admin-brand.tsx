import { ADMIN_HOME } from '../../domain/auth/admin-paths.ts'
import { BrandMark } from '../../web/ui/brand-mark.tsx'
import { SiteLink } from '../../web/ui/site-link.tsx'
import { useSite } from '../data/use-site.ts'

export function AdminBrand({ href = ADMIN_HOME }: { href?: string }) {
  const { site_name } = useSite()
  return (
    <SiteLink
      href={href}
      className="inline-flex min-h-11 min-w-0 items-center gap-2.5 font-display text-[1.0625rem] leading-[1.1] font-extrabold tracking-[-.02em] no-underline"
    >
      <BrandMark className="size-8 flex-none" />
      <span className="line-clamp-2 min-w-0 pb-[.15em] wrap-break-word max-[20rem]:sr-only">{site_name}</span>
    </SiteLink>
  )
}

/** Shown while the session is being checked and the page's code is loading. */
export function StartingUp() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <div role="status" className="grid justify-items-center gap-3 text-small text-muted">
        <BrandMark className="size-12 text-ink" />
        Loading admin...
      </div>
    </main>
  )
}
