import type { ReactNode } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Stands in for a page of the week until its code and its dishes have come: then it is shown at once, and nothing moves. */
export function WaitingPage({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="wrap pb-section">
      <h1 className="type-d2 pt-[clamp(1.25rem,.5rem+2.4vw,2.75rem)]">{title}</h1>
      {children}
      <div aria-hidden className="mt-8 grid gap-3 noscript:hidden">
        <Skeleton className="h-12 w-full max-w-160" />
        <Skeleton className="h-40 w-full" />
        <Skeleton className="h-40 w-full" />
      </div>
    </div>
  )
}
