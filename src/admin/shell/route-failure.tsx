import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { ADMIN_HOME } from '../../domain/auth/admin-paths.ts'
import { Button, ButtonLink } from '../../web/ui/button.tsx'
import { PageHeader } from '../ui/page-header.tsx'

/**
 * A page that could not be shown: its code did not arrive (no connection, or the site was just renewed), or it broke.
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

/** An address below `/admin` at which there is nothing. */
export function NotFound() {
  return (
    <>
      <PageHeader title="Page not found">There is no page of the admin at this address.</PageHeader>
      <ButtonLink href={ADMIN_HOME}>Back to the dashboard</ButtonLink>
    </>
  )
}
