import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { SiteLink } from '../../web/ui/site-link.tsx'

interface SaveBarProps {
  back: { href: string; label: string }
  /** Badge and 'Saved 2 minutes ago'. */
  status: ReactNode
  /** The buttons, the primary one last. */
  children: ReactNode
}

/** The bar that sticks to the top of an editor: the way back, how things stand, what can be done. */
export function SaveBar({ back, status, children }: SaveBarProps) {
  return (
    <div className="sticky top-0 z-20 -mx-4 -mt-5 mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b-[1.5px] border-line bg-ground px-4 py-2.5 lg:-mx-10 lg:-mt-8 lg:px-10">
      <SiteLink
        href={back.href}
        className="inline-flex min-h-11 items-center gap-2 text-small font-semibold no-underline hover:underline"
      >
        <ArrowLeft aria-hidden className="size-4.5" />
        {back.label}
      </SiteLink>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <div className="flex items-center gap-2.5 text-small text-muted">{status}</div>
        <div className="flex items-center gap-2">{children}</div>
      </div>
    </div>
  )
}
