import { ArrowRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { SiteLink } from './site-link.tsx'

/** A link that leads on: a word with an arrow. */
export function ArrowLink({ children, ...rest }: Omit<ComponentProps<typeof SiteLink>, 'className'>) {
  return (
    <SiteLink {...rest} className="group inline-flex min-h-11 items-center gap-2 font-[650] no-underline">
      <span className="border-b-2 border-accent pb-px">{children}</span>
      <ArrowRight
        aria-hidden
        className="size-5 transition-transform duration-(--hf-mid) ease-paper group-hover:translate-x-1"
      />
    </SiteLink>
  )
}
