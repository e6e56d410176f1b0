import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { SiteLink } from '../../ui/site-link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

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
  if (Page) return <Page />
  return (
    <div className="wrap min-h-[70dvh] pb-section">
      <h1 className="type-d2 pt-[clamp(1.25rem,.5rem+2.4vw,2.75rem)]">{title}</h1>
      <p className="type-lead text-muted mt-3 hidden max-w-160 noscript:block">
        {intro} It’s made on your own device, and needs JavaScript. Without it every recipe can be read and
        printed all the same: <SiteLink href="/recipes">see all recipes</SiteLink>.
      </p>
      <div aria-hidden className="mt-8 grid gap-3 noscript:hidden">
        <Skeleton className="h-12 w-full max-w-160" />
        <Skeleton className="h-40 w-full" />
        <Skeleton className="h-40 w-full" />
      </div>
    </div>
  )
}
