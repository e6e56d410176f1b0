import { useSettings } from '../data/site-context.ts'
import { SiteLink } from '../ui/site-link.tsx'

/** The mark: a sun over a bowl. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={className}>
      <circle cx="20" cy="11" r="8.5" fill="#d4380f" />
      <path d="M2.5 21.5h35a17.5 17.5 0 0 1-35 0z" fill="currentColor" />
    </svg>
  )
}

export function BrandLink() {
  const { site_name } = useSettings()
  return (
    <SiteLink
      href="/"
      className="inline-flex min-h-11 min-w-0 items-center gap-[.55rem] font-display text-[clamp(1rem,7vw-.4rem,1.1875rem)] leading-[1.05] font-extrabold tracking-[-.02em] text-balance wrap-break-word no-underline lg:text-[1.375rem]"
    >
      <BrandMark className="size-7.5 flex-none lg:size-9" />
      <span className="line-clamp-2 min-w-0 pb-[.1em]">{site_name}</span>
    </SiteLink>
  )
}
