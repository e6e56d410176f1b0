import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { SiteLink } from '../../ui/site-link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

export const WEEK_PATH = '/week'
export const SHOPPING_PATH = '/week/shopping'

interface OnThisDeviceProps {
  title: string
  /** What the page is, for those without JavaScript. */
  intro: string
  /** The page's own code, loaded once it has come alive. */
  load: () => Promise<ComponentType>
}

/** A page that is made of what the device keeps: the server only knows its frame. */
export function OnThisDevice({ title, intro, load }: OnThisDeviceProps): ReactNode {
  const [Page, setPage] = useState<ComponentType | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  useEffect(() => {
    load().then((loaded) => setPage(() => loaded), setFailure)
  }, [load])
  // The page around it says what went wrong, and offers another try.
  if (failure) throw failure
  return (
    // As high as the screen, whatever comes: the footer below never moves on it.
    <div className="min-h-lvh print:min-h-0">
      {Page ? (
        <Page />
      ) : (
        <WaitingPage title={title}>
          <p className="type-lead text-muted mt-3 hidden max-w-160 noscript:block">
            {intro} It’s made on your own device, and needs JavaScript. You can still read and print every
            recipe: <SiteLink href="/recipes">see all recipes</SiteLink>.
          </p>
        </WaitingPage>
      )}
    </div>
  )
}

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
