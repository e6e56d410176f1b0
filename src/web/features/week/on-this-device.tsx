import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { SiteLink } from '../../ui/site-link.tsx'
import { WaitingPage } from './waiting-page.tsx'

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
