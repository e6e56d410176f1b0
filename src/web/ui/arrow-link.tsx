import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { SiteLink } from './site-link.tsx'

export function ArrowLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <SiteLink href={href} className="group inline-flex min-h-11 items-center gap-2 font-[650] no-underline">
      <span className="border-b-2 border-accent pb-px">{children}</span>
      <ArrowRight
        aria-hidden
        className="size-5 transition-transform duration-(--hf-mid) ease-paper group-hover:translate-x-1"
      />
    </SiteLink>
  )
}
