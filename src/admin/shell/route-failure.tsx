import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { Button } from '../../web/ui/button.tsx'
import { PageHeader } from '../ui/page-header.tsx'

/**
 * A page that could not be shown: its code did not arrive (she is offline, or the site was just renewed), or it broke.
 * Drafts are kept, so loading again loses nothing.
 */
export function RouteFailure() {
  const error = useRouteError()
  useEffect(() => console.error(error), [error])
  return (
    <div role="alert" className="grid max-w-140 justify-items-start gap-4 p-5">
      <PageHeader title="This page could not be opened">
        Please check your connection and try again. What you have typed is kept.
      </PageHeader>
      <Button onClick={() => window.location.reload()}>Try again</Button>
    </div>
  )
}
