import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { SiteLink } from '../../ui/site-link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

export const WEEK_PATH = '/week'
export const SHOPPING_PATH = '/week/shopping'

interface OnThisDeviceProps {
  title: string
  /** Describes the page for visitors without JavaScript. */
  intro: string
  /** Loads the page's own code, once the page is hydrated. */
  load: () => Promise<ComponentType>
}

/** Renders a page whose content is stored on the device: the server renders only its frame. */
export function OnThisDevice({ title, intro, load }: OnThisDeviceProps): ReactNode {
  const [Page, setPage] = useState<ComponentType | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  useEffect(() => {
    load().then((loaded) => setPage(() => loaded), setFailure)
  }, [load])
  // The error boundary of the page shows the error, and offers a retry.
  if (failure) throw failure
  return (
    // At least as high as the screen, whatever the content, so that the footer never moves within it.
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

/** Placeholder of a page of the week until code and dishes have loaded: the page then appears whole, and nothing moves. */
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
