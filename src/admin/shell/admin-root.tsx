import { useEffect, useMemo } from 'react'
import { Outlet, ScrollRestoration, useNavigate, useNavigation, useRouteError } from 'react-router'
import { ADMIN_HOME } from '../../domain/auth/admin-paths.ts'
import { Button, ButtonLink } from '../../web/ui/button.tsx'
import { NavigationProgress } from '../../web/ui/navigation-progress.tsx'
import { type LinkActions, LinkContext } from '../../web/ui/site-link.tsx'
import { Toaster } from '../../web/ui/toaster.tsx'
import { EmptyState } from '../ui/list-states.tsx'
import { PageHeader, useDocumentTitle } from '../ui/page-header.tsx'

/** What stands around every page of the admin, the login included. */
export function AdminRoot() {
  const { state } = useNavigation()
  return (
    <LinkContext value={useLinkActions()}>
      <NavigationProgress isPending={state !== 'idle'} />
      <Outlet />
      <Toaster />
      <ScrollRestoration />
    </LinkContext>
  )
}

/** Links that the admin shares with the site, followed by its own router. */
function useLinkActions(): LinkActions {
  const navigate = useNavigate()
  return useMemo(
    () => ({
      navigate: (href, { replace, keepScroll } = {}) =>
        void navigate(href, { replace, preventScrollReset: keepScroll }),
      prefetch: () => undefined,
    }),
    [navigate],
  )
}

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
