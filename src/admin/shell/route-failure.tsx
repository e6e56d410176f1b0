import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { ADMIN_HOME } from '../../domain/auth/admin-paths.ts'
import { Button, ButtonLink } from '../../web/ui/button.tsx'
import { EmptyState } from '../ui/list-states.tsx'
import { PageHeader, useDocumentTitle } from '../ui/page-header.tsx'

/**
 * A page that could not be shown: its code did not arrive (no connection, or the site was just renewed), or it broke.
 * Drafts are kept, so loading again loses nothing.
 */
export function RouteFailure() {
  const error = useRouteError()
  useEffect(() => console.error(error), [error])
  return (
    <div role="alert" className="grid max-w-140 justify-items-start gap-4 p-5">
      <PageHeader title="We couldn’t open this page">
        Please check your connection and try again. What you have typed is kept.
      </PageHeader>
      <Button onClick={() => window.location.reload()}>Try again</Button>
    </div>
  )
}

/** An address below `/admin` at which there is nothing. */
export function NotFound() {
  useDocumentTitle('Page not found')
  return (
    <EmptyState
      picture="glass"
      title={<h1 className="type-page">Page not found</h1>}
      action={<ButtonLink href={ADMIN_HOME}>Back to the dashboard</ButtonLink>}
    >
      There is no page of the admin at this address.
    </EmptyState>
  )
}
