import type { ReactNode } from 'react'
import { SiteLink } from '../../ui/site-link.tsx'

export function SearchButton({ icon }: { icon: ReactNode }) {
  return (
    <SiteLink
      href="/search"
      aria-label="Search"
      className="inline-grid size-11 place-items-center rounded-full hover:bg-[color-mix(in_srgb,currentColor_8%,transparent)]"
    >
      {icon}
    </SiteLink>
  )
}
