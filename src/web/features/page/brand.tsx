import { useSettings } from '../../data/site-context.ts'
import { BrandMark } from '../../ui/brand-mark.tsx'
import { SiteLink } from '../../ui/site-link.tsx'

/** Renders the site's mark and name, or the coach's logo: a wide one replaces both, a squarer one precedes the name. */
export function BrandLink() {
  const { site_name, look } = useSettings()
  return (
    <SiteLink
      href="/"
      className="inline-flex min-h-11 min-w-0 items-center gap-[.55rem] font-display text-[clamp(1rem,8.5vw-.88rem,1.1875rem)] leading-[1.05] font-extrabold tracking-[-.02em] text-balance wrap-break-word no-underline lg:text-[1.375rem]"
    >
      {look?.logo ? (
        <img {...look.logo} alt={look.logo.alt} className="site-logo" />
      ) : (
        <BrandMark className="size-7.5 flex-none lg:size-9" />
      )}
      {!look?.logo?.alt && <span className="line-clamp-2 min-w-0 pb-[.1em]">{site_name}</span>}
    </SiteLink>
  )
}
